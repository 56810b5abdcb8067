/** Reads a personal name: drops titles and particles, joins what belongs together, recognises initials and suffixes. */
import { frenchHeard } from '../by-ear/french.ts';
import { heardAsWritten } from '../by-ear/heard.ts';
import { heardElsewhere } from '../by-ear/other-languages.ts';
import { polishHeard } from '../by-ear/polish.ts';
import { withContractedInFull } from './contracted-names.ts';
import { endThatMayBeCut } from './cut-names.ts';
import { withoutHonorific } from '../east-asian/honorifics.ts';
import { isGivenSyllable, isTwoSyllables } from '../east-asian/latin-names.ts';
import { inTibetan } from '../east-asian/tibetan.ts';
import { flatMap } from '../flat-map.ts';
import { initialsOf } from './initials.ts';
import { withoutByNames, withoutFormerNames, withoutHusbandsName } from './former-names.ts';
import { fathersGaelic } from './gaelic-names.ts';
import { isArabicGivenName } from './given-names.ts';
import { isStemOfFaith, ofTheFaith } from './joined-endings.ts';
import { joinWords } from './joined-words.ts';
import { isServantInitial, servantApart, servantOfInitials, servantPrefix, withCabdiInFull } from './servants-names.ts';
import { changed, type NameReading, nameReading, type NameToken, nameToken, withPeculiarity } from '../name-token.ts';
import { kinOf } from './nicknames.ts';
import { isFamilyNameToo, isKunya, isLight, isNameToo, isParticle, isTitle, suffixOf } from './person-words.ts';
import { OrdinaryNames } from './ordinary-names.ts';
import { withOrigin } from './origins.ts';
import { inGivenOrder, namesInField, spacedByCase, withoutHome } from './person-notes.ts';
import { isFrequentName, nameBits } from '../rarity.ts';
import { RememberedTokens } from '../remembered-tokens.ts';
import { husbandsName, respelled } from '../respellings.ts';
import { withRunTogetherApart } from './run-together.ts';
import { unvocalised } from '../scripts/abjad.ts';
import { isVocalisedName } from '../scripts/vocalised-names.ts';
import { wordsOfPerson } from '../words.ts';
import { mainForm, nameWord, type Word } from '../word.ts';

const initialBits = 2;
const suffixBits = 1;
const lightBits = 3;
/** A single syllable says little: Korea has only about four hundred of them. */
const syllableBits = 4.5;
const MAX_FORMS = 8;
/** Han characters are read in many places. */
const MAX_SYLLABIC_FORMS = 20;
/** Particles that are given names at the beginning of a name: Ben, Bel. Bu after a hyphen is Korean: Chi-bu. */
const givenParticles = new Set(['ben', 'bel']);
/** A patronymic is left out about half the time, and there are few different ones. */
const patronymicBits = 5;
/** Patronymics: East Slavic in the spellings of several countries, Azeri and Central Asian. */
const patronymic =
  /.(?:[aoe]v[iyj]?(?:t?ch|tsch|tj)|[oe]wi(?:t?ch|tsch)|[oe][vw]na|[ae]una|ichna|inichna|i[vw]na|oglu|o[gq]ly|ugli|uulu|uly|(?:[qkg][iy]z[iy]))$/;
/**
 * The same in scientific transliteration (Borisovič), which the family names of the Balkans also use, and in Turkmen.
 */
const scientific = /.[oe][vw]ic$/;

/** Readings of a personal name. Each has tokens unless the text has no letter. */
export function analysePerson(text: string): NameReading[] {
  return asWritten(text, (name) => {
    const ordinary = ordinaryNames.read(name);
    return ordinary ? [toReading(markPatronymic(withChildAside(ordinary)))] : readByCustoms(name);
  });
}

/** The same by all customs: the long way. It returns the same result as the short way, where that applies. */
export const analyseCustoms = (text: string): NameReading[] => asWritten(text, readByCustoms);

function asWritten(field: string, read: (name: string) => NameReading[]): NameReading[] {
  const text = withoutHonorific(withoutHome(field));
  const readingsOf = (name: string): NameReading[] => flatMap(inGivenOrder(name), (one) => inEachSpacing(one, read));
  const end = endThatMayBeCut(text);
  return end === undefined
    ? readingsOf(text)
    : [...readingsOf(text), ...readingsOf(end.before).map((reading) => withPeculiarity(reading, end.fragment))];
}

