/**
 * Words in organisation names that a dot marks as abbreviated: Ent. Nat. is Entreprise Nationale, Constr. Construction.
 */
import { companyWord, sharedWordOf } from './company-words.ts';
import { wordBeforeDots } from '../field-lengths.ts';
import { isLegalWord } from './legal-forms.ts';
import { dottedAbbreviations } from '../tables/dotted-abbreviations.ts';
import { mainForm, respelled, type Word } from '../word.ts';

let words: Map<string, string> | undefined;

const load = (): Map<string, string> =>
  new Map(
    dottedAbbreviations
      .trim()
      .split('\n')
      .map((line) => {
        const at = line.indexOf(' ');
        return [line.slice(0, at), line.slice(at + 1)];
      }),
  );

/** 'Min.' is a ministry, but of a French or Spanish company it means mining: Soc. Min. de Bafwa. */
const ofMines = /(?<=(?<!\p{L})(?:soc(?:iété|iedad)?|cie|cía|compagnie|compañía)\.?\s)min\.\s*(?=\p{L})/iu;
const dotted = /(?<![\p{L}\p{N}.&'’-])(\p{L}{2,13})\.(?=-?\s*[\p{L}(,]|\s*$)/gu;
/** Russian writes the first and last letters: ин-т, з-д. */
const hyphenated = /(?<![\p{L}\p{N}-])[а-яё]{1,6}-[а-яё]{1,3}(?![\p{L}\p{N}-])/giu;
/** English omits the middle: Gen'l, Dep't, Ass'n. */
const apostrophed = /(?<![\p{L}\p{N}])\p{L}{2,6}['’]\p{L}{1,2}(?![\p{L}\p{N}'’])/gu;
/** Fewer letters begin too many words. */
const MIN_BEGINNING_LENGTH = 4;

/**
 * A name with its dotted abbreviations in full: by custom, or if all shared words that begin with the letters have one
 * idea. Known abbreviations (Ltd., Co., Univ.) stay.
 */
export function withWordsInFull(written: string): string {
  const text = withFormInFull(written.endsWith('.') || written.endsWith('…') ? withLastInFull(written) : written);
  let full = text.includes('.') ? text.replace(ofMines, 'minière ').replaceAll(dotted, inFull) : text;
  if (full.includes("'") || full.includes('’'))
    full = full.replaceAll(apostrophed, (word) => byCustom(word.replace('’', "'")) ?? word);
  return full.includes('-') ? full.replaceAll(hyphenated, (word) => byCustom(word) ?? word) : full;
}

const byCustom = (letters: string): string | undefined => (words ??= load()).get(letters.toLowerCase());

/**
 * The words in full if they include abbreviations without a dot next to one as well known as Mfg: Econ Hldgs Pub Co;
 * undefined for most names.
 */
export function withAbbreviationsInFull(words: readonly Word[]): Word[] | undefined {
  if (!words.some((word) => telling.has(mainForm(word)))) return undefined;
  const full = words.map((word, at) => {
    const letters = mainForm(word);
    const known =
      (at > 0 || letters === 'nat') && !isLegalWord(letters) && abbreviation.test(letters)
        ? byCustom(letters)
        : undefined;
    return known === undefined || !/^[a-z]+$/.test(known) ? word : respelled(word, [known]);
  });
  return full.some((word, at) => word !== words[at]) ? full : undefined;
}
const abbreviation = /^[a-z]{2,5}$/;
const telling: ReadonlySet<string> = new Set(
  'nat nal bras inst assn assoc dept univ hldgs hldg mfg mfrs intl natl govt svcs svc engg engr dev devt econ phys sci chem bros corp grp mgmt mgt coml comml indl fedn gpo admon shpg agcy'.split(
    ' ',
  ),
);

function inFull(written: string, letters: string): string {
  const known = byCustom(letters);
  if (known !== undefined) return `${known} `;
  const spelling = letters.toLowerCase();
  if (spelling.length < MIN_BEGINNING_LENGTH || isLegalWord(spelling) || companyWord(spelling)) return written;
  const shared = sharedWordOf(spelling);
  return shared ? `${shared} ` : written;
}

/** Forms of several words after a name, which the end of a field may cut anywhere. */
const longForms = [
  'spolka z ograniczona odpowiedzialnoscia',
  'spolka komandytowa',
  'spolecnost s rucenim omezenym',
  'spolocnost s rucenim obmedzenym',
  'gesellschaft mit beschrankter haftung',
  'korlatolt felelossegu tarsasag',
  'drustvo s ogranicenom odgovornoscu',
  'drustvo sa ogranicenom odgovornoscu',
  'druzba z omejeno odgovornostjo',
  'societate cu raspundere limitata',
  'sociedad anonima de capital variable',
  'sociedad de responsabilidad limitada',
  'sociedad por acciones simplificada',
  'societe a responsabilite limitee',
  'societa a responsabilita limitata',
  'sabiedriba ar ierobezotu atbildibu',
  'obshchestvo s ogranichennoy otvetstvennostyu',
  'aktsionernoe obshchestvo',
  'otkrytoe aktsionernoe obshchestvo',
  'zakrytoe aktsionernoe obshchestvo',
  'publichnoe aktsionernoe obshchestvo',
  'limited liability company',
  'limited liability partnership',
  'public limited company',
  'public company limited',
  'private company limited',
  'private limited company',
  'joint stock company',
];
const firstOfLongForm = new RegExp(
  `\\s(?:${longForms.map((form) => form.split(' ', 1)[0]).join('|')})\\s+\\p{L}[\\p{L}\\s]*$`,
  'iu',
);

/**
 * A name with its final form in full if at least two words of the form are left: Baltrolex Spolka z ograniczona odpo.
 */
function withFormInFull(text: string): string {
  const rest = firstOfLongForm.exec(text)?.[0].trimStart();
  const form = rest && longForms.find((one) => one.startsWith(rest.toLowerCase()));
  return form ? text.slice(0, -rest.length) + form : text;
}

/** Legal words that the end of a field cuts off, the likeliest first. */
const closingWords = ['corporation', 'company', 'limited', 'incorporated', 'enterprises', 'partnership'];
const MIN_CUT_LENGTH = 3;

/**
 * A name marked by dots as cut off, with the fragment completed to the legal or shared word that begins with it:
 * TRADING CORPO...
 */
function withLastInFull(text: string): string {
  const rest = wordBeforeDots(text);
  if (rest === undefined || rest.length < MIN_CUT_LENGTH) return text;
  const letters = rest.toLowerCase();
  if (isLegalWord(letters)) return text;
  const word =
    closingWords.find((closing) => closing.startsWith(letters)) ??
    (letters.length >= MIN_BEGINNING_LENGTH && !companyWord(letters) ? sharedWordOf(letters) : undefined);
  return word === undefined ? text : text.slice(0, text.lastIndexOf(rest)) + word;
}
