import { Banner } from '@tamis/ui/banner';
import { Panel } from '@tamis/ui/panel';
import { PersonName } from '@tamis/ui/person-name';
import { columnsOfHeader } from './csv-columns.ts';
import type { CsvPreview } from './csv-preview.ts';
import { headerProblems } from './header-problems.ts';

interface PreviewPanelProps {
  preview: CsvPreview | null;
  /** The server's message if it rejected the file, so that nothing is said twice. */
  refusal?: string;
}

/** The problems of the header, and the first rows as they will be read. */
export function PreviewPanel({ preview, refusal = '' }: PreviewPanelProps) {
  if (!preview) {
    return (
      <Banner tone="error" title="This file has no rows" live>
        Nothing in it can be read as a table.
      </Banner>
    );
  }
  const isTable = preview.header.length > 0;
  // The preview words each problem as the server does.
  const isNews = (text: string) => !refusal.includes(text);
  return (
    <>
      {preview.fault !== null && isNews(preview.fault) && (
        <Banner tone="error" title="This file cannot be imported" live>
          {preview.fault}
        </Banner>
      )}
      {isTable &&
        headerProblems(preview.header)
          .filter(({ text }) => isNews(text))
          .map(({ tone, text, advice }) => (
            <Banner
              key={text}
              tone={tone}
              title={tone === 'error' ? 'The header has a problem' : 'Unknown columns'}
              live
            >
              <span className="wrap-anywhere">
                {text} {advice}
              </span>
            </Banner>
          ))}
      {isTable && (
        <Panel title="Preview" meta={preview.shownText}>
          <PreviewTable preview={preview} />
        </Panel>
      )}
    </>
  );
}

function PreviewTable({ preview: { header, rows } }: { preview: CsvPreview }) {
  const columns = columnsOfHeader(header);
  return (
    // Scrollable sideways, by keyboard too.
    <section
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-label="First rows of the file"
      className="relative overflow-x-auto shade-cut -outline-offset-2"
    >
      <table className="w-full border-collapse text-13">
        <thead>
          <tr>
            {header.map((heading, at) => (
              <th
                // Two columns may have the same heading, so only their place identifies them.
                // oxlint-disable-next-line react/no-array-index-key
                key={at}
                scope="col"
                className="h-9 px-3 text-start text-12 font-medium whitespace-nowrap text-muted first:ps-4 last:pe-4"
              >
                <Heading text={heading} column={columns[at]} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={at} className="border-t border-hairline">
              {row.map((cell, column) => (
                // oxlint-disable-next-line react/no-array-index-key
                <td key={column} className="h-9 max-w-60 truncate px-3 whitespace-nowrap first:ps-4 last:pe-4">
                  <PersonName name={cell} isCut />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** A heading as in the file, with the column that it is read as, if the names differ. */
function Heading({ text, column }: { text: string; column: string | undefined }) {
  if (column === undefined) {
    return (
      <>
        <span className="block max-w-60 truncate font-mono line-through">{text || '(empty)'}</span>
        <span className="sr-only"> (not imported)</span>
      </>
    );
  }
  const isAlike = text.toLowerCase().replaceAll(/[\s_-]/gu, '') === column.toLowerCase();
  return (
    <span className="font-mono text-text">
      {text}
      {!isAlike && <span className="text-muted"> read as {column}</span>}
    </span>
  );
}
