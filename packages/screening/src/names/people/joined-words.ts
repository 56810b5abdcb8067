/**
 * Brings words of personal names that are written together or apart to one form: Abd al-Rahman = Abdulrahman, Salah
 * ad-Din = Salahuddin, Mohammadreza = Mohammad Reza, Hassan Zadeh = Hassanzadeh, Gebremariam = Gebre Mariam, Ó Murchú =
 * OMurchú.
 */
import { beginsGaelic, gaelicName } from './gaelic-names.ts';
import { isArabicGivenName } from './given-names.ts';
import { joinPrevious, joinedFaith, mayEndName } from './joined-endings.ts';
import { kinOf } from './nicknames.ts';
import { isTitle } from './person-words.ts';
import { isFrequentName } from '../rarity.ts';
import { remembered } from '../remembered.ts';
import { romaniseWord } from '../romanise.ts';
import { unvocalised } from '../scripts/abjad.ts';
import { compoundArabic, familyOfMaghreb } from '../scripts/vocalised-names.ts';
import { article, joinedServant, servant, servantOf, servantPrefix, MIN_FAMILY_LENGTH } from './servants-names.ts';
import { compoundLatin, compoundOf } from './two-in-one.ts';
import { mainForm, nameWord, respelled, type Word } from '../word.ts';

/**
 * Words that follow gift, light or sword 'of' in the joined names of South Asia: Zakiur Rehman, Sirajul Islam, Anwarul
 * Haq.
 */
const glories = wordsOf('rehman rahman rahaman haq haque huq islam mulk alam khaliq hasan hassan hussain aziz karim');
const ofGlory = /^(.{3,}?)[aiu]?(?:u[lr]|u(?:s|sh|d|z|n))$/;
/** 'Ornament of the worshippers', the fourth Imam: Zayn al-Abidin, Zainul Abideen, Zeinolabedin. */
const ornament = /^(?:z(?:a[eiy]|ei|ey|i|e)n(?:e|[aeou]l)?|~zyn)$/;
const worshippers = /^(?:(?:[aeou]l)?[aei]?b(?:i|e|ee)?d(?:i|ee|y)ne?|~(?:al)?a+bdyn)$/;
const joinedOrnament = /^z(?:a[eiy]|ei|ey|i|e)n(?:[aeou]?l?[aeou]?)[aei]?b(?:i|e|ee)?d(?:i|ee|y)ne?$/;
const ofWorshippers = 'zaynalabidin';
const kunya = wordsOf('abu abou abo aboo ebu ~abw');
const fatherInArabic = '~abw';
const bakr = wordsOf('bakr bakar baker bakari bakir bekir bekr baqr ~bkr');
/** Bkar: for so short a name, the consonants after Abu are enough. */
const slippedBakr = /^b[aeo]?[kq][aeo]?r$/;
/** 'Son of' as English and Norman families write it. */
const sonInEnglish = wordsOf('mac mc fitz');
const ofHadramawt = wordsOf('ba aba');
/** Persian families named 'son of', before a hyphen, or 'golden', before the last word: Pur-Reza'i, Zarrin Qalam. */
const sonInPersian = wordsOf('pour poor pur');
const goldenInPersian = wordsOf('zarrin zarin ~zryn');

function wordsOf(source: string): ReadonlySet<string> {
  return new Set(source.split(' '));
}

