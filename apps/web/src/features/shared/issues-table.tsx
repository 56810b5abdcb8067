import { likenessIn } from '@tamis/api/entities/likeness-text';
import { Button } from '@tamis/ui/button';
import { Panel } from '@tamis/ui/panel';
import { PersonName } from '@tamis/ui/person-name';
import Download from 'lucide-react/icons/download';
import { numberText } from './counts.ts';
import { Link } from './links.ts';
import { useSaveCsv } from './use-save-csv.ts';
import { type Issue, correctableRows, issueRows } from './issues-csv.ts';

interface IssuesTableProps {
  title: string;
  /** The header of the first column: what the file contains one below the other. */
  place?: string;
  /** The header of the second column. */
  what: 'Error' | 'Warning';
  issues: readonly Issue[];
  /** The total, if more were found than are listed here. */
  total?: number;
  fileName: string;
  /** The file that the rows are in, while the browser has it: they are saved with their own columns. */
  file?: File;
}

/** The rows of a file with their errors or warnings, scrolling within 14rem. */
export function IssuesTable({
  title,
  place = 'Row',
  what,
  issues,
  total = issues.length,
  fileName,
  file,
}: IssuesTableProps) {
  const save = useSaveCsv();
  return (
    <Panel
      title={title}
      count={total}
      actions={
        <Button
          variant="plain"
          size="sm"
          icon={<Download aria-hidden />}
          onPress={() =>
            save.mutate({ name: fileName, rows: () => (file ? correctableRows(file, issues) : issueRows(issues)) })
          }
        >
          {what} rows as CSV
        </Button>
      }
      footer={total > issues.length && `The first ${numberText(issues.length)} of ${numberText(total)} are shown.`}
    >
      {/* Scrollable by keyboard too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section tabIndex={0} aria-label={`Rows of ${title}`} className="max-h-56 overflow-auto -outline-offset-2">
        <table className="w-full text-13">
          <thead className="sticky top-0 bg-surface shadow-[inset_0_-1px_var(--border)]">
            <tr className="h-9 text-12 text-muted">
              <th scope="col" className="w-[72px] ps-4 pe-3 text-start font-medium">
                {place}
              </th>
              <th scope="col" className="pe-4 text-start font-medium">
                {what}
              </th>
            </tr>
          </thead>
          <tbody>
            {issues.map(({ row, message, content }, at) => (
              // A row may have several issues.
              // oxlint-disable-next-line react/no-array-index-key
              <tr key={at} className="border-t border-hairline first:border-t-0">
                <td className="py-2 ps-4 pe-3 align-top text-muted tabular">{row}</td>
                <td className="py-2 pe-4 wrap-anywhere">
                  <Message>{message}</Message>
                  {content && (
                    <div className="text-12 text-muted">
                      <bdi dir="ltr">{content}</bdi>
                    </div>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Panel>
  );
}

/** A message that names an entity links to it, so that the user can compare the two. */
function Message({ children }: { children: string }) {
  const likeness = likenessIn(children);
  if (!likeness) return <bdi dir="auto">{children}</bdi>;
  const { text, id, name } = likeness;
  return (
    <>
      {text}
      <Link to="/entity/$id" params={{ id: String(id) }}>
        {name === undefined ? id : <PersonName name={name} />}
      </Link>
      {name !== undefined && <span className="text-muted"> (ID {id})</span>}
    </>
  );
}
