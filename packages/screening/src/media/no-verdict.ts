/** Cases where an accusing or clearing phrase means neither: because of who says it, its voice, or how it continues. */
import type { FoundPhrase } from './phrases.ts';
import type { TextWord } from './sentences.ts';
import { DENYING, DETERMINERS, TARGET_ENDS } from './tables/aim-words.ts';
import { PASSIVES } from './tables/role-words.ts';

/** Whether the accusing phrase refers to somebody. */
export const isVerdict = (words: readonly TextWord[], phrase: FoundPhrase<string>): boolean =>
  !isOfNobody(words, phrase) && !isAdmission(words, phrase) && !isNoun(words, phrase);

/** 'Longer sentences for', 'in dawn raids': a noun where a verb would have an object. */
function isNoun(words: readonly TextWord[], { first, last }: FoundPhrase<string>): boolean {
  if (first !== last || !VERBS_OR_NOUNS.has(words[first]!.text)) return false;
  const [previous, next] = [words[first - 1], words[first + 1]];
  const hasObject = next !== undefined && !next.isAfterPause && !TARGET_ENDS.has(next.text);
  return previous !== undefined && !previous.isCapital && !hasObject;
}

const VERBS_OR_NOUNS: ReadonlySet<string> = new Set(['sentences', 'raids', 'arrests']);

/** 'Nobody has so far been arrested.' */
const isOfNobody = (words: readonly TextWord[], { first }: FoundPhrase<string>): boolean =>
  before(words, first, NOBODY_REACH).some(({ text }) => NOBODY.has(text));

const NOBODY_REACH = 6;
const NOBODY: ReadonlySet<string> = new Set(
  'nobody none one nadie ninguém personne niemand nessuno никто ніхто'.split(' '),
);

/** '“We were poor,” admitted the coach', 'the report was admitted as evidence': nobody admits a deed. */
function isAdmission(words: readonly TextWord[], { first }: FoundPhrase<string>): boolean {
  const [verb, next] = words.slice(first, first + 2);
  if (!ADMITS.has(verb!.text)) return false;
  const previous = words[first - 1];
  if (!previous) return false;
  if (PASSIVES.has(previous.text)) return true;
  const isSpeech = previous.isQuoted && !verb!.isQuoted;
  const isOfNext = next !== undefined && (next.isCapital || DETERMINERS.has(next.text));
  return isSpeech || (verb!.isAfterPause && isOfNext);
}

const ADMITS: ReadonlySet<string> = new Set(['admitted', 'admits', 'confessed', 'confesses']);

/**
 * Whether a clearing phrase is said by others about somebody: not by the accused, not a plea, not a cheque that
 * cleared.
 */
export function isClearing(words: readonly TextWord[], { first, last }: FoundPhrase<string>): boolean {
  const previous = words[first - 1]?.text ?? '';
  if (PLEAS.has(previous)) return false;
  if (before(words, first, CLAIM_REACH).some(({ text }) => CLAIMS.has(text))) return false;
  const isIntransitive = words[first]!.text === 'cleared' && HAVE.has(previous);
  return !isIntransitive || (words[last + 1] !== undefined && !words[last + 1]!.isAfterPause);
}

const PLEAS: ReadonlySet<string> = new Set('plead pleads pleaded pleading pled indicated entered'.split(' '));
const HAVE: ReadonlySet<string> = new Set(['has', 'have', 'had']);
const CLAIM_REACH = 8;
/** The accused says so. */
const CLAIMS: ReadonlySet<string> = new Set(
  'maintains maintain maintained maintaining insists insist insisted insisting protests protested claims claimed argues argued'.split(
    ' ',
  ),
);

/** 'Denies fraud', 'nega ter desviado': a denial means an accusation. */
export const denialsOf = (
  words: readonly TextWord[],
  offences: readonly FoundPhrase<string>[],
): FoundPhrase<'accused'>[] =>
  offences.flatMap(({ first, last }) => {
    const at = words.findIndex(
      ({ text }, place) => place < first && first - place <= DENIED_REACH && DENYING.has(text),
    );
    return at < 0 ? [] : [{ meaning: 'accused', first: at, last }];
  });