/**
 * Restores a lost space that the case of the letters shows. Lower-case letters among capitals may also be a slip
 * (DiuMIN), so the text is read unchanged too.
 */
function inEachSpacing(text: string, read: (name: string) => NameReading[]): NameReading[] {
  const spaced = spacedByCase(text);
  return spaced === text ? read(text) : [...read(spaced), ...read(text)];
}

function readByCustoms(text: string): NameReading[] {
  const written = namesInField(text).map(withCabdiInFull).map(withOrigin);
  const names = flatMap(flatMap(written, withoutByNames), inTibetan);
  let words = flatMap(names, wordsOfPerson);
  for (const custom of customs) words = flatMap(words, custom);
  return flatMap(words, readingsOfWords);
}

/** The words, joined and split as custom requires; further readings cover cases where custom may not apply. */
function wordings(words: Word[]): Word[][] {
  const joined = joinWords(words);
  const initials = initialsApart(joined);
  const servants = [servantApart(words), servantOfInitials(words)].filter((read) => read !== undefined);
  return [...(initials ? [initials] : []), joined, ...servants];
}

const customs: readonly ((words: Word[]) => Word[][])[] = [
  withRunTogetherApart,
  withoutFormerNames,
  withoutHusbandsName,
  withContractedInFull,
  wordings,
];

/**
 * A title that is also a name is read both ways at the beginning of a name: Hafiz Muhammad Saeed is called Hafiz Saeed.
 */
function readingsOfWords(words: Word[]): NameReading[] {
  const named = withoutTitles(words);
  const readings = [toReading(tokensOf(named))];
  if (isRepeated(named)) readings.push(toReading(tokensOf(named.slice(1))));
  if (named.length < 2 || named.length === words.length) return readings;
  const titles = words.slice(0, Math.max(0, words.indexOf(named[0]!)));
  const title = titles.find(({ forms: [form = ''] }) => isFamilyNameToo(form));
  if (!title) return readings;
  const untitled = readings.map((reading) => withPeculiarity(reading, { title: mainForm(title) }));
  return [...untitled, toReading(tokensOf([title, ...named]))];
}

/**
 * A person with only one name fills two fields with it: Suryantoro Suryantoro. A short or common name is different: the
 * father may have the same name (Ali Ali).
 */
const isRepeated = ([one, other, ...rest]: readonly Word[]): boolean =>
  one !== undefined &&
  other?.text === one.text &&
  rest.length === 0 &&
  !one.isSyllabic &&
  one.forms.every((form) => form.length >= MIN_REPEATED_LENGTH && nameBits(form) >= tellingBits);
const MIN_REPEATED_LENGTH = 6;
const tellingBits = 9;

const toReading = (tokens: NameToken[]): NameReading => nameReading('person', tokens);

/** The words of a name without its titles, with their weights. */
function tokensOf(named: readonly Word[]): NameToken[] {
  const tokens: NameToken[] = [];
  let particles: string[] = [];
  let particleText = '';
  const substance = named.filter((_, at) => !isJoining(named, at)).length;
  for (const [at, word] of named.entries()) {
    const form = word.forms[0] ?? '';
    // Silent letters can still be initials: ע. may be Amos.
    if (form === '' && !initialsOf(word)) continue;
    const isName = (at === 0 && givenParticles.has(form)) || (form === 'bu' && named[at - 1]?.bound === true);
    if (substance >= 1 && isJoining(named, at) && !isName) {
      if (form === sonUnvocalised) particles.push('ben');
      else if (form === `${unvocalised}wld`) particles.push('ould');
      else if (!form.startsWith(unvocalised)) particles.push(form);
      particleText = `${particleText}${word.text} `;
      continue;
    }
    const mayBeTitle =
      !word.isSyllabic &&
      at < named.length - 1 &&
      named.length > 2 &&
      (isNameToo(form) || (at > 0 && isFamilyNameToo(form)));
    const isLast = at > 0 && at === named.length - 1;
    const read = particleText === '' ? plainToken(word, isLast) : token(word, particles, particleText, isLast);
    tokens.push(mayBeTitle ? changed(read, { kind: 'light', bits: lightBits }) : read);
    particles = [];
    particleText = '';
  }
  return markPatronymic(withChildAside(tokens));
}

