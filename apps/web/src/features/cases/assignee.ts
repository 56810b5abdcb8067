/** The first two accounts have fixed labels. */
const ADMIN_ID = 1;
const ANALYST_ID = 2;

/** 'Admin', 'Analyst', 'User #7', or 'Unassigned'. */
export function assigneeText(id: number | null): string {
  if (id === null) return 'Unassigned';
  if (id === ADMIN_ID) return 'Admin';
  return id === ANALYST_ID ? 'Analyst' : `User #${id}`;
}

const UNASSIGNED = 'none';

/** The fixed choices: unassigned, Analyst, Admin. */
export const ASSIGNEES: readonly (number | null)[] = [null, ANALYST_ID, ADMIN_ID];

/** An assignee as the key of an option, and back. */
export const assigneeKey = (id: number | null): string => (id === null ? UNASSIGNED : String(id));
export const assigneeOf = (key: string): number | null => (key === UNASSIGNED ? null : Number(key));
