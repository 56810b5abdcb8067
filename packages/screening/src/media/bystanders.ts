/**
 * Names in a crime story that have no part in the crime, recognised by a title, an apposition, or the verb after the
 * name.
 */
import type { NameRun } from './name-runs.ts';
import type { TextWord } from './sentences.ts';
import { spellingsOf } from './phrases.ts';
import {
  ACCUSED_TITLES,
  ARABIC_BYSTANDERS,
  BYSTANDERS,
  HAN_BYSTANDERS,
  HARMLESS_VERBS,
  KIN,
  PASSIVES,
  SPEAKERS,
  SUFFERED_OR_THANKED,
  TITLES,
} from './tables/role-words.ts';
import { ACCUSING_VERBS, DETERMINERS } from './tables/aim-words.ts';
import { isBodyWord } from './context.ts';
import { PUBLIC_BODY_WORDS } from './tables/context-phrases.ts';

/**
 * How a name is shown to be a bystander's. An office or kinship is more reliable than a single deed. Being mentioned
 * only because of another character counts only if that one is accused.
 */
export type Harmless = 'by title' | 'by deed' | 'for another';

/** How many words before a name its title may begin: 'senior prosecutor at large Ann Brown'. */
const TITLE_REACH = 3;
/** The maximum number of words in a phrase between commas. */
const APPOSITION_REACH = 14;
/** How many of its words are checked for a title: 'Ann Brown, one of the victims'. */
const APPOSITION_TITLE_REACH = 6;
/** How far after the name, or its apposition, the verb may be: 'Brown then calmly told'. */
const VERB_REACH = 3;

/** 'Fraudster Brown', 'convicted drug smuggler Brown', 'jailed financier Brown'. */
export function isAccusedByTitle(words: readonly TextWord[], { first }: NameRun): boolean {
  const [before, further] = wordsBefore(words, first).toReversed();
  if (!before || before.isPossessive) return false;
  return ACCUSED_TITLES.has(before.text) || (further !== undefined && ACCUSED_ADJECTIVES.has(further.text));
}

const ACCUSED_ADJECTIVES: ReadonlySet<string> = new Set(
  'convicted jailed accused indicted disgraced sanctioned blacklisted suspected alleged wanted imprisoned fugitive'.split(
    ' ',
  ),
);

/** Null if nothing shows that the name is a bystander's. */
export function harmlessnessOf(words: readonly TextWord[], name: NameRun): Harmless | null {
  if (isBody(words, name) || hasTitleBefore(words, name) || hasTitleBehind(words, name)) return 'by title';
  if (accuses(words, name.last + 1) || fightsCrime(words, name)) return 'by title';
  return doesNoHarm(words, name) ? 'by deed' : null;
}

/** 'His lawyer, Ann Brown', 'Ann Brown, a spokeswoman': when such people deny something, others are accused of it. */
export const speaksForAnother = (words: readonly TextWord[], name: NameRun): boolean =>
  harmlessnessOf(words, name) === 'by title' &&
  words
    .slice(Math.max(0, name.first - TITLE_REACH), name.last + 1 + TITLE_REACH)
    .some(({ text }) => SPEAKERS.has(text));

/** 'Southwark Crown Court', 'Serious Fraud Office'. */
export const isBody = (words: readonly TextWord[], { first, last }: NameRun): boolean =>
  words.slice(first, last + 1).some(({ text }, at) => isBodyWord(text, at));

function wordsBefore(words: readonly TextWord[], first: number): readonly TextWord[] {
  const from = Math.max(0, first - TITLE_REACH);
  const pauseAt = words.slice(from, first).findLastIndex(({ isAfterPause }) => isAfterPause);
  return words.slice(pauseAt < 0 ? from : from + pauseAt, first);
}

function hasTitleBefore(words: readonly TextWord[], { first, last }: NameRun): boolean {
  if (last > first && isBystanders(words[first]!.text)) return true;
  const title = wordsBefore(words, first).findLast(({ text }) => !TITLES.has(text) || BYSTANDERS.has(text));
  if (title && (isBystanders(title.text) || KIN.has(title.text))) return true;
  if (wordsBefore(words, first).some(({ text }) => isArabicBystander(text))) return true;
  if (isApposed(words, first)) return true;
  const close = words
    .slice(Math.max(0, first - TITLE_REACH), first)
    .map(({ text }) => text)
    .join('');
  return HAN_BYSTANDERS.some((title) => close.endsWith(title));
}