/** A kunya (father of a child) before a complete name is left out about half the time: Abu Mazen Mahmoud Abbas. */
function withChildAside(tokens: NameToken[]): NameToken[] {
  const [called, child] = tokens;
  const isAside = tokens.length >= MIN_WORDS_WITH_KUNYA && child?.kind === 'word' && isKunya(called!.forms[0] ?? '');
  return isAside ? tokens.with(1, changed(child, { kind: 'light', bits: lightBits })) : tokens;
}
const MIN_WORDS_WITH_KUNYA = 4;

/** 'Son of' in Arabic script; North African family names in Latin letters begin with it: Benyoucef. */
const sonUnvocalised = `${unvocalised}bn`;

/** Whether a word connects names without being one. */
function isJoining(words: readonly Word[], at: number): boolean {
  const {
    forms: [form = ''],
    bound,
    isSyllabic,
    isDotted,
  } = words[at]!;
  if (isSyllabic || isDotted) return false;
  return isParticle(form, bound) || (at > 0 && isAssimilated(form, mainForm(words[at + 1])));
}

/** Whether a word is the Arabic article, assimilated to the next word: Mahmoud Es Sayed. */
const isAssimilated = (form: string, next: string): boolean =>
  assimilated.test(form) && next.length >= MIN_ARTICLED_LENGTH && next.startsWith(form.slice(1));
const assimilated = /^[ae](?:[drstz]|sh)$/;
const MIN_ARTICLED_LENGTH = 4;

/** Unpronounceable letters, and titles that only follow a name (JP, QC). */
const initialsTogether = /^[bcdfghjklmnpqrstvwxz]{2,3}$/;
const notInitials = /^(?:ng|mc|st|km|ch)$/;
const followsName = /^(?:jp|jd|qc|kc)$/;

/** Within a name it means 'daughter of'; it never begins one. */
const daughterOf = 'bt';

/** JP Martin, JRR Tolkien: initials written together before a name, split; undefined if there are none. */
function initialsApart(words: Word[]): Word[] | undefined {
  const [first, next] = words;
  const letters = first?.text ?? '';
  if (!next || first?.isSyllabic || first?.bound || !initialsTogether.test(letters)) return undefined;
  if (first?.forms[0] !== letters && letters !== daughterOf) return undefined;
  if (notInitials.test(letters) || isParticle(letters, false) || isLight(letters)) return undefined;
  if (isTitle(letters) && !followsName.test(letters)) return undefined;
  return [...Array.from(letters, (letter) => nameWord(letter)), ...words.slice(1)];
}

/** A person with a single name is known by it and a title (Mullah Omar); the title then stays. */
function withoutTitles(all: Word[]): Word[] {
  const known = all.filter(({ forms: [form = ''] }) => !placeholders.has(form));
  const words = withoutExcellency(known.length > 0 ? known : all);
  // After a name it is itself a name: Khalid Sheikh Mohammed. So it is at the end after a particle: Ben Hadj, El Hajj.
  const untitled = words.filter(
    (word, at) =>
      isLastOfParticle(words, at) ||
      !(isMereTitle(word, at === words.length - 1 || isNamed(words, at)) || isOfMalayTitle(words, at)),
  );
  const names = untitled.filter(({ forms: [form = ''], bound }) => !isParticle(form, bound)).length;
  if (names >= 2) return untitled;
  const called = words.filter((word) => untitled.includes(word) || isFamilyNameToo(word.forms[0] ?? ''));
  return called.length >= 2 ? called : names > 0 ? untitled : words;
}

/** His or Her Excellency before a whole name that is not Chinese: HE Riad Salameh. He Jianfeng is of the family He. */
function withoutExcellency(words: Word[]): Word[] {
  const [first, second] = words;
  if (words.length < 3 || !first || !second || mainForm(first) !== 'he' || first.isSyllabic) return words;
  const next = mainForm(second);
  return isGivenSyllable(next) || isTwoSyllables(next) ? words : words.slice(1);
}

/** Words that are names elsewhere but part of a two-word Malaysian title: Dato' Sri, Datuk Seri, Tan Sri. */
function isOfMalayTitle(words: readonly Word[], at: number): boolean {
  const form = words[at]!.forms[0] ?? '';
  if (words.length <= MIN_MALAY_TITLE_WORDS || !(form === 'tan' || malayGlories.has(form))) return false;
  if (form === 'tan') return at === 0 && malayGlories.has(words[1]!.forms[0] ?? '');
  return at > 0 && malayHonours.has(words[at - 1]!.forms[0] ?? '');
}
const malayHonours = new Set(['dato', 'datuk', 'datin', 'puan', 'tan', 'toh']);
const malayGlories = new Set(['sri', 'seri', 'wira', 'paduka']);
const MIN_MALAY_TITLE_WORDS = 2;

