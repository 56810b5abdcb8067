/** The warning of an upload about a row that is similar to an existing entity. */
export const likenessText = (id: number, name: string): string => `${LIKENESS}${id}: ${name}`;

/** The entity that such a warning names, without a name in warnings of earlier versions. Undefined for other warnings. */
export function likenessIn(message: string): { text: string; id: number; name: string | undefined } | undefined {
  const found = PATTERN.exec(message)?.groups;
  return found && { text: LIKENESS, id: Number(found['id']), name: found['name'] };
}

const LIKENESS = 'Looks like a duplicate of entity ';
const PATTERN = new RegExp(`^${LIKENESS}(?<id>\\d+)(?:: (?<name>.+))?$`, 'u');
