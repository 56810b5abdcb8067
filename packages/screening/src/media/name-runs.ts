/** Names of any character in a sentence, recognised by capitals. */
import type { TextWord } from './sentences.ts';
import { isPlace } from './places.ts';
import { ACCUSED_TITLES, BYSTANDERS, NAME_PARTICLES, NO_NAMES, TITLES } from './tables/role-words.ts';

/** Words of a sentence that name somebody, from `first` to `last`, both inclusive, without titles. */
export interface NameRun {
  first: number;
  last: number;
}

/** From this share of capitalised words on, a headline capitalises every word, or its language every noun. */
const CAPITALS = { headline: 0.7, nouns: 0.34 } as const;
/** Function words of the language that capitalises nouns. */
const GERMAN: ReadonlySet<string> = new Set(
  'der das und hat wurde wird ist ein eine einen wegen gegen nach im dem mit vom zum'.split(' '),
);
/** Fewer words do not show the custom. */
const ENOUGH_WORDS = 3;
/**
 * The runs of capitals that name somebody. A single word at the beginning of a sentence does not count unless it is
 * known.
 */
export function nameRunsOf(words: readonly TextWord[], known: ReadonlySet<string>): NameRun[] {
  const share = capitalShare(words);
  if (share > CAPITALS.headline) return knownRunsOf(words, known);
  const shortest = share > CAPITALS.nouns && words.some(({ text }) => GERMAN.has(text)) ? 2 : 1;
  const runs: NameRun[] = [];
  for (let at = 0; at < words.length; at += 1) {
    if (!mayBegin(words[at]!)) continue;
    const last = endOfRun(words, at);
    const length = last - at + 1;
    const isAlone = length === 1 && at === 0 && !known.has(words[at]!.text);
    const isSomebody = !words.slice(at, last + 1).every(({ text }) => isPlace(text)) && !THINGS.has(words[last]!.text);
    const isInitial = length === 1 && words[at]!.text.length === 1;
    if (length >= shortest && !isInitial && !isAlone && isSomebody) runs.push({ first: at, last });
    at = last;
  }
  return runs;
}

/**
 * The last word of a thing that cannot act: 'the Cedar Prize', 'Harbour Bridge'; not one that is also a surname, like
 * Lake.
 */
const THINGS: ReadonlySet<string> = new Set(
  [
    'prize award awards medal trophy cup championship championships festival street road avenue square bridge river',
    'island islands airport station act week month year',
  ]
    .join(' ')
    .split(' '),
);

/** In a headline of capitals, only names from elsewhere in the article are recognised. */
function knownRunsOf(words: readonly TextWord[], known: ReadonlySet<string>): NameRun[] {
  const runs: NameRun[] = [];
  for (const [at, { text, isCapital, isAfterPause }] of words.entries()) {
    if (!isCapital || !known.has(text)) continue;
    const run = runs.at(-1);
    if (run?.last === at - 1 && !isAfterPause) run.last = at;
    else runs.push({ first: at, last: at });
  }
  return runs.filter(({ first, last }) => last > first || !isPlace(words[first]!.text));
}

/** The words of names that an article certainly mentions: two together. */
export function knownWordsOf(sentences: readonly (readonly TextWord[])[]): Set<string> {
  const known = new Set<string>();
  for (const words of sentences) {
    for (const { first, last } of nameRunsOf(words, known)) {
      if (last > first) for (const { text } of words.slice(first, last + 1)) if (text.length > 2) known.add(text);
    }
  }
  return known;
}

function capitalShare(words: readonly TextWord[]): number {
  const long = words.filter(({ text }, at) => at > 0 && text.length > 3);
  return long.length < ENOUGH_WORDS ? 0 : long.filter(({ isCapital }) => isCapital).length / long.length;
}

const mayBegin = ({ text, isCapital }: TextWord): boolean =>
  isCapital && !NO_NAMES.has(text) && !TITLES.has(text) && !BYSTANDERS.has(text) && !ACCUSED_TITLES.has(text);

/** The last word of the run: capitals, initials and quoted nicknames, with particles between them. */
function endOfRun(words: readonly TextWord[], first: number): number {
  let last = first;
  for (let at = first + 1; at < words.length; at += 1) {
    const word = words[at]!;
    if (word.isAfterPause || (words[last]!.isPossessive && at === last + 1)) break;
    if (isTitleOfNext(words, at)) break;
    if (word.isCapital && !NO_NAMES.has(word.text)) last = at;
    else if (!NAME_PARTICLES.has(word.text) || at - last > 2) break;
  }
  return last;
}

/** 'U.S. District Judge Ann Brown': the name begins after the title. */
const isTitleOfNext = (words: readonly TextWord[], at: number): boolean => {
  const next = words[at + 1];
  return next !== undefined && next.isCapital && !next.isAfterPause && INNER_TITLES.has(words[at]!.text);
};

const INNER_TITLES: ReadonlySet<string> = new Set([
  ...BYSTANDERS,
  ...'president minister senator mr mrs ms dr judge justice chief executive director governor general secretary chancellor captain'.split(
    ' ',
  ),
]);

/** Whether a name has two words that are neither a place nor common words, so certainly names somebody. */
export function isSomebody(words: readonly TextWord[], { first, last }: NameRun): boolean {
  const texts = words.slice(first, last + 1).map(({ text }) => text);
  return (
    texts.filter((text) => text.length > 2).length > 1 &&
    !texts.some((text) => COMMON.has(text)) &&
    !texts.every((text) => isPlace(text))
  );
}

/**
 * Capitalised, these words make a headline or a thing, not a name: 'Bank Employee', 'Specially Designated Nationals
 * List'.
 */
const COMMON: ReadonlySet<string> = new Set(
  [
    'employee employees friend friends boss brother brothers sister man men woman women leader leaders list games act',
    'papers office control assets son daughter wife husband company charged arrested jailed prominent top although',
  ]
    .join(' ')
    .split(' '),
);