/** 'The spokesman of the authority Ann Brown' has nothing between 'authority' and the name. */
const isArabicBystander = (text: string): boolean => spellingsOf(text).some((one) => ARABIC_BYSTANDERS.has(one));

const isBystanders = (text: string): boolean =>
  spellingsOf(text).some((one) => BYSTANDERS.has(one)) || isArabicBystander(text);

/** 'The lead prosecutor, Ann Brown', 'one of the victims, the teacher Ann Brown': the title is before the comma. */
function isApposed(words: readonly TextWord[], first: number): boolean {
  const pauseAt = words.findLastIndex(
    ({ isAfterPause }, at) => isAfterPause && at <= first && first - at <= TITLE_REACH,
  );
  if (pauseAt <= 0) return false;
  const from = Math.max(0, pauseAt - TITLE_REACH);
  const before = words.slice(from, pauseAt);
  const startAt = before.findLastIndex(({ isAfterPause }) => isAfterPause);
  return before
    .slice(Math.max(0, startAt))
    .some(({ text }, at, all) => isBystanders(text) || (KIN.has(text) && at === all.length - 1));
}

/** 'Ann Brown, a lawyer at Northern Bank, ...', 'Ann Brown QC'. */
function hasTitleBehind(words: readonly TextWord[], { last }: NameRun): boolean {
  if (words[last]!.isPossessive) return false;
  if (BYSTANDERS.has(words[last]?.text ?? '')) return true;
  if (isOfBody(words, last)) return true;
  const next = words[last + 1];
  if (!next?.isAfterPause) return next !== undefined && next.isCapital && BYSTANDERS.has(next.text);
  const apposition = words.slice(last + 1, last + 1 + APPOSITION_TITLE_REACH);
  const end = apposition.findIndex(({ isAfterPause }, at) => at > 0 && isAfterPause);
  const whoAt = apposition.findIndex(({ text }) => RELATIVES.has(text));
  const opening = apposition.slice(0, Math.min(...[end, whoAt].filter((at) => at >= 0), apposition.length));
  return opening.some(({ text }) => BYSTANDERS.has(text)) && !opening.some(({ text }) => ACCUSED_TITLES.has(text));
}

/** 'Ann Brown of the authority'. */
const isOfBody = (words: readonly TextWord[], last: number): boolean =>
  BELONGS.has(words[last + 1]?.text ?? '') &&
  words.slice(last + 2, last + 5).some(({ text, isAfterPause }) => !isAfterPause && PUBLIC_BODY_WORDS.has(text));

const BELONGS: ReadonlySet<string> = new Set(['of', 'at', 'from', 'for']);

/** After these words another is the subject: 'Ann Brown, whom prosecutors accuse'. */
const RELATIVES: ReadonlySet<string> = new Set(
  'who whom whose which where when que qui dont der die das che который которая'.split(' '),
);

function doesNoHarm(words: readonly TextWord[], { first, last }: NameRun): boolean {
  const before = words[first - 1]?.text ?? '';
  if (!words[first]!.isAfterPause && SPEECH_BEFORE.has(before)) return true;
  if (before === 'to' && words[first - 2]?.text === 'according') return true;
  if (words[last]!.isPossessive) return false;
  if (isFoundHarmed(words, last + 1)) return true;
  // 'A chemist formerly employed by Northern Mining said' is not a statement by the company.
  if (isBehindNoun(words, first)) return false;
  return [last + 1, behindApposition(words, last)].some((at) => at > 0 && opensHarmlessly(words, at));
}

