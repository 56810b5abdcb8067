/** What 'who', 'which' and 'whose' before a verb refer to: the name before them, or a noun that is somebody else. */
import type { NameRun } from './name-runs.ts';
import type { TextWord } from './sentences.ts';
import { PEOPLE, PERSON } from './tables/people-words.ts';
import { PASSIVES } from './tables/role-words.ts';
import { COMPANIONS } from './tables/companion-words.ts';

/** How far after the relative pronoun its verb may be: 'whose former finance director was later charged'. */
const CLAUSE_REACH = 7;
/** How many words a noun phrase before the pronoun may have: 'a much bigger local competitor which'. */
const NOUN_REACH = 6;

/**
 * Whether the verb at `verb` is part of a relative clause about somebody unnamed: 'a group whose founder was jailed',
 * 'Brown, whose partner was charged', 'Brown beat a rival who was banned'.
 */
export function isSaidOfAntecedent(words: readonly TextWord[], verb: number, names: readonly NameRun[]): boolean {
  if (isReduced(words, verb) && isNounBefore(words, verb, names)) return true;
  const from = Math.max(0, verb - CLAUSE_REACH);
  const at = words.slice(from, verb).findLastIndex(({ text }) => RELATIVES.has(text) || OWNERS.has(text));
  if (at < 0) return false;
  const relative = from + at;
  if (names.some(({ first }) => first > relative && first < verb)) return false;
  const isOpen = words.slice(relative + 1, verb + 1).some(({ isAfterPause }) => isAfterPause);
  if (isOpen) return false;
  if (OWNERS.has(words[relative]!.text) && isOfCompanion(words, relative, verb)) return true;
  return isNounBefore(words, relative, names);
}

/** 'A nurse accused of', 'a man wanted for': a participle right after a noun. */
function isReduced(words: readonly TextWord[], verb: number): boolean {
  const [noun, participle, link] = words.slice(verb - 1, verb + 2);
  // 'The man accused of' may well be the named one.
  if (words.slice(Math.max(0, verb - 4), verb).some(({ text }) => text === 'the')) return false;
  if (verb === 0 || !noun || !participle || participle.isAfterPause || !participle.text.endsWith('ed')) return false;
  return PARTICIPLE_LINKS.has(link?.text ?? '') && (PERSON.has(noun.text) || PEOPLE.has(noun.text));
}

const PARTICIPLE_LINKS: ReadonlySet<string> = new Set(['of', 'for', 'with', 'over']);

/** 'Whose directors', 'cuyo fundador': a separate person or company; not 'whose licence'. */
const isOfCompanion = (words: readonly TextWord[], relative: number, verb: number): boolean =>
  words.slice(relative + 1, verb).some(({ text }) => COMPANIONS.has(text) || COMPANIONS.has(text.replace(/s$/u, '')));

/** A noun with an article that follows neither a name with a comma nor a form of 'to be'. */
function isNounBefore(words: readonly TextWord[], relative: number, names: readonly NameRun[]): boolean {
  const noun = words[relative - 1];
  if (!noun || noun.isCapital || !names.some(({ last }) => last < relative)) return false;
  for (let at = relative - 1; at >= Math.max(0, relative - NOUN_REACH); at -= 1) {
    if (names.some(({ first, last }) => first <= at && at <= last)) return false;
    if (!ARTICLES.has(words[at]!.text)) continue;
    return (
      !words[at]!.isAfterPause && !LIKENESS.has(words[at - 1]?.text ?? '') && !PASSIVES.has(words[at - 1]?.text ?? '')
    );
  }
  return false;
}

const RELATIVES: ReadonlySet<string> = new Set('who which qui который которая которое которые'.split(' '));
const OWNERS: ReadonlySet<string> = new Set(
  'whose cuyo cuya cuyos cuyas cujo cuja cujos cujas dont deren dessen cui чей чья чьи'.split(' '),
);
const ARTICLES: ReadonlySet<string> = new Set(
  'a an the one another two three four five several some un una uno unos unas um uma une des ein eine einen einem einer eines'.split(
    ' ',
  ),
);
/** What follows them refers to the subject. */
const LIKENESS: ReadonlySet<string> = new Set([
  'as',
  'like',
  'remains',
  'became',
  'becomes',
  'como',
  'comme',
  'als',
  'come',
  'как',
]);

/** 'Brown, who was jailed in 2010', 'had been convicted': a verb that describes the past. */
export const isWhatWasBefore = (words: readonly TextWord[], verb: number): boolean =>
  words.slice(Math.max(0, verb - BACKGROUND_REACH), verb).some(({ text }) => BACKGROUND.has(text)) ||
  words.slice(Math.max(0, verb - 2), verb).some(({ text }) => text === 'had');

/** How far before its verb 'who' may be. */
const BACKGROUND_REACH = 4;
const BACKGROUND: ReadonlySet<string> = new Set('who which whom que qui der die который которая'.split(' '));
