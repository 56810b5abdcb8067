/**
 * Names mentioned only because of another character whom the story accuses: a partner, the yacht's captain, a seller.
 */
import type { NameRun } from './name-runs.ts';
import type { ReadSentence } from './read-article.ts';
import type { TextWord } from './sentences.ts';
import { isAccusing } from './verdicts.ts';

/** Whether a sentence without an offence only states the name's connection with somebody else. */
export function isNamedForAnother(read: ReadSentence, name: NameRun): boolean {
  const { words } = read.sentence;
  if (read.offences.length > 0 || read.verdicts.some(({ meaning }) => isAccusing(meaning))) return false;
  // 'Suspended its supplier, Northern Timber' reports a measure against the supplier.
  return dealsWithAnother(words, name) || (read.stage === null && isSomebodys(words, name));
}

/** 'Ann Brown visits him', 'Ann Brown sold it to him': he is another. */
function dealsWithAnother(words: readonly TextWord[], { last }: NameRun): boolean {
  if (words[last]!.isPossessive) return false;
  const behind = words.slice(last + 1, last + 1 + DEALING_REACH);
  const end = behind.findIndex(({ isAfterPause }) => isAfterPause);
  const clause = end < 0 ? behind : behind.slice(0, end);
  return clause.some(({ text }) => OTHERS.has(text));
}

/** How far after a name the object of its verb may be. */
const DEALING_REACH = 5;
/** Not 'her', which may belong to what follows, nor 'them', which may be anybody. */
const OTHERS: ReadonlySet<string> = new Set(['him', 'ihn', 'ihm', 'lui', 'lhe', 'ему', 'йому']);

/** 'His former partner, Ann Brown', 'the yacht's captain, Ann Brown'; a comma may stand right before the name. */
function isSomebodys(words: readonly TextWord[], { first }: NameRun): boolean {
  const from = Math.max(0, first - POSSESSOR_REACH);
  const at = words
    .slice(from, first)
    .findLastIndex(({ text, isPossessive, isCapital }) => POSSESSIVES.has(text) || (isPossessive && !isCapital));
  return at >= 0 && words.slice(from + at + 1, first).every(({ isAfterPause }) => !isAfterPause);
}

/** 'His former business partner'. */
const POSSESSOR_REACH = 4;
const POSSESSIVES: ReadonlySet<string> = new Set(
  'his her their its su sus seu sua son sa ses leur sein seine ihr ihre suo sua'.split(' '),
);
