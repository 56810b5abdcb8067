/** Recognises offices in the text of a position, in the languages of tables/offices.ts. */

import { words } from './words.ts';
import { ADVISER, FORMER, type Office, OFFICES, RELATIVE } from './tables/offices.ts';

/** The content of a position's text; the office is undefined if none is recognised. */
export interface ReadPosition {
  office?: Office;
  former: boolean;
  relative: boolean;
  adviser: boolean;
}

/**
 * The positions in a text: one for each part between commas, semicolons, strokes or 'and'. A relative alone ('wife of
 * X, Minister') belongs to the next office; 'retired' alone to the previous one.
 */
export function readPositions(text: string): ReadPosition[] {
  const positions: ReadPosition[] = [];
  let relativeWaits = false;
  for (const clause of text.split(CLAUSE_END).map(words)) {
    const office = officeOf(clause);
    const former = says(clause, formerPhrases) && !says(clause, formerNames);
    const relative = says(clause, relativePhrases);
    const before = positions.at(-1);
    if (office || (relative && former)) {
      positions.push({ office, former, relative: relative || relativeWaits, adviser: says(clause, adviserPhrases) });
      relativeWaits = false;
    } else if (relative) relativeWaits = true;
    else if (former && before && clause.length <= BARE_WORDS) before.former = true;
  }
  if (relativeWaits) positions.push({ former: false, relative: true, adviser: false });
  return positions;
}

/** Whether a text names a public office, for a party that nobody has marked as politically exposed. */
export function namesPublicOffice(position: string): boolean {
  return readPositions(position).some(({ office }) => office !== undefined);
}

const CLAUSE_END = /[,;/|\n•،؛、]|\s(?:and|et|und|y|e|и)\s|\.\s+(?=\p{Lu})/u;
/** 'now retired' refers to the previous position; anything longer refers to something else. */
const BARE_WORDS = 2;

/** The first matching row: the rows are in order of exposure, and 'Speaker of Parliament' is also a member. */
function officeOf(clause: readonly string[]): Office | undefined {
  return offices.find(({ any, unless }) => says(clause, any) && !says(clause, unless))?.office;
}

/** One phrase of the table: a test for each of its words. */
interface Phrase {
  tests: readonly ((word: string) => boolean)[];
  whole: boolean;
}

/**
 * Phrases by their first word if it has no wildcard, so that each word is tested only against phrases that it can
 * begin.
 */
interface Phrases {
  byFirstWord: Map<string, Phrase[]>;
  open: Phrase[];
}

function phrases(text: string): Phrases {
  const book: Phrases = { byFirstWord: new Map(), open: [] };
  for (const entry of text.split('|')) {
    const whole = entry.startsWith('=');
    const patterns = entry.slice(whole ? 1 : 0).split(' ');
    const phrase = { whole, tests: patterns.map(wordTest) };
    const first = patterns[0]!.includes('*') ? undefined : words(patterns[0]!)[0];
    if (first === undefined) book.open.push(phrase);
    else book.byFirstWord.set(first, [...(book.byFirstWord.get(first) ?? []), phrase]);
  }
  return book;
}

function wordTest(pattern: string): (word: string) => boolean {
  const stem = words(pattern).join('');
  const [open, close] = [pattern.startsWith('*'), pattern.endsWith('*')];
  if (open && close) return (word) => word.includes(stem);
  if (open) return (word) => word.endsWith(stem);
  return close ? (word) => word.startsWith(stem) : (word) => word === stem;
}

function says(clause: readonly string[], { byFirstWord, open }: Phrases): boolean {
  const beginsAt =
    (at: number) =>
    ({ whole, tests }: Phrase) =>
      (!whole || tests.length === clause.length) &&
      at + tests.length <= clause.length &&
      tests.every((test, offset) => test(clause[at + offset]!));
  return clause.some((word, at) => byFirstWord.get(word)?.some(beginsAt(at)) || open.some(beginsAt(at)));
}

const offices = OFFICES.map(({ office, any, unless }) => ({
  office,
  any: phrases(any),
  unless: unless === undefined ? { byFirstWord: new Map(), open: [] } : phrases(unless),
}));
const relativePhrases = phrases(RELATIVE);
const formerPhrases = phrases(FORMER);
const adviserPhrases = phrases(ADVISER);
/** Names of countries that begin with 'former'. */
const formerNames = phrases('former yugoslav');
