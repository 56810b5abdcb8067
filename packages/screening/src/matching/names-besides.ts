/** Names that stand beside those that a person is called by, and so contradict no other: a first one that many bear, a husband's. */
import type { NameReading } from '../names/name-token.ts';
import type { Alignment } from './align.ts';
import { isAfter } from './reading-parts.ts';

/**
 * Whether a name has nothing of its own but a first one that many bear besides the name they are called by: José Daniel Ortega
 * is Daniel Ortega Saavedra.
 */
export function hasFirstNameBesides(
  { pairs, leftOver, rightOver }: Alignment,
  left: NameReading,
  right: NameReading,
): boolean {
  if (pairs.length < 2 || leftOver.length === 0 || rightOver.length === 0) return false;
  return (
    (isFirstNameBesides(left, leftOver) && rightOver[0] !== 0) ||
    (isFirstNameBesides(right, rightOver) && leftOver[0] !== 0)
  );
}
const isFirstNameBesides = ({ tokens }: NameReading, over: readonly number[]): boolean =>
  over.length === 1 && over[0] === 0 && besides.has(tokens[0]?.forms[0] ?? '');
const besides = new Set(['jose', 'maria', 'ma', 'joao']);

/**
 * Whether a Spanish woman bears her husband's family name behind her father's, where the other name has her mother's: Ana Julia
 * Guido de Romero is Ana Julia Guido Ochoa.
 */
export function hasHusbandsName(
  { pairs, leftOver, rightOver }: Alignment,
  left: NameReading,
  right: NameReading,
): boolean {
  if (pairs.length < 2 || leftOver.length !== 1 || rightOver.length !== 1) return false;
  if (!endsIn(left, leftOver) || !endsIn(right, rightOver)) return false;
  if (endsInHusbands(left) === endsInHusbands(right)) return false;
  return (
    pairs.every(({ left: [one], right: [other], similarity }) => one === other && similarity >= leastAlike) &&
    isWomans(left)
  );
}
const leastAlike = 0.9;
const endsIn = ({ tokens }: NameReading, [at]: readonly number[]): boolean => at === tokens.length - 1;
const endsInHusbands = ({ tokens }: NameReading): boolean => isAfter(tokens.at(-1)!, ['de']);
/** Told by her given names, which stand before her father's family name and the last word. */
const isWomans = ({ tokens }: NameReading): boolean => {
  const given = tokens.slice(0, Math.min(2, tokens.length - 2)).map(({ forms: [form = ''] }) => form);
  return !men.has(given[0]!) && (women.has(given[0]!) || given.some((form) => /[^aeiou]i?a$/.test(form)));
};
const women = new Set(
  'carmen isabel beatriz raquel pilar luz mercedes rosario dolores consuelo ines irene leonor esther ruth noemi marisol soledad guadalupe concepcion asuncion milagros nieves flor paz sol belen araceli maribel liz elizabeth margot judith edith denise ivonne nicole ingrid astrid miriam lourdes mirian'.split(
    ' ',
  ),
);
/** Whose second name may be Maria. */
const men = new Set('jose juan luis carlos jesus angel manuel miguel jorge pedro'.split(' '));