/** The words of a name, each joined with its neighbours or split as custom requires. */
export function joinWords(words: readonly Word[]): Word[] {
  const joined: Word[] = [];
  for (let at = 0; at < words.length; at++) {
    const one = words[at]!;
    const spelling = mainForm(one);
    const named = one.bound ? withoutLostArticle(spelling) : undefined;
    if (named) {
      joined.push(nameWord(one.text, [named]));
      continue;
    }
    const worshipped = ornament.test(spelling) ? worshippersAfter(words, at) : 0;
    if (worshipped > 0) {
      joined.push(together(one, words[worshipped]!, ofWorshippers));
      at = worshipped;
      continue;
    }
    const glorified = glories.has(mainForm(words[at + 1])) ? ofGlory.exec(spelling)?.[1] : undefined;
    if (glorified && !servant.test(spelling)) {
      joined.push(respelled(one, [glorified, ...one.forms]));
      continue;
    }
    if (one.isSyllabic || one.forms.every(isPlain)) {
      joined.push(one);
      continue;
    }
    const gaelicFamily = beginsGaelic(spelling) ? gaelicName(words, at) : undefined;
    if (gaelicFamily) {
      joined.push(gaelicFamily.word);
      at += gaelicFamily.length - 1;
      continue;
    }
    const next = words[at + 1];
    if (next && isServant(spelling, next)) {
      const last = article.test(mainForm(next)) && at + 2 < words.length ? at + 2 : at + 1;
      joined.push(servantOf(words.slice(at, last + 1)));
      at = last;
    } else if (next && sonInPersian.has(spelling) && one.bound) {
      joined.push(together(one, next, `pour${mainForm(next)}`));
      at++;
    } else if (next && goldenInPersian.has(spelling) && at === words.length - 2) {
      const golden = spelling === 'zarin' ? 'zarrin' : spelling;
      joined.push(together(one, next, golden + mainForm(next).replace(unvocalised, '')));
      at++;
    } else if (next && (joinsNext(one, next, at, words.length) || isHadrami(spelling, words, at))) {
      joined.push(together(one, next, spelling === fatherInArabic ? 'abubakr' : spelling + mainForm(next)));
      at++;
    } else if (!joinPrevious(joined, one, words.length)) joined.push(...apart(one));
  }
  return joined;
}

/**
 * The position of 'worshippers' after an 'ornament', with or without an article between them; 0 if it does not follow.
 */
function worshippersAfter(words: readonly Word[], at: number): number {
  const last = article.test(mainForm(words[at + 1])) ? at + 2 : at + 1;
  return worshippers.test(mainForm(words[last])) ? last : 0;
}

/** Families of Hadramawt and the Gulf are named after an ancestor: Salim Ba Wazir, Bawazir; Aba Hussein, Abahussain. */
const isHadrami = (spelling: string, words: readonly Word[], at: number): boolean =>
  ofHadramawt.has(spelling) &&
  at > 0 &&
  at === words.length - 2 &&
  mainForm(words[at + 1]).length >= MIN_FAMILY_LENGTH &&
  isArabicGivenName(mainForm(words[at - 1]));

/** Whether a word begins the name of a servant of God: Abd al-Dayim, Abid Aldaim. */
const isServant = (spelling: string, next: Word): boolean =>
  ((servant.test(spelling) || spelling === '~abd') && !isSomali(spelling, next)) ||
  (servantInFull.test(spelling) && (article.test(mainForm(next)) || isGodsName(mainForm(next))));
const servantInFull = /^ab[ei]d$/;
const isGodsName = (spelling: string): boolean =>
  /^[ae]l.{3}/.test(spelling) && kinOf(servantPrefix + spelling.slice(2)).size > 0;

/** Abdi is a name of its own in Somalia unless a name of God follows: Abdi Godane, but Abdi Rahman. */
const isSomali = (spelling: string, next: Word): boolean =>
  spelling === 'abdi' && kinOf(servantPrefix + mainForm(next)).size === 0;

/** A name to which the article of the next one was joined: Musaal-Shawakh, Saifal-Islam. */
function withoutLostArticle(spelling: string): string | undefined {
  const name = /^([a-z]{3,})[ae]l$/.exec(spelling)?.[1];
  return name && !isName(spelling) && isName(name) ? name : undefined;
}
const isName = (spelling: string): boolean => isFrequentName(spelling) || isArabicGivenName(spelling);

/** Whether a word neither joins its neighbours nor is split, which is true of nearly all words. */
const isPlain = remembered(
  (spelling) =>
    !spelling.startsWith(unvocalised) &&
    !joinsOthers(spelling) &&
    !compoundLatin(spelling) &&
    !joinedServant.test(spelling) &&
    !ornament.test(spelling) &&
    !joinedOrnament.test(spelling) &&
    !joinedFaith.test(spelling) &&
    !joinedArticle.test(spelling) &&
    withArticleApart(spelling) === undefined &&
    withoutJoinedArticle(spelling) === undefined,
);

/** An article joined to a common second half of names: Zia Ulhaq, Noor Ulhuda. */
const joinedArticle = /^[uae]l(haqq?|haque|huq|huda|islam)$/;

