/**
 * Words of organisation names that lost the space between them, if one of them is known: a small word, a number, a
 * form, a part of a phrase.
 */
import { companyKeysOf, companyPartsBeside, companyWord, mayBeInPhrase, placeOf } from './company-words.ts';
import { flatMap } from '../flat-map.ts';
import { isLegalAsWritten, isLegalWord, legalKeysOf, legalPartsBeside, mayBeInLegalForm } from './legal-forms.ts';
import { isOrdinaryWord } from './ordinary-words.ts';
import { isFrequentName } from '../rarity.ts';
import { remembered } from '../remembered.ts';
import { ownValue } from '../../own-value.ts';
import { mainForm, nameWord, respelled, type Word } from '../word.ts';

/** Small words that the previous or next word was joined to. */
const smallWords = ['and', 'of', 'de', 'for', 'und', 'et', 'in'];
/** Legal words long enough to be recognised at the end or beginning of another word. */
const legalEnds = [
  'company',
  'limited',
  'corporation',
  'public',
  'otvetstvennostyu',
  'otvetstvennostiu',
  'incorporated',
  'obshchestvo',
  'gmbh',
];
const MIN_HEAD_LENGTH = 4;
const MIN_TAIL_LENGTH = 3;
const MIN_REST_LENGTH = 3;
const MIN_JOINED_LENGTH = 6;

const numbered = /^(\d+(?:st|nd|rd|th)?)([a-z]{5,})$/;
const numberedEnd = /^([a-z]{5,})(\d+[a-z]+)$/;

/** Short forms at the end of a name that lost all its spaces, after a shared word. */
const closingForm = /^(.{8,}?)(fze|fzco|fzc|llc|ltd|limited|gmbh|inc|plc|jsc|sarl|srl|ltda|sadecv|dmcc|wll|bv|nv|ag)$/;
const MIN_SHARED_LENGTH = 5;

type Parts = [string, string];

/** Two forms that together are too short to be searched for others. */
const shortForms: Readonly<Record<string, Parts>> = {
  coltd: ['co', 'ltd'],
  collc: ['co', 'llc'],
  coinc: ['co', 'inc'],
  cokg: ['co', 'kg'],
};

/**
 * The words of a word that lost a space (Managementand, Ofeast, Zenitpublic, 110thresearch); undefined for any other.
 */
function spaceLost(spelling: string, { spellings, at, keys }: Place): readonly string[] | undefined {
  if (spelling.length < MIN_JOINED_LENGTH) return ownValue(shortForms, spelling);
  const parts = partsOf(spelling);
  if (parts.length > 0 && (parts[1] !== 'public' || isLegalStart(spellings[at + 1]))) return parts;
  const beforeLimited = closingLimited.has(spellings[at + 1] ?? '') ? partsBeforeLimited(spelling) : [];
  if (beforeLimited.length > 0) return beforeLimited;
  if (spellings.length < 2 || !isUnknown(spelling)) return undefined;
  const { company, legal } = keys();
  return companyPartsBeside(company, at, spelling) ?? legalPartsBeside(legal, at, spelling);
}

/** A shared word and the first part of a form: ExportCo., Ltd. */
const partsBeforeLimited = (spelling: string): string[] => {
  const head = spelling.endsWith('co') ? spelling.slice(0, -2) : '';
  return head.length >= MIN_HEAD_LENGTH && mayBeInPhrase(head) && companyWord(head) ? [head, 'co'] : [];
};
const closingLimited: ReadonlySet<string> = new Set(['ltd', 'limited']);

/** The place of a word in a name. */
interface Place {
  spellings: readonly string[];
  at: number;
  keys: () => Record<'company' | 'legal', readonly string[]>;
}

/** The parts of a word that are recognised without its neighbours; none for most words. */
const partsOf = remembered((spelling): readonly string[] => {
  const [, ...parts] = numbered.exec(spelling) ?? numberedEnd.exec(spelling) ?? [];
  if (parts.length > 0) return /^\d+[a-z]/.test(parts[0]!) || parts.some(isShared) ? parts : [];
  if (isFrequentName(spelling) || isLegalWord(spelling)) return [];
  const forms = bothForms(spelling);
  if (forms.length > 0 || isShared(spelling)) return forms;
  const run = runTogether(spelling);
  if (run.length > 0) return run;
  if (/^[a-z]+$/.test(spelling))
    for (const small of smallWords) {
      const head = spelling.endsWith(small) ? spelling.slice(0, -small.length) : '';
      if (head.length >= MIN_HEAD_LENGTH && small !== 'in' && isShared(head)) return [head, small];
      const tail = spelling.startsWith(small) ? spelling.slice(small.length) : '';
      if (tail.length >= MIN_TAIL_LENGTH && isKnown(tail) && (small !== 'in' || isPlace(tail))) return [small, tail];
    }
  for (const legal of legalEnds) {
    const head = spelling.endsWith(legal) ? spelling.slice(0, -legal.length) : '';
    if (head.length >= MIN_REST_LENGTH) return [head, legal];
    const tail = spelling.startsWith(legal) ? spelling.slice(legal.length) : '';
    if (tail.length >= MIN_REST_LENGTH && legal !== 'public' && legal !== 'gmbh') return [legal, tail];
  }
  return [];
});

