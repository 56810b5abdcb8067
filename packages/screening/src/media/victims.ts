/** Who suffered the deed in a sentence: shown by a word of harm before the name, or a clause after it. */
import type { NameRun } from './name-runs.ts';
import type { ReadSentence } from './read-article.ts';
import type { TextWord } from './sentences.ts';

/** Whether a sentence shows that the name was harmed. */
export function isHarmed({ sentence: { words }, contexts, verdicts }: ReadSentence, name: NameRun): boolean {
  const harms = contexts.filter(({ meaning }) => meaning === 'harms');
  const deeds = verdicts.filter(({ meaning }) => meaning === 'did');
  return isHarmedBefore(words, name, harms) || isHarmedInClause(words, name, [...harms, ...deeds]);
}

/** 'Hacked Northern Bank', 'murder of Ann Brown', but not 'hacked by Northern'. */
const isHarmedBefore = (
  words: readonly TextWord[],
  { first }: NameRun,
  harms: readonly { first: number; last: number }[],
): boolean =>
  harms.some(
    (harm) =>
      harm.last < first &&
      first - harm.last <= HARM_REACH &&
      words.slice(harm.last + 1, first).every(({ text, isAfterPause }) => text !== 'by' && !isAfterPause),
  );

/** How far before a name the harm done to it may be: 'defrauded the old Northern Bank'. */
const HARM_REACH = 4;

/** 'Northern Bank, whose clerk he had tricked', 'Ann Brown, whom they robbed'. */
function isHarmedInClause(words: readonly TextWord[], { last }: NameRun, deeds: readonly { first: number }[]): boolean {
  const opening = words[last + 1];
  if (!opening?.isAfterPause || !OBJECT_RELATIVES.has(opening.text)) return false;
  return deeds.some(({ first }) => {
    const clause = words.slice(last + 2, first);
    const isAnothers = clause.some(({ text }) => DOERS.has(text));
    return isAnothers && first - last <= CLAUSE_REACH && clause.every(({ isAfterPause }) => !isAfterPause);
  });
}

/** How far after the name the verb of its clause may be. */
const CLAUSE_REACH = 7;
const OBJECT_RELATIVES: ReadonlySet<string> = new Set(['whom', 'whose', 'which', 'that', 'who', 'que']);
const DOERS: ReadonlySet<string> = new Set(['he', 'she', 'they', 'il', 'elle', 'ils']);
