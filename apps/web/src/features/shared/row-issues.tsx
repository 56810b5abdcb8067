import type { Issue } from './issues-csv.ts';
import { IssuesTable } from './issues-table.tsx';

interface RowIssuesProps {
  errors: readonly Issue[];
  /** The number of rows with errors, if not all are listed. */
  refused?: number;
  warnings: readonly Issue[];
  /** The number of warnings, if not all are listed. */
  warned?: number;
  /** The beginning of the CSV files' names: 'import_issues.csv'. */
  prefix?: 'import' | 'owners';
  /** The file itself, while the browser has it. */
  file?: File;
}

/** The skipped and the doubtful rows of an imported file; nothing if there are none. */
export function RowIssues({ errors, refused, warnings, warned, prefix = 'import', file }: RowIssuesProps) {
  return (
    <>
      {errors.length > 0 && (
        <IssuesTable
          title="Import issues"
          what="Error"
          issues={errors}
          total={refused}
          fileName={`${prefix}_issues.csv`}
          file={file}
        />
      )}
      {warnings.length > 0 && (
        <IssuesTable
          title="Warnings"
          what="Warning"
          issues={warnings}
          total={warned}
          fileName={`${prefix}_warnings.csv`}
        />
      )}
    </>
  );
}