/** What forms contain if a name is unknown: first name, last name, no middle name. */
const placeholders = new Set(['fnu', 'lnu', 'nmn']);

/** Whether a name (not a title or particle) stands before a word. */
function isNamed(words: readonly Word[], at: number): boolean {
  const { forms: [before = ''] = [], bound = false } = words[at - 1] ?? {};
  return before.length > 1 && !isTitle(before) && !isParticle(before, bound);
}

const sons = new Set(['ben', 'bin', 'ibn', sonUnvocalised]);
const beforeLast = new Set([...sons, 'ould', 'wuld', `${unvocalised}wld`, 'al', 'el']);
const pilgrim = /^[ae]l-?ha[dj]j?$/;
const isLastOfParticle = (words: readonly Word[], at: number): boolean =>
  at === words.length - 1 &&
  ((at > 1 && beforeLast.has(words[at - 1]!.forms[0] ?? '')) || (at > 0 && pilgrim.test(words[at]!.forms[0] ?? '')));

/** Whether a word is only a title and not a name, as far as its place (after a name or not) shows. */
function isMereTitle({ forms: [form = ''], isSyllabic }: Word, isBehind: boolean): boolean {
  if (isSyllabic || !isTitle(form) || isNameToo(form)) return false;
  return !(isBehind && (isFamilyNameToo(form) || suffixOf(form) !== undefined));
}

/**
 * Marks the patronymic of a name of three or more words. If two words look like one, the family name comes last or
 * first.
 */
function markPatronymic(tokens: NameToken[]): NameToken[] {
  if (tokens.length < 3) return tokens;
  const at = tokens.findIndex(
    ({ kind, forms: [form = ''] }, index) =>
      index > 0 && kind === 'word' && (patronymic.test(form) || (index < tokens.length - 1 && scientific.test(form))),
  );
  const found = tokens[at];
  return found ? tokens.with(at, asPatronymic(found)) : tokens;
}

/** One patronymic token per word token, so that values computed for it are also kept. */
const patronymics = new WeakMap<NameToken, NameToken>();

function asPatronymic(token: NameToken): NameToken {
  let read = patronymics.get(token);
  if (!read) {
    read = changed(token, { bits: Math.min(token.bits, patronymicBits), isPatronymic: true });
    patronymics.set(token, read);
  }
  return read;
}

const known = new RememberedTokens();

/**
 * A word without particles. Returns the same token for the same word, except for a suffix, which counts as one only at
 * the end.
 */
function plainToken(word: Word, isLast: boolean): NameToken {
  const read = (): NameToken => token(word, [], '', isLast);
  const isSuffix = isLast && suffixOf(word.forms[0] ?? '') !== undefined;
  return word.isSyllabic || word.isDotted || isSuffix ? read() : known.of(word.text, word.forms, read);
}

const ordinaryNames = new OrdinaryNames(plainToken);

function token(word: Word, particles: readonly string[], particleText: string, isLast: boolean): NameToken {
  const form = word.forms[0] ?? '';
  const text = particleText + word.text;
  const suffix = isLast && !word.isSyllabic ? suffixOf(form) : undefined;
  if (suffix) return nameToken(text, [suffix], 'suffix', suffixBits);
  const initials = initialsOf(word);
  if (initials) return nameToken(text, initials, 'initial', initialBits);
  if (isServantInitial(form)) return nameToken(text, [form], 'initial', lightBits);
  if (/^\d+$/.test(form)) return nameToken(text, [`#${Number(form.slice(0, 9))}`], 'number', initialBits);
  if (isLight(form)) return nameToken(text, spellingsOf(word, particles), 'light', lightBits);
  if (word.isSyllable) return nameToken(text, word.forms, 'word', Math.min(syllableBits, nameBits(form)), true);
  if (word.isSyllabic && vietnameseMiddle.test(form)) return nameToken(text, word.forms, 'light', lightBits);
  // The commonest spelling decides: a name is not rarer because it is written in another script.
  const bits = Math.min(...word.forms.map(nameBits));
  return nameToken(text, spellingsOf(word, particles), 'word', bits, word.isSyllabic);
}

/** Middle names of half of all Vietnamese: they show the gender and little else. */
const vietnameseMiddle = /^(?:van|thi)$/;