/** 'Denied any part in the theft'. */
const DENIED_REACH = 5;

/** 'Abandons its insider dealing case against Brown', 'would not seek a third trial of Brown', 'set aside the order against'. */
export function isEnded(words: readonly TextWord[], { first, last }: FoundPhrase<string>): boolean {
  if (!CASES.has(words[first]!.text) || (last === first && !CASES_ALONE.has(words[first]!.text))) return false;
  const from = Math.max(0, first - END_REACH);
  const ends = words.slice(from, first).findLastIndex((_, at) => isEnd(words, from + at));
  if (ends < 0) return false;
  const between = words.slice(from + ends + 1, first + 1);
  const isOneOfMany = words[first]!.text === 'charge' && between.some(({ text }) => ONE.has(text));
  return !isOneOfMany && between.every(({ text, isAfterPause }) => !isAfterPause && !TARGET_ENDS.has(text));
}

/** A verb that ends a case, if its subject can end one and does: not 'refused to drop'. */
function isEnd(words: readonly TextWord[], at: number): boolean {
  const { text } = words[at]!;
  const earlier = before(words, at, UNWILLING_REACH);
  if (UNSOUGHT.has(text)) return earlier.some((word) => NOT.has(word.text));
  const isVerb = ENDS.has(text) || THROWS.has(`${words[at - 1]?.text} ${text}`);
  return isVerb && !earlier.some((word) => NOT.has(word.text) || UNWILLING.has(word.text));
}

const UNWILLING_REACH = 4;
const UNWILLING: ReadonlySet<string> = new Set(
  'refuse refuses refused reject rejects rejected bid bids attempt attempts fails failed fail wants want asked asks asking seeks sought motion urge urges urged try tries tried loses lost'.split(
    ' ',
  ),
);
const THROWS: ReadonlySet<string> = new Set([
  'throws out',
  'threw out',
  'thrown out',
  'strikes out',
  'struck out',
  'sets aside',
  'set aside',
]);

/** 'Dropped a third-degree charge': others remain. */
const ONE: ReadonlySet<string> = new Set(['a', 'an', 'one', 'some']);

const END_REACH = 6;
const CASES: ReadonlySet<string> = new Set(
  [
    'case charge charges prosecution investigation investigations inquiry probe indictment lawsuit suit complaint trial',
    'sanctions conviction convictions ban penalty fine asset travel claims allegations',
    'investigación acusación juicio causa denuncia querella inquérito acusação enquête information plainte',
    'anklage ermittlungen ermittlungsverfahren verfahren inchiesta indagine processo уголовное кримінальне обвинение',
  ]
    .join(' ')
    .split(' '),
);
/** Nouns that are an accusation even without a following word. */
const CASES_ALONE: ReadonlySet<string> = new Set(['charges', 'indictment', 'anklage', 'ermittlungen', 'обвинение']);
const ENDS: ReadonlySet<string> = new Set(
  [
    'drop drops dropped abandon abandons abandoned withdraw withdraws withdrew shelve shelves shelved scrap scraps scrapped',
    'discontinue discontinues discontinued dismiss dismisses dismissed quash quashes quashed overturn overturns overturned',
    'annul annuls annulled lift lifts lifted closes closed halts halted',
    'archiva archivó archivan archivar arquiva arquivou anula anuló revoca revocó abandonne abandonné classe annule annulé',
    'archivia annulla revocato прекратил прекратила прекратило прекратили прекращено закрыл закрыла закрыли закрив закрила закрило закрили',
  ]
    .join(' ')
    .split(' '),
);
const UNSOUGHT: ReadonlySet<string> = new Set('seek seeking pursue pursuing press bring face stand faces'.split(' '));
const NOT: ReadonlySet<string> = new Set(['not', 'never', 'longer', "won't"]);

const before = (words: readonly TextWord[], at: number, reach: number): readonly TextWord[] =>
  words.slice(Math.max(0, at - reach), at);
