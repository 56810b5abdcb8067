/** Whole personal names that lost all their spaces (KARIMOVAGULNORA), split by the known names that they consist of. */
import { endingLength } from './name-endings.ts';
import { kinOf } from './nicknames.ts';
import { isFrequentName } from '../rarity.ts';
import { remembered } from '../remembered.ts';
import { nameWord, type Word } from '../word.ts';

const mayBeRunTogether = /^[a-z]{12,40}$/;
const MIN_PART_LENGTH = 4;
const MAX_PARTS = 6;
/** Short parts that stand between or before others. */
const between = new Set(['al', 'el', 'bin', 'ibn', 'ben', 'abu', 'abd', 'din', 'van', 'der', 'von', 'del', 'ali']);
/**
 * Each known part counts the square of its length. Each part also costs this much, so that names are not chopped up.
 */
const costOfPart = 8;

const isKnown = remembered((part) => {
  if (part.length < MIN_PART_LENGTH) return between.has(part);
  const stem = part.length - endingLength(part);
  return isFrequentName(part) || kinOf(part).size > 0 || (stem < part.length && isFrequentName(part.slice(0, stem)));
});

interface Split {
  parts: readonly string[];
  worth: number;
}

/**
 * The words of the name, and a second reading with run-together words split; only the words themselves if there are
 * none.
 */
export function withRunTogetherApart(words: Word[]): Word[][] {
  const [only] = words;
  const spelling = only?.forms[0] ?? '';
  if (words.length !== 1 || only?.isSyllabic || !mayBeRunTogether.test(spelling)) return [words];
  const parts = partsOf(spelling);
  return parts.length < 2 ? [words] : [words, parts.map((text) => nameWord(text))];
}

/** The parts with the most known letters, at most one of them unknown; none if there is no such split. */
const partsOf = remembered((spelling): readonly string[] => {
  if (isKnown(spelling)) return [];
  /** The best splits up to each letter: with known parts only, and with one unknown part. */
  const best: [Split | undefined, Split | undefined][] = [[{ parts: [], worth: 0 }, undefined]];
  for (let end = 1; end <= spelling.length; end++) {
    const here: [Split | undefined, Split | undefined] = [undefined, undefined];
    for (let start = 0; start <= end - 2; start++) {
      const part = spelling.slice(start, end);
      const known = isKnown(part);
      for (const hasUnknown of [0, 1] as const) {
        const before = best[start]?.[hasUnknown];
        if (!before || before.parts.length === MAX_PARTS) continue;
        if (known) keepBetter(here, hasUnknown, before, part, part.length ** 2 - costOfPart);
        else if (hasUnknown === 0 && part.length >= MIN_PART_LENGTH) keepBetter(here, 1, before, part, -costOfPart);
      }
    }
    best.push(here);
  }
  const [whole, withUnknown] = best[spelling.length]!;
  const split = whole ?? withUnknown;
  return split && split.parts.some((part) => part.length > MIN_PART_LENGTH && isKnown(part)) ? split.parts : [];
});

function keepBetter(
  here: [Split | undefined, Split | undefined],
  at: 0 | 1,
  { parts, worth }: Split,
  part: string,
  more: number,
): void {
  const known = here[at];
  if (!known || worth + more > known.worth) here[at] = { parts: [...parts, part], worth: worth + more };
}
