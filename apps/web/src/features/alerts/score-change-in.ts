/** The two scores in 'Risk score changed from 38 (Low Risk) to 58 (Medium Risk).' */
export function scoreChangeIn(content: string): { before: number; after: number } | null {
  const found = /from (\d{1,3})\b.*? to (\d{1,3})\b/u.exec(content);
  return found ? { before: Number(found[1]), after: Number(found[2]) } : null;
}