/** Two names that an article joins: Montazerolmahdi is Montazer al-Mahdi. */
function withArticleApart(spelling: string): [string, string] | undefined {
  const [, before, name] = /^([a-z]{4,})[aeou]l([a-z]{5,})$/.exec(spelling) ?? [];
  const areTwo =
    before !== undefined &&
    name !== undefined &&
    isArabicGivenName(name) &&
    !isTitle(spelling) &&
    !isArabicGivenName(sonIn.exec(spelling)?.[1] ?? '');
  return areTwo ? [before, name] : undefined;
}

/** Families of the Maghreb named after a father, whose name may seem to have an article: Bensulayman. */
const sonIn = /^be[ln]([a-z]{3,})$/;

/** A known name with the article joined to it: Elkaddafi, Albaker. */
function withoutJoinedArticle(spelling: string): string | undefined {
  const name = /^[ae]l([b-df-hj-np-tv-z][a-z]{4,})$/.exec(spelling)?.[1];
  return name !== undefined && (isArabicGivenName(name) || kinOf(name).size > 0) ? name : undefined;
}

/** Whether a word is left unchanged whatever its neighbours are. */
export const standsAlone = (spelling: string): boolean =>
  isPlain(spelling) && !glories.has(spelling) && withoutLostArticle(spelling) === undefined;

const joinsOthers = (spelling: string): boolean =>
  servant.test(spelling) ||
  servantInFull.test(spelling) ||
  mayEndName(spelling) ||
  kunya.has(spelling) ||
  sonInEnglish.has(spelling) ||
  beginsGaelic(spelling) ||
  ofHadramawt.has(spelling) ||
  sonInPersian.has(spelling) ||
  goldenInPersian.has(spelling) ||
  spelling === 'bel';

/** Whether a word is joined to the next one. */
function joinsNext(one: Word, next: Word, at: number, count: number): boolean {
  if (next.isSyllabic) return false;
  const [first, second] = [mainForm(one), mainForm(next)];
  if (kunya.has(first)) return bakr.has(second) || slippedBakr.test(second);
  // A family name of the Maghreb that comes first: Bel Hadj Khalifa.
  if (at === 0 && count > 2 && first === 'bel') return second.length >= MIN_FAMILY_LENGTH;
  return at > 0 && sonInEnglish.has(first) && second.length >= 3;
}

const together = (one: Word, next: Word, form: string): Word =>
  nameWord(`${one.text} ${next.text}`, [form], next.bound);

/** An unvocalised word with the Arabic article. */
const articled = `${unvocalised}al`;
const withoutArticle = (form: string): string =>
  form.startsWith(articled) ? unvocalised + form.slice(articled.length) : form;

/** Splits a word that contains two names; brings a word with an ending to its standard form. */
function apart(word: Word): Word[] {
  const form = mainForm(word);
  if (joinedOrnament.test(form)) return [respelled(word, [ofWorshippers])];
  const compound = form.startsWith(unvocalised)
    ? compoundArabic(word.text)?.map((half, at) => nameWord(half, romaniseWord(half), at === 0))
    : compoundOf(word)?.map((forms, at) => nameWord(forms[0]!, forms, at === 0));
  if (compound) return compound;
  const maghrebi = form.startsWith(unvocalised) ? familyOfMaghreb(word.text) : [];
  if (maghrebi.length > 0) return [{ ...word, forms: [...maghrebi, ...word.forms] }];
  const servantName = joinedServant.exec(form);
  if (servantName) return [respelled(word, [...new Set([servantPrefix + servantName[1]!, form])])];
  const bare = withoutJoinedArticle(form);
  if (bare !== undefined) return [respelled(word, [form, bare])];
  const names = withArticleApart(form);
  if (names) return names.map((half, at) => nameWord(half, [half], at === 0));
  const faithName = joinedFaith.exec(form);
  if (faithName && form.length >= 7) return [respelled(word, [`${faithName[1]}uddin`, form])];
  const ofTheTruth = joinedArticle.exec(form);
  if (ofTheTruth) return [respelled(word, [ofTheTruth[1]!, form])];
  if (form.startsWith(articled) && form.length > 5)
    return [respelled(word, [...new Set([...word.forms.map(withoutArticle), ...word.forms])])];
  return [word];
}