/** The name of God in a servant's name, used alone by many: Abdur Rauf is called Rauf. */
const masterOf = (form: string): readonly string[] =>
  form.startsWith(servantPrefix) && form.length >= MIN_SERVANT_LENGTH ? [form.slice(servantPrefix.length)] : [];
const MIN_SERVANT_LENGTH = 9;

/** A name to which 'father of' was joined, if the compound is unknown: Abusahmain. */
const withoutFather = (form: string): readonly string[] => {
  const child = /^abu([a-z]{5,})$/.exec(form)?.[1];
  return child && !isFrequentName(form) && kinOf(form).size === 0 ? [child] : [];
};

/** A name 'of the faith' without that ending, as many are called: Saad Eddine is Saad. */
const withoutFaith = (form: string): readonly string[] =>
  form.endsWith(ofTheFaith.vocalised) && isStemOfFaith(form.slice(0, -ofTheFaith.vocalised.length))
    ? [form.slice(0, -ofTheFaith.vocalised.length)]
    : [];

/** A name without the honorific that Uzbeks and Tajiks add to it: Salimboy, Nodirjon, Zulfiyakhon. */
const withoutHonour = (form: string): readonly string[] => {
  const name = /^([a-z]{4,})(?:bo[yi]|jon|xon|kho?n)$/.exec(form)?.[1];
  return name && isArabicGivenName(name) ? [name] : [];
};

/**
 * A Maghreb family named after a father, with 'son of' and his name each in one spelling: Benyoucef as bin Yusuf,
 * Belmokhtar.
 */
const fatherOf = (form: string): readonly string[] => {
  const father = /^be[ln]([a-z]{3,})$/.exec(form)?.[1];
  return father && isArabicGivenName(father) ? [`bin${inOneSpelling(father)}`] : [];
};
/**
 * The same after a child, whose name is recognised by its Arabic letters in any spelling: Bouhafs as Abu Hafs or Abou
 * Hafs.
 */
const fatherOfChild = (form: string): readonly string[] => {
  const child = /^bou([a-z]{3,})$/.exec(form)?.[1];
  if (!child || !isArabicGivenName(child)) return [];
  return [
    `abou${child}`,
    ...[child, ...[...kinOf(child).keys()].filter(isVocalisedName)].slice(0, MAX_CHILDREN).map((one) => `abu${one}`),
  ];
};
const MAX_CHILDREN = 4;
const isSonOf = (particle = ''): boolean => sons.has(particle) || particle === 'bel' || particle === 'bil';
/** The alphabetically first spelling of a name. */
const inOneSpelling = (name: string): string => {
  let first = name;
  for (const [kin, kinship] of kinOf(name))
    if (kinship === 'transliteration' && kin < first && !kin.startsWith(unvocalised)) first = kin;
  return first;
};

/**
 * Spellings of a word, including those of other orthographies and those with its particles joined: van den Berg,
 * Vandenberg.
 */
function spellingsOf(word: Word, particles: readonly string[]): readonly string[] {
  // Жан Бошан may be Chinese by its syllables, and is Jean Beauchamp.
  if (word.isSyllabic) return [...word.forms.slice(0, MAX_SYLLABIC_FORMS), ...heardAsWritten(word.text, word.forms)];
  const [main = '', second = ''] = word.forms;
  const others = [
    ...respelled(main),
    ...respelled(second),
    ...husbandsName(word.text),
    ...polishHeard(word.text),
    ...frenchHeard(main),
    ...heardElsewhere(word.text),
    ...heardAsWritten(word.text, word.forms),
    ...fathersGaelic(main),
    ...masterOf(main),
    ...withoutFather(main),
    ...withoutFaith(main),
    ...withoutHonour(main),
    ...fatherOf(main),
    ...fatherOfChild(main),
  ];
  if (particles.length + others.length === 0 && word.forms.length <= MAX_FORMS) return word.forms;
  const before = new Set(particles.length > 0 ? [particles.at(-1)!, particles.join('')] : []);
  const joined = [...before].flatMap((particle) =>
    word.forms.map((one) => (one.startsWith(unvocalised) ? unvocalised : '') + particle + one.replace(unvocalised, '')),
  );
  const son = isSonOf(particles.at(-1)) && isArabicGivenName(main) ? [`bin${inOneSpelling(main)}`] : [];
  return [...new Set([...word.forms, ...others, ...son, ...joined])].slice(0, MAX_FORMS);
}