/** 'A clerk of', 'a laboratory at', 'employed by': somebody other than the name is the subject. */
function isBehindNoun(words: readonly TextWord[], first: number): boolean {
  const [noun, link] = words.slice(Math.max(0, first - 2), first);
  if (link === undefined || !NOUN_LINKS.has(link.text) || words[first]!.isAfterPause || noun!.isCapital) return false;
  // 'The owner of Northern Mining said' does count.
  const one = noun!.text.replace(/s$/u, '');
  return !BYSTANDERS.has(one) && !TITLES.has(one);
}

const NOUN_LINKS: ReadonlySet<string> = new Set([
  'of',
  'by',
  'at',
  'for',
  'from',
  'with',
  'de',
  'von',
  'du',
  'da',
  'di',
]);

/** 'Brown accuses', 'Brown sued his', 'Brown arrested Smith'; not 'Brown charged with'. */
function accuses(words: readonly TextWord[], at: number): boolean {
  const [verb, next] = words.slice(at, at + 2);
  if (!verb || verb.isAfterPause) return false;
  if (ACCUSING_VERBS.has(verb.text)) return true;
  return (
    ACCUSED_OTHERS.has(verb.text) &&
    next !== undefined &&
    !next.isAfterPause &&
    (next.isCapital || DETERMINERS.has(next.text))
  );
}

const ACCUSED_OTHERS: ReadonlySet<string> = new Set(
  'accused sued fined charged arrested sentenced convicted jailed investigated suspended banned raided sacked fired indicted prosecuted'.split(
    ' ',
  ),
);

/** 'They saw Brown shot.' */
const isFoundHarmed = (words: readonly TextWord[], at: number): boolean =>
  words[at] !== undefined &&
  words[at + 1] === undefined &&
  !words[at].isAfterPause &&
  SUFFERED_OR_THANKED.has(words[at].text);

const SPEECH_BEFORE: ReadonlySet<string> = new Set(
  [
    'said says writes adds told explains dijo explicó afirmó señaló aseguró dice disse afirmou explicou diz explique',
    'affirme estime précise assure souligne indique sagte sagt erklärte erklärt betonte spiega racconta commenta сказал',
    'сказала заявил заявила сообщил сообщила отметил отметила считает сказав заявив зазначив зазначила',
  ]
    .join(' ')
    .split(' '),
);

/** The position where the sentence continues after a phrase between commas, or -1. */
function behindApposition(words: readonly TextWord[], last: number): number {
  if (!words[last + 1]?.isAfterPause) return -1;
  const end = words.slice(last + 2, last + 2 + APPOSITION_REACH).findIndex(({ isAfterPause }) => isAfterPause);
  return end < 0 ? -1 : last + 2 + end;
}

/** 'Brought down a gang', 'led the team that seized': the work of police and prosecutors. */
function fightsCrime(words: readonly TextWord[], { last }: NameRun): boolean {
  const starts = [last + 1, last + 2, behindApposition(words, last)];
  return starts.some((at) => {
    const [verb = '', next = ''] = [words[at]?.text, words[at + 1]?.text];
    const isLeading = LEADING.has(verb) && words.slice(at + 1, at + 5).some(({ text }) => LED_BY_POLICE.has(text));
    return isLeading || CRIME_FIGHTING.has(`${verb} ${next}`);
  });
}

const CRIME_FIGHTING: ReadonlySet<string> = new Set([
  'brought down',
  'brought to',
  'broke up',
  'took down',
  'put away',
  'tracked down',
  'cracked down',
  'busted a',
]);
const LEADING: ReadonlySet<string> = new Set(['led', 'leads', 'headed', 'heads', 'ran', 'directed', 'coordinated']);
const LED_BY_POLICE: ReadonlySet<string> = new Set(
  'team operation investigation inquiry probe raid case prosecution unit squad campaign fight study search rescue'.split(
    ' ',
  ),
);

/** 'Who had calmly told', 'was robbed'. */
function opensHarmlessly(words: readonly TextWord[], from: number): boolean {
  let isPassive = false;
  for (const { text, isAfterPause } of words.slice(from, from + VERB_REACH)) {
    if (isAfterPause && isPassive) return false;
    if (PASSIVES.has(text)) isPassive = true;
    else if ((isPassive ? SUFFERED_OR_THANKED : HARMLESS_VERBS).has(text)) return true;
  }
  return false;
}