/** PETROKAVIRTRADINGFZE: a whole name, recognised by its form and the word before it. */
function runTogether(spelling: string): string[] {
  const [, name = '', form = ''] = closingForm.exec(spelling) ?? [];
  for (let cut = MIN_HEAD_LENGTH; cut <= name.length - MIN_SHARED_LENGTH; cut++) {
    const shared = name.slice(cut);
    if (companyWord(shared)) return [name.slice(0, cut), shared, form];
  }
  return [];
}

/** A shorter word is probably coined. */
const MIN_OF_MANY_LENGTH = 14;
const MIN_WORDS_OF_MANY = 3;
const MAX_OF_MANY_LENGTH = 40;

/**
 * The words of a name that was written as one (Blackseagrainterminal), all of them words that companies share or
 * choose; [] for any other word.
 */
export const wordsOfMany = remembered((spelling): readonly string[] => {
  if (
    spelling.length < MIN_OF_MANY_LENGTH ||
    spelling.length > MAX_OF_MANY_LENGTH ||
    !/^[a-z]+$/.test(spelling) ||
    isShared(spelling)
  )
    return [];
  // The fewest words that reach each letter.
  const found: (readonly string[] | undefined)[] = [[]];
  for (let end = MIN_REST_LENGTH; end <= spelling.length; end++)
    for (let start = 0; start <= end - MIN_REST_LENGTH; start++) {
      const [before, others] = [found[start], found[end]];
      if (!before || (others && others.length <= before.length + 1)) continue;
      const word = spelling.slice(start, end);
      if (isOfMany(word)) found[end] = [...before, word];
    }
  const words = found[spelling.length] ?? [];
  return words.length >= MIN_WORDS_OF_MANY && isShared(words.at(-1)!) ? words : [];
});
const isOfMany = (word: string): boolean => isOrdinaryWord(word) || (word.length > MIN_REST_LENGTH && isShared(word));

/** PTELTD, SDNBHD, ENTERPRISEFZE: two forms, of which the first is short and known to precede another, or is long. */
function bothForms(spelling: string): string[] {
  const [, short, form] = /^(pte|pty|pvt|sdn|co)(ltd|limited|bhd|sarl|gmbh)$/.exec(spelling) ?? [];
  if (short && form) return [short, form];
  for (let cut = MIN_FORM_LENGTH; cut <= spelling.length - 2; cut++) {
    const [head, tail] = [spelling.slice(0, cut), spelling.slice(cut)];
    // Tests the tail first: tails are endings of many words, so most are cached.
    if (isLegalAsWritten(tail) && isLegalWord(head) && !isLongerForm(head)) return [head, tail];
  }
  return [];
}
/** Companyr is 'company' and a letter that belongs to the next word. */
const isLongerForm = (head: string): boolean =>
  !isLegalAsWritten(head) && legalEnds.some((form) => head.startsWith(form));
/** Trustco is not a trust. */
const MIN_FORM_LENGTH = 7;

/**
 * Whether no table has the word, which may then contain a part of a phrase: Obninskresearch and Production Enterprise,
 * Real Estatecenter.
 */
const isUnknown = remembered(
  (spelling) =>
    /^[a-z]{7,40}$/.test(spelling) &&
    !isFrequentName(spelling) &&
    !isOrdinaryWord(spelling) &&
    !mayBeInPhrase(spelling) &&
    !mayBeInLegalForm(spelling),
);
const isShared = (spelling: string): boolean => companyWord(spelling) !== undefined || isLegalWord(spelling);
const isKnown = (spelling: string): boolean =>
  spelling.length > MIN_TAIL_LENGTH || mayBeInPhrase(spelling) ? isShared(spelling) : false;
const isPlace = (spelling: string): boolean => spelling.length > MIN_TAIL_LENGTH && placeOf(spelling) !== undefined;
const isLegalStart = (spelling: string | undefined): boolean =>
  spelling === 'joint' || spelling === 'limited' || spelling === 'company';

/** The minimum length of a word without the 'and' after it or the article before it (Caprikatand, Thebest). */
const MIN_GLUED_LENGTH = 7;

/** The words with lost spaces restored. */
export function withSpaces(words: readonly Word[]): Word[] {
  const spellings = words.map(mainForm);
  let known: ReturnType<Place['keys']> | undefined;
  const keys = () => (known ??= { company: companyKeysOf(spellings), legal: legalKeysOf(spellings) });
  return flatMap(words, (word, at) => {
    const spelling = spellings[at]!;
    const parts = spaceLost(spelling, { spellings, at, keys });
    if (parts) return parts.map((part) => nameWord(part));
    const rest = spelling.length >= MIN_GLUED_LENGTH ? withoutGlued(spelling, at === 0, at < words.length - 1) : '';
    return [rest === '' ? word : respelled(word, [...word.forms, rest])];
  });
}

function withoutGlued(spelling: string, isFirst: boolean, isFollowed: boolean): string {
  const rest = isFollowed && spelling.endsWith('and') ? spelling.slice(0, -3) : '';
  const own = isFirst && spelling.startsWith('the') ? spelling.slice(3) : rest;
  return own !== '' && /^[a-z]+$/.test(spelling) && !isFrequentName(spelling) && !isShared(spelling) ? own : '';
}
