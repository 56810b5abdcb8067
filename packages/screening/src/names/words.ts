/** Parts a folded name into words and gives each its spellings. */
import { customarySpellings } from './customary-spellings.ts';
import { slippedReadings, syllabicReadings } from './east-asian/latin-names.ts';
import { vietnameseReading } from './east-asian/vietnamese.ts';
import { fold } from './fold.ts';
import { eastAsianReadings, isEastAsian, isKatakana, romaniseWord } from './romanise.ts';
import { burmeseReading, romaniseBurmese } from './scripts/burmese.ts';
import { letterNamed } from './scripts/indic.ts';

export interface Word {
  text: string;
  forms: string[];
  /** A hyphen ties it to the next word. */
  bound: boolean;
  /** Read by the syllable (Chinese, Korean, Japanese): never a title or particle, and a near spelling is another name. */
  isSyllabic?: true;
}

/** No name has more; it bounds the work on hostile text. */
const mostWords = 24;
const apostrophes = /['’‘`´ʼʻʿʾ′"“”״׳]/g;
const dottedLetters = /(?<![\p{L}\p{N}])(?:\p{L}\.){2,}\p{L}?(?![\p{L}\p{N}])/gu;
/** Malaysia's 'anak lelaki' and 'anak perempuan', English 'son of' and 'daughter of' between a name and the father's. */
const sonOf = /(?<![\p{L}\p{N}])(?:a\/[lp]|[sd]\/o)(?![\p{L}\p{N}])/gu;
const isBurmese = /[\u1000-\u109f]/;
const wordPattern = /[\p{L}\p{M}\p{N}]+/gu;

/** The readings of a text as words; nearly always one. `joinDotted` makes I.B.M. one word. */
export function readingsOf(
  text: string,
  joinDotted: boolean,
  segment: ((run: string) => string[]) | undefined,
): Word[][] {
  let plain = fold(text).replaceAll(apostrophes, '');
  if (joinDotted && plain.includes('.'))
    plain = plain.replaceAll(dottedLetters, (letters) => letters.replaceAll('.', ''));
  if (!segment && plain.includes('/')) plain = plain.replaceAll(sonOf, ' ');
  const found = [...plain.matchAll(wordPattern)].slice(0, mostWords);
  if (!segment) return inEachScript(found).flatMap((some) => ofPerson(some, plain));
  return [
    found.flatMap((match) =>
      isEastAsian(match[0])
        ? segment(match[0]).map((piece) => eastAsianWord(piece))
        : [word(match[0], plain, match.index)],
    ),
  ];
}

/** Scripts by their code points; what is not here counts as written with its neighbours. */
const scripts = [
  /[\u0041-\u024f\u1e00-\u1eff]/,
  /[\u0400-\u052f]/,
  /[\u0600-\u06ff]/,
  /[\uac00-\ud7a3]/,
  /[\u3040-\u30ff\u3400-\u9fff]/,
  /[\u0370-\u03ff]/,
  /[\u0590-\u05ff]/,
  /[\u0530-\u058f]/,
  /[\u10a0-\u10ff]/,
  /[\u0900-\u0dff]/,
  /[\u0e00-\u0eff]/,
  /[\u1000-\u109f]/,
];
const beyondLatin = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;

/** A name written in two scripts, 'Lee Jae-yong (이재용)', is one name twice: its words by script. All words together where one script has too few for a name. */
function inEachScript(found: RegExpExecArray[]): RegExpExecArray[][] {
  const [first] = found;
  if (found.length < 2 || !first || !beyondLatin.test(first.input)) return [found];
  const groups = scripts.map((script) => found.filter((match) => script.test(match[0].charAt(0))));
  const used = groups.filter((group) => group.length > 0);
  const isWhole = used.every((group) => group.length > 1 || (isEastAsian(group[0]![0]) && group[0]![0].length > 1));
  return used.length > 1 && isWhole && used.flat().length === found.length ? used : [found];
}

function ofPerson(found: readonly RegExpExecArray[], plain: string): Word[][] {
  if (!found.some((match) => isEastAsian(match[0]))) return inAlphabet(found, plain);
  const alone = found.length === 1;
  const options = found.map((match) =>
    isEastAsian(match[0])
      ? eastAsianReadings(match[0].slice(0, 24), alone).map((reading) =>
          reading.map((part) => nativeWord(part, match[0])),
        )
      : [[word(match[0], plain, match.index)]],
  );
  const most = Math.max(...options.map((option) => option.length));
  return Array.from({ length: most }, (_, index) =>
    options.flatMap((option) => option[Math.min(index, option.length - 1)] ?? []).filter((one) => one.forms.length > 0),
  );
}

/** The readings of a person's name in an alphabet. */
function inAlphabet(found: readonly RegExpExecArray[], plain: string): Word[][] {
  const words = found.flatMap((match, at) => {
    if (isBurmese.test(match[0]))
      return romaniseBurmese(match[0]).map(({ text, forms }) => ({ text, forms, bound: false }));
    const one = word(match[0], plain, match.index);
    const [only = ''] = one.forms;
    const letter = plain.charAt(match.index + match[0].length) === '.' ? letterNamed(match[0], only) : undefined;
    if (letter) return [{ text: one.text, forms: [letter], bound: false }];
    const isLast = at === found.length - 1;
    const customary = customarySpellings(only, isLast);
    const forms = one.forms.length === 1 ? customary : [...new Set([...one.forms, ...customary])];
    return [forms.length > 1 ? { ...one, forms } : one];
  });
  const readings = syllabicReadings(words);
  if (readings) return readings;
  const custom = vietnameseReading(words) ?? burmeseReading(words);
  return custom ? [custom] : (slippedReadings(words) ?? [words]);
}

function word(text: string, whole: string, at: number): Word {
  const next = whole.charAt(at + text.length);
  return { text, forms: romaniseWord(text), bound: next === '-' || next === '‐' || next === '–' };
}

/** Foreign names in katakana are spelled by ear; all else is read by the syllable. */
const nativeWord = ({ text, forms }: { text: string; forms: string[] }, whole: string): Word =>
  isKatakana(whole) ? { text, forms, bound: false } : { text, forms, bound: false, isSyllabic: true };

function eastAsianWord(piece: string): Word {
  if (!isEastAsian(piece)) return { text: piece, forms: romaniseWord(piece), bound: false };
  const forms = eastAsianReadings(piece, false)[0]?.flatMap((part) => part.forms) ?? [];
  return { text: piece, forms: [piece, ...forms], bound: false };
}
