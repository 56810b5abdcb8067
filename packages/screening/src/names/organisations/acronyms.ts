/** Acronyms: what an organisation may be called by its initials, and names that contain their own acronym. */
import { companyWord, placeOf, withoutElision } from './company-words.ts';
import { isLegalWord, legalFormAt } from './legal-forms.ts';
import { remembered } from '../remembered.ts';
import { isStopWord } from '../stop-words.ts';
import { mainForm, type Word } from '../word.ts';

const MIN_ACRONYM_LENGTH = 3;

/** Initials of all words, and of the words without legal forms and stop words. */
export function acronymsOf(words: Word[], legalKeys: readonly string[]): string[] {
  // Each word gives at most one letter, and the article of the first word one more.
  if (words.length < MIN_ACRONYM_LENGTH && !words[0]?.afterArticle) return [];
  const kept: Word[] = [];
  const named: Word[] = [];
  const namedOrCompany: Word[] = [];
  for (let at = 0; at < words.length;) {
    const legal = legalFormAt(legalKeys, at);
    const length = legal?.length ?? 1;
    // An acronym may include 'company' or 'corporation' (NIOC), but never a form of several words or its abbreviation.
    for (const word of words.slice(at, at + length)) {
      const counts = length === 1 && isNamed(mainForm(word));
      if (counts) named.push(word);
      if (counts || isCompany(word)) namedOrCompany.push(word);
    }
    if (!legal || (at === 0 && length === 1)) kept.push(...words.slice(at, at + length));
    at += length;
  }
  const [first] = kept;
  const last = words.at(-1);
  if (!first || !last) return [];
  const form = mainForm(last);
  const candidates = [
    initialsOf(kept.filter((word) => mainForm(word).length > 1 || !isStopWord(word))),
    initialsOf(withoutStops(kept)),
    initialsOf(withoutStops(named)),
    // China National Offshore Oil Corp is CNOOC, as if 'corporation' were written out. With only three letters every
    // ABC would match.
    ofManyLetters(initialsOf(withoutStops(namedOrCompany))),
    // Société Anonyme Belge de Constructions Aéronautiques is SABCA. Four letters of which two are a form would fit any
    // name.
    ofVeryManyLetters(initialsOf(withoutStops(words.filter((word) => isNamed(mainForm(word)))))),
    // International Business Machines Corporation: a form at the end is left out, elsewhere it counts.
    isLegalWord(form) ? initialsOf(withoutStops(words.slice(0, -1).filter((word) => isNamed(mainForm(word))))) : '',
    // Al-Qaida in the Islamic Maghreb includes its article.
    /^[ae]l$/.test(mainForm(first)) ? initialsOf([first, ...withoutStops(kept.slice(1))]) : '',
    first.afterArticle ? `a${initialsOf(withoutStops(kept))}` : '',
    // Bharat Heavy Electricals Ltd is BHEL.
    form === 'ltd' ? ofManyLetters(`${initialsOf(withoutStops(kept))}l`) : '',
    ofPartners(kept),
    // China Ocean Shipping Company is COSCO, Maldives Industrial Fisheries Company Ltd MIFCO.
    kept.length >= MIN_ACRONYM_LENGTH && companies.has(limited.has(form) ? mainForm(words.at(-2)) : form)
      ? `${initialsOf(kept)}co`
      : '',
    // Petróleos de Venezuela S.A. is PDVSA.
    form.length === 2 && isLegalWord(form) && kept.length >= MIN_ACRONYM_LENGTH ? initialsOf(kept) + form : '',
  ];
  return [...new Set(candidates)].filter(
    (one) => one.length >= MIN_ACRONYM_LENGTH && /^[a-z]+$/.test(one) && !isWordOf(one, words),
  );
}

/**
 * A name that contains the letters as a word is called by that word: ETA Travel Agency does not become ETA by its
 * initials.
 */
const isWordOf = (letters: string, words: readonly Word[]): boolean => words.some((word) => mainForm(word) === letters);

const companies: ReadonlySet<string> = new Set(['company', 'corporation', 'co', 'corp']);
const limited: ReadonlySet<string> = new Set(['ltd', 'limited']);
const MAX_FORM_LENGTH = 4;
const isNamed = (spelling: string): boolean => spelling.length > MAX_FORM_LENGTH || !isLegalWord(spelling);
const isCompany = (word: Word): boolean => mainForm(word) === 'corp' || mainForm(word) === 'co';
const ofManyLetters = (letters: string): string => (letters.length > MIN_ACRONYM_LENGTH ? letters : '');
const ofVeryManyLetters = (letters: string): string => (letters.length > MIN_ACRONYM_LENGTH + 1 ? letters : '');
/** Procter & Gamble is P&G, pronounced with its 'and'; Ivanov & Sons contains only one name. */
const ofPartners = ([one, and, other, ...more]: readonly Word[]): string =>
  one && and && other && more.length === 0 && mainForm(and) === 'and' && !isSharedWord(mainForm(other))
    ? `${initialsOf([one])}and${initialsOf([other])}`
    : '';
