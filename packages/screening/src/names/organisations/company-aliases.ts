/** Names of organisations that include another name: in brackets (KOMID), after 'formerly', 'trading as' or 'ex'. */
import { abbreviatesCompound } from './acronyms.ts';
import { companyWord, placeOf } from './company-words.ts';
import { fold } from '../fold.ts';
import { areInitials, isKnownBody } from './known-bodies.ts';
import { isLegalWord, isShipPrefix } from './legal-forms.ts';
import { romaniseWord } from '../romanise.ts';
import { isStopWord } from '../stop-words.ts';
import { mainForm, type Word } from '../word.ts';

/** 'Ex' before a former name: in brackets, after a comma, with a hyphen or after the legal form. */
const formerName =
  /\s*[(,]\s*ex[\s.:-]+["“«„']?(?=\p{L})|\s+ex-(?=\p{Lu})|(?<=\b(?:ltd|llc|inc|gmbh|ooo|plc|s\.?a|ag|srl|corp)\.?)\s+ex[\s.]+(?=\p{L})/iu;
/** The same in lower case between capitals, as in ships' papers: LANA ex PEGAS. */
const formerCapitals = /(?<=\p{Lu})\s+ex\.?\s+(?=\p{Lu}{2})/u;
/** In capitals throughout, after a name of at least two words: SEA FALCON EX NORDIC FALCON. */
const formerInCapitals = /(?<=^[^\p{Ll}]*\p{Lu}{2,}\s[^\p{Ll}]*\p{Lu}{2})\s+EX\.?\s+(?=\p{Lu}{3}[^\p{Ll}]*$)/u;
/** After a name of one word if two follow, or after a ship's mark: ANGARA EX KAPITAN MIRONOV, M/T TURBA EX ODYSSEUS. */
const formerOfOneWord =
  /(?<=^\p{Lu}{4,})\s+EX\.?\s+(?=\p{Lu}{3,}\s+\p{Lu}{3,}[^\p{Ll}]*$)|(?<=^[MF]\/?[TVY]\s+\p{Lu}{3,})\s+EX\.?\s+(?=\p{Lu}{3,})/u;
/** Two names of one word each, neither a shared one: KIWALA EX BORACAY, but TRANS EX LOGISTICS. */
const formerOfTwoWords = /^(\p{Lu}{4,})\s+EX\.?\s+(\p{Lu}{4,})$/u;
/** Between capitalised words: Ocean Jasmine ex Gulf Lotus. */
const formerInTitle =
  /(?<=^(?:\p{Lu}[\p{L}\d.'-]*\s+){1,4}(?:(?:fishing|cargo|container|research) (?:vessel|ship)\s+|(?:oil |chemical |product )?tanker\s+|bulk carrier\s+|trawler\s+|tug\s+)?)ex\.?\s+(?=\p{Lu}\p{Ll})/u;
/** A text that is itself marked as a former name: ex YUK TUNG. Some names also begin with that word. */
const beginsFormer = /^(?:[Ee][Xx]|[Ff]ormerly|FORMERLY|[Ff]\/?[Kk]\/?[Aa])[\s.:]+(\p{Lu}.*)$/u;
/** Occurs in all of the above. */
const holdsEx = /(?<=[\s(,])ex[\s.:-]/i;
/** A name with brackets at its end. */
const bracketedName = /^([^()]*\S)\s*\(([^()]+)\)\s*$/u;
/** One or more short forms: (KOMID), (USC; OSK). */
const shortForm = /^\p{Lu}[\p{L}\d.-]*[\p{Lu}\d]$/u;
/** A short form made of beginnings of words or letters: (KaPaSa), (UAVHeli). */
const capitalsWithin = /^(?:(?:\p{Lu}\p{Ll}{1,2}){3,}|\p{Lu}{3,}\p{Ll}{2,})$/u;
const MIN_SHORT_FORM_LENGTH = 3;
const MIN_WORDS = 2;
/** An acronym of two parts, of a body and its breakaway branch: PFLP-GC, FARC-EP. */
const acronymOfTwo = /^(\p{Lu}{2,6})[-–](\p{Lu}{1,3})$/u;

/** A short form, a dash, then the name: SITRAM - Société Ivoirienne de Transports Maritimes. */
const shortBefore = /^(\p{Lu}{4,10})\s+[-–—]\s+(\S+\s+\S+\s.+)$/u;
/** The same, with a short form made of beginnings of words: Medavia - Mediterranean Aviation Company. */
const contractedBefore = /^(\p{Lu}\p{Ll}{4,13})\s+[-–—]\s+(\S+\s+\S.*)$/u;
/** The name, a dash, then the short form: Petróleo Brasileiro S.A. - Petrobras. */
const shortBehind = /^(\S+\s.*\S)\s+[-–—]\s+([\p{L}\d]{4,})$/u;
/** Whether the letters occur in the name in order, starting with its first letter. */
function abbreviatesLetters(short: string, name: string): boolean {
  const [letters, text] = [fold(short).replaceAll('-', ''), fold(name)];
  let at = -1;
  return (
    letters.charAt(0) === text.charAt(0) &&
    Array.from(letters).every((letter) => (at = text.indexOf(letter, at + 1)) >= 0)
  );
}

/** The names in the text of an organisation: one, or several if brackets contain another one. */
export function bracketedNames(text: string): string[] {
  const former = beginsFormer.exec(text)?.[1];
  if (former !== undefined) return [text, former];
  const normalised = holdsEx.test(text) ? withFormerly(text) : text;
  const two = acronymOfTwo.exec(normalised);
  if (two) return [normalised, two[1]! + two[2]!];
  const short = shortBefore.exec(normalised);
  if (short && abbreviatesLetters(short[1]!, short[2]!)) return [normalised, short[1]!, short[2]!];
  const [, contracted = '', full = ''] = contractedBefore.exec(normalised) ?? [];
  if (contracted !== '' && isWholeName(contracted, full)) return [normalised, contracted, full];
  const [, whole = '', behind = ''] = shortBehind.exec(normalised) ?? [];
  if (behind !== '' && (shortForm.test(behind) ? abbreviatesLetters(behind, whole) : isWholeName(behind, whole)))
    return [normalised, whole, behind];
  const [, outside = '', inside = ''] = (normalised.includes('(') && bracketedName.exec(normalised)) || [];
  if (inside === '') return normalised.includes('(') ? namesWithin(normalised) : [normalised];
  const names = inside
    .split(/[;,/]/)
    .map((name) => name.trim())
    .filter((name) => name !== '');
  if (names.length === 0 || outside.trim().length < MIN_SHORT_FORM_LENGTH) return [normalised];
  const own = names.filter(
    (name) =>
      formerly.test(name) ||
      isBody(name) ||
      capitalsWithin.test(name) ||
      isTranslated(name, outside) ||
      (shortForm.test(name)
        ? !isShared(name) || isNumbered(name, outside) || isContracted(name, outside)
        : isWholeName(name, outside)),
  );
  return own.length > 0 ? [outside, ...own.map((name) => name.replace(formerly, ''))] : [normalised];
}

/**
 * Words before a former or current name: English, Russian and Ukrainian, German, French, Spanish, Portuguese, Italian.
 */
const formerly =
  /^(?:formerly|previously|now|currently|[fn]\/?k\/?a|ex|бывш(?:ий|ая|ее)?|ранее|колишн(?:ій|я|є)|(?:vor|ehe)mals|ehem|früher|anciennement|antes|antigua?mente|anteriormente|già)(?:\s+known\s+as)?[\s.:-]+(?=\p{L}{3})/iu;

/** Brackets with more of the name after them. */
const bracketsWithin = /^([^()]*\S)\s*\(([^()]+)\)\s*[,–-]?\s*(\p{L}[^()]*)$/u;

/**
 * Both names with the rest, if brackets within contain a short form or a former name: MININT (Ministerio del Interior),
 * República de Cuba. A short form may also be read without the brackets: Oil Tankers (SCF) Management.
 */
function namesWithin(text: string): string[] {
  const [, before = '', inside = '', rest = ''] = bracketsWithin.exec(text) ?? [];
  const isOther =
    (shortForm.test(inside) && !isShared(inside)) ||
    (shortForm.test(before) && isWholeName(inside, before)) ||
    formerly.test(inside);
  if (!isOther) return [text];
  // Mere initials may be another body's: Social Science Research Council (SSRC) New York.
  const other = areInitials(inside, before) ? [] : [`${inside.replace(formerly, '')} ${rest}`];
  const names = [`${before} ${rest}`, ...other];
  return formerly.test(inside) ? names : [...names, `${before} ${inside} ${rest}`];
}

const withFormerly = (text: string): string =>
  text
    .replace(formerName, ' formerly ')
    .replace(formerCapitals, ' formerly ')
    .replace(formerInCapitals, ' FORMERLY ')
    .replace(formerOfOneWord, ' FORMERLY ')
    .replace(formerOfTwoWords, (all, one: string, other: string) =>
      [one, other].every((name) => isOwn(spellingOf(name))) ? `${one} FORMERLY ${other}` : all,
    )
    .replace(formerInTitle, 'formerly ');

const spellingOf = (text: string): string => romaniseWord(fold(text).replaceAll('.', ''))[0] ?? '';
const isOwn = (spelling: string): boolean =>
  spelling.length >= MIN_SHORT_FORM_LENGTH && !isLegalWord(spelling) && companyWord(spelling) === undefined;

/** Whether brackets contain the own word by which a body is known: Parti de Dieu (Hezbollah). */
const isBody = (name: string): boolean => inLatin.test(name) && isOwn(spellingOf(name)) && isKnownBody(name);

/** Whether brackets contain a shared word or a possible branch: (UK), (PTE), (INDIA). */
function isShared(text: string): boolean {
  const spelling = spellingOf(text);
  return (
    spelling.length < MIN_SHORT_FORM_LENGTH ||
    /^\w{3}$/.test(spelling) !== /^[a-z]{3}$/.test(spelling) ||
    (isLegalWord(spelling) && !isShipPrefix(spelling)) ||
    companyWord(spelling) !== undefined
  );
}

/** Whether brackets contain a shared word made of the letters of the name: Banco Corporativo (BANCORP). */
const isContracted = (short: string, name: string): boolean =>
  short.length >= MIN_CONTRACTED_LENGTH &&
  abbreviatesLetters(short, name) &&
  companyWord(spellingOf(short))?.some((idea) => idea.class === 'place') === false;
const MIN_CONTRACTED_LENGTH = 4;

/**
 * Whether brackets contain the whole name in another alphabet, or the meaning of its own word: ICBC Ltd (中国工商银行),
 * Al-Shabab (The Youth).
 */
const isTranslated = (text: string, outside: string): boolean =>
  ((inLatin.test(outside) && inNoLatin.test(text)) || (ofOneWord.test(outside) && /^the [a-z]+$/i.test(text))) &&
  !isPlaceName(text.replace(/^the /i, ''));
const inLatin = /^[\p{Script=Latin}\p{Script=Common}]+$/u;
const inNoLatin = /^(?=.*\p{L}.*\p{L}.*\p{L})[^\p{Script=Latin}]+$/u;
const ofOneWord = /^(?:al|el|an|as|ash|at)?[- ]?\p{L}{4,}$/iu;
const isPlaceName = (text: string): boolean => placeOf(spellingOf(text)) !== undefined;

/** Whether brackets contain initials and the number of the name: Mining Enterprise No 1 (ME-1). */
function isNumbered(text: string, outside: string): boolean {
  const [, letters = '', number = ''] = /^(\p{L}+)-?(\d+)$/u.exec(text) ?? [];
  const words = outside.split(/\s+/);
  return (
    letters !== '' &&
    words.includes(number) &&
    Array.from(letters).every((letter, at) => words[at]?.charAt(0).toUpperCase() === letter)
  );
}

/**
 * Whether brackets contain a name of several words, or the full form of the short name before them: NDB (New
 * Development Bank), PSB (Promsvyazbank).
 */
function isWholeName(text: string, outside: string): boolean {
  const words = text.split(/\s+/);
  const first = spellingOf(words[0] ?? '');
  if (firstWords.has(first)) return false;
  if (words.length < MIN_WORDS) {
    const others = outside.split(/[\s-]+/).map(spellingOf);
    return (
      isContraction(first, others) ||
      isOfBeginnings(first, outside.split(/[\s'’-]+/).map(spellingOf)) ||
      others.some((other) => abbreviatesCompound(other, first))
    );
  }
  return isShortForm(outside) || words.some((word) => isOwn(spellingOf(word))) || repeatsWord(words, outside);
}

/** Whether a name is a short form, possibly in quotes or after a legal form: OJSC “MAZ”. */
function isShortForm(name: string): boolean {
  const words = name.split(/[\s"“”«»„]+/u).filter((word) => word !== '' && !isLegalWord(spellingOf(word)));
  return words.length === 1 && shortForm.test(words[0]!);
}

/** Whether a word is repeated, so that both are forms of the same name: Korea Expo Joint Venture (Chosun Expo). */
function repeatsWord(words: readonly string[], outside: string): boolean {
  const others = new Set(outside.split(/\s+/).map(spellingOf));
  return words
    .map(spellingOf)
    .some((word) => word.length > MIN_SHORT_FORM_LENGTH && !isLegalWord(word) && others.has(word));
}

const MIN_CONTRACTION_LENGTH = 6;
const MIN_PIECE_LENGTH = 3;

/**
 * Whether a word is composed of beginnings of other words in order: Belneftekhim, Belorusskiy kontsern po nefti i
 * khimii.
 */
function isContraction(word: string, others: readonly string[]): boolean {
  if (word.length < MIN_CONTRACTION_LENGTH || !/^[a-z]+$/.test(word)) return false;
  // The highest number of pieces with which each letter can be reached.
  const pieces = Array.from({ length: word.length + 1 }, () => -1);
  pieces[0] = 0;
  for (const other of others) {
    // From the end, so that no word gives two pieces.
    for (let from = word.length - MIN_PIECE_LENGTH; from >= 0; from--) {
      if (pieces[from]! < 0) continue;
      const reach = (end: number): void => {
        pieces[end] = Math.max(pieces[end]!, pieces[from]! + 1);
      };
      for (let end = from + MIN_PIECE_LENGTH; end <= word.length && other.startsWith(word.slice(from, end)); end++) {
        reach(end);
        // A vowel may join the pieces: nefti, neftekhim.
        if (/[oei]/.test(word.charAt(end))) reach(end + 1);
      }
    }
  }
  return pieces[word.length]! >= MIN_WORDS;
}

/**
 * Whether a word is composed of beginnings of other words in order, including the first word: Sonatrach, Société
 * Nationale pour le Transport et la Commercialisation des Hydrocarbures.
 */
function isOfBeginnings(word: string, others: readonly string[]): boolean {
  if (word.length < MIN_CONTRACTION_LENGTH || word.length > MAX_BEGUN_LENGTH || word.charAt(0) !== others[0]?.charAt(0))
    return false;
  // The highest number of beginnings with which each letter can be reached.
  const reached = Array.from({ length: word.length + 1 }, () => -1);
  reached[0] = 0;
  for (const other of others.slice(0, MAX_WORDS))
    // From the end, so that no word gives two beginnings.
    for (let from = word.length - 1; from >= 0; from--)
      for (let end = from + 1; end <= from + MAX_LETTERS_OF_WORD && reached[from]! >= 0; end++)
        if (end <= word.length && other.startsWith(word.slice(from, end)))
          reached[end] = Math.max(reached[end]!, reached[from]! + 1);
  return reached[word.length]! >= MIN_WORDS_BEGUN;
}
const MAX_BEGUN_LENGTH = 14;
const MAX_WORDS = 24;
const MIN_WORDS_BEGUN = 3;
const MAX_LETTERS_OF_WORD = 3;

/** Words that announce another name of the same company, with the words that must follow them. */
const otherNames: ReadonlyMap<string, readonly string[]> = new Map(
  (
    'formerly: known as, called, named,|previously: known as, called, named,|also: known as, called|now: known as, called|' +
    'doing: business as|trading: as|operating: as|renamed: as, to,|successor: to, of|succ: to|care: of|' +
    'antes: denominada, denominado, llamada, conocida como,|dba:|fka:|aka:|nka:|alias:|vormals:|ehemals:|anciennement:|' +
    'precedemment:|voorheen:|anteriormente:|tidigare:|tidligere:|aiemmin:|korabban:|dawniej:|byvshii:|byvshiy:|byvshaia:|' +
    'byvshaya:|byvshee:|byvsheye:|kolishnii:|kolyshniy:'
  )
    .split('|')
    .map((line) => line.split(':'))
    .map(([first = '', rests = '']) => [first, rests.split(',').map((rest) => rest.trim())]),
);
/** Brackets that begin with such a word are read together with the rest, which announces the following name. */
const firstWords: ReadonlySet<string> = new Set(otherNames.keys());

/** The names in the words: one, or several if the text announces another one (formerly, trading as, d/b/a). */
export function partNames(words: Word[]): Word[][] {
  const names: Word[][] = [[]];
  for (let at = 0; at < words.length;) {
    const length = markLength(words, at);
    if (length > 0) names.push([]);
    else names.at(-1)!.push(words[at]!);
    at += Math.max(1, length);
  }
  const found = names.filter((name) => name.some((word) => !isStopWord(word)));
  return found.length > 0 ? found : [words];
}

/** How many words at a position only announce another name; 0 if none do. */
function markLength(words: readonly Word[], at: number): number {
  for (const rest of otherNames.get(mainForm(words[at])) ?? []) {
    const more = rest === '' ? [] : rest.split(' ');
    if (at + more.length < words.length - 1 && more.every((word, index) => mainForm(words[at + 1 + index]) === word))
      return 1 + more.length;
  }
  return 0;
}