const withoutStops = (words: readonly Word[]): Word[] => words.filter((word) => !isStopWord(word));
function initialsOf(words: readonly Word[]): string {
  let initials = '';
  for (const {
    forms: [form = ''],
  } of words)
    initials += mayBeElided.test(form) ? initialOfElided(form) : form.charAt(Number(form.startsWith('~')));
  return initials;
}

/**
 * French and Italian elided articles are not words of an acronym: Centre d'Études et de Recherches Scientifiques is
 * CERS.
 */
const mayBeElided = /^[dl][aeiouh]/;
const initialOfElided = remembered((form) => {
  const bare = withoutElision(form) ?? form;
  // Liberia is not l'Iberia.
  return (placeOf(form) === placeOf(bare) ? bare : form).charAt(0);
});

/**
 * Leaves out a word that only repeats the initials of the others: Export Development Bank of Iran (EDBI), PDVSA
 * Petróleos de Venezuela S.A., DB Deutsche Bahn.
 */
export function withoutOwnAcronym(words: Word[]): Word[] {
  const [head, next] = words;
  if (head && next && abbreviatesCompound(mainForm(head), mainForm(next))) return words.slice(1);
  if (head && isOfUnnamedGroup(mainForm(head), words.slice(1))) return words.slice(1);
  if (words.length < MIN_ACRONYM_LENGTH) return words;
  for (const [at, word] of words.entries()) {
    const letters = mainForm(word);
    if (letters.length >= MAX_ACRONYM_LENGTH || (at > 0 && at < words.length - 2)) continue;
    const others = words.toSpliced(at, 1);
    if (letters.charAt(0) !== mainForm(others[0]).charAt(0)) continue;
    // S.I.T. Società Italiana Turbine: each letter stands for a word, though together they also form a word.
    if (
      at === 0 &&
      letters.length >= MIN_ACRONYM_LENGTH &&
      letters === initialsOf(withoutStops(others)).slice(0, letters.length)
    )
      return others;
    if (isSharedWord(letters)) continue;
    const named = withoutStops(others).filter(
      (other) => mainForm(other).length > MAX_FORM_LENGTH || !isLegalWord(mainForm(other)),
    );
    if (
      named.length >= (letters.length > MIN_ACRONYM_LENGTH ? 2 : letters.length) &&
      abbreviates(letters, others.map(mainForm), named.length)
    )
      return others;
  }
  return words;
}
const MAX_ACRONYM_LENGTH = 7;

/** Whether the letters also stand for a group, party or army that the name leaves out: ASG Abu Sayyaf. */
const isOfUnnamedGroup = (letters: string, others: readonly Word[]): boolean =>
  /^[a-z]{2,}[gpafm]$/.test(letters) &&
  letters.slice(0, -1) ===
    others
      .flatMap(({ text }) => text.split(' '))
      .map((part) => part.charAt(0))
      .join('');

/**
 * Whether letters abbreviate the syllables of the next word, as in Soviet custom: SCF Sovcomflot, VTB Vneshtorgbank.
 */
export function abbreviatesCompound(letters: string, compound: string): boolean {
  if (compound.length < MIN_COMPOUND_LENGTH || !/^[^aeiouy\d~]{3,4}$/.test(letters) || isSharedWord(letters))
    return false;
  let at = -1;
  return Array.from(letters).every((letter, index) => {
    at = index === 0 ? (compound.startsWith(letter) ? 0 : -1) : at < 0 ? -1 : compound.indexOf(letter, at + 2);
    return at >= 0;
  });
}
const MIN_COMPOUND_LENGTH = 9;
const isSharedWord = (spelling: string): boolean => isLegalWord(spelling) || companyWord(spelling) !== undefined;

/**
 * Whether letters (at most `MAX_ACRONYM_LENGTH`) are beginnings of words in order, covering at least three quarters of the
 * words that count.
 */
function abbreviates(letters: string, words: readonly string[], counting: number): boolean {
  const most = letters.length >= lettersOfSyllables ? 3 : 2;
  const fits = (from: number, at: number, used: number): boolean => {
    if (from === letters.length) return used >= 2 && used >= counting * MIN_ABBREVIATED_SHARE;
    if (at === words.length) return false;
    const word = words[at]!;
    for (let length = 1; length <= most && word.startsWith(letters.slice(from, from + length)); length++) {
      if (from + length > letters.length) break;
      if (fits(from + length, at + 1, used + 1)) return true;
    }
    return at > 0 && fits(from, at + 1, used);
  };
  return fits(0, 0, 0);
}
const MIN_ABBREVIATED_SHARE = 0.75;
/** From this length on, letters may be syllables: MININT is the Ministerio del Interior. */
const lettersOfSyllables = 6;
