/**
 * Arabic, Persian, Urdu, Pashto, Kurdish and Hebrew: scripts that omit short vowels. Well-known names are read with
 * their vowels (abjad-names.ts). The reading of any other word is the skeleton of its written letters, marked with '~'
 * so that comparison knows that vowels may be missing (edit-cost.ts). The letters waw and ya remain 'w' and 'y', which
 * also stand for u/o and i/e.
 */
import { type Letters, spell } from './letters.ts';
import { vocalisedArabic, vocalisedHebrew } from './vocalised-names.ts';

/** Marks a form whose short vowels are not written. */
export const unvocalised = '~';

const arabic: Letters = {
  ا: 'a',
  أ: 'a',
  إ: 'i',
  آ: 'a',
  ٱ: 'a',
  ء: '',
  ؤ: 'w',
  ئ: 'y',
  ب: 'b',
  پ: 'p',
  ت: 't',
  ٹ: 't',
  ة: 'h',
  ث: 'th',
  ج: 'j',
  چ: 'ch',
  ح: 'h',
  خ: 'kh',
  د: 'd',
  ڈ: 'd',
  ذ: 'dh',
  ر: 'r',
  ڑ: 'r',
  ز: 'z',
  ژ: 'zh',
  س: 's',
  ش: 'sh',
  ص: 's',
  ض: 'd',
  ط: 't',
  ظ: 'z',
  ع: 'a',
  غ: 'gh',
  ف: 'f',
  ڤ: 'v',
  ق: 'q',
  ک: 'k',
  ك: 'k',
  گ: 'g',
  ڭ: 'ng',
  // Sindhi.
  ٻ: 'b',
  ڀ: 'bh',
  ٽ: 't',
  ٺ: 'th',
  ٿ: 'th',
  ڄ: 'j',
  ڃ: 'ny',
  ڇ: 'ch',
  ڌ: 'dh',
  ڊ: 'd',
  ڏ: 'd',
  ڍ: 'dh',
  ڦ: 'ph',
  ڪ: 'k',
  ڳ: 'g',
  ڱ: 'ng',
  ڻ: 'n',
  ل: 'l',
  ڵ: 'l',
  م: 'm',
  ن: 'n',
  ں: 'n',
  ه: 'h',
  ہ: 'h',
  ھ: 'h',
  ۀ: 'h',
  ە: 'h',
  و: 'w',
  ۆ: 'w',
  ۇ: 'w',
  ي: 'y',
  ى: 'a',
  ی: 'y',
  ێ: 'y',
  ے: 'y',
  ۍ: 'y',
  ې: 'y',
  ټ: 't',
  ډ: 'd',
  ړ: 'r',
  ږ: 'zh',
  ښ: 'sh',
  ځ: 'z',
  څ: 'ts',
  ڼ: 'n',
  ګ: 'g',
  ڕ: 'r',
};
const persian: Letters = { ...arabic, و: 'v', ض: 'z', ذ: 'z', ث: 's' };
/** Passports write Ghasemi and Ghorbani. */
const persianOfTehran: Letters = { ...persian, ق: 'gh' };
/** Khogyani, Pakhtun. */
const pashto: Letters = { ...arabic, ږ: 'g', ښ: 'kh' };
/** Jadhran, Hadhrami. */
const arabicInDh: Letters = { ...arabic, ض: 'dh' };
/** Achakzai. */
const pashtoOfKabul: Letters = { ...arabic, څ: 'ch' };
/** Jaleh, Bijan. */
const persianInJ: Letters = { ...persian, ژ: 'j' };
/** Gad, Gaballah. */
const egyptian: Letters = { ...arabic, ج: 'g' };
const hebrew: Letters = {
  א: 'a',
  ב: 'b',
  ג: 'g',
  ד: 'd',
  ה: 'h',
  ו: 'w',
  ז: 'z',
  ח: 'h',
  ט: 't',
  י: 'y',
  כ: 'k',
  ך: 'k',
  ל: 'l',
  מ: 'm',
  ם: 'm',
  נ: 'n',
  ן: 'n',
  ס: 's',
  ע: '',
  פ: 'p',
  ף: 'f',
  צ: 'ts',
  ץ: 'ts',
  ק: 'k',
  ר: 'r',
  ש: 'sh',
  ת: 't',
  ﬡ: 'ch',
  ﬢ: 'zh',
  ﬤ: 'j',
  ﬥ: 'kh',
};
/**
 * Letters with a geresh, which spell sounds of other languages (Cherniak, Jacqueline, George, Khoury), each mapped to a
 * letter that no name uses.
 */
const withGeresh: Letters = { צ: 'ﬡ', ץ: 'ﬡ', ז: 'ﬢ', ג: 'ﬤ', ח: 'ﬥ' };
const geresh = /([צץזגח])['’‘`´′׳]/g;

/** A text with each geresh letter replaced by its single letter; the inverse restores the word for display. */
export const withoutGeresh = (text: string): string =>
  text.replaceAll(geresh, (_, letter: string) => withGeresh[letter]!);
export const asWritten = (word: string): string => word.replaceAll(/[ﬡﬢﬤﬥ]/g, (letter) => plainLetter[letter]!);
const plainLetter: Letters = { ﬡ: 'צ', ﬢ: 'ז', ﬤ: 'ג', ﬥ: 'ח' };

/** Families from Germany, and old spellings, have a z: Zuckerman, Zedek. */
const hebrewOfEurope: Letters = { ...hebrew, צ: 'z', ץ: 'z' };
/**
 * Bet, kaf and pe are hard at the beginning of a word and mostly soft within it. Het is written ch, and shin may be
 * sin.
 */
const hebrewSoft: Letters = { ...hebrew, ב: 'v', פ: 'f', כ: 'kh', ח: 'ch', ש: 's' };
/** People from Russia write het as kh: Khever, Khanan. */
const hebrewOfRussia: Letters = { ...hebrewSoft, ח: 'kh' };
/** Soft letters together with a shin: Gavish. */
const hebrewSoftShin: Letters = { ...hebrewSoft, ש: 'sh' };
/** Soft kaf is written ch as often as kh: Kochavi. */
const hebrewSoftest: Letters = { ...hebrewSoft, כ: 'ch', ך: 'ch' };

/** Two letters that would read as one sound (Sahrawi is not Shrawi): there is a short vowel between them. */
const falseDigraph = /([صسطتدكکگزظپ])(?=[حهہ].|[ةه]$)/;
const marked = (forms: string[]): string[] => forms.map((form) => unvocalised + form);

/** Letters that only Sorani Kurdish and Uyghur use; both write nearly every vowel. */
const isVowelled = /[ەۆێۈۋڵڕ]|^ئ[ايىیېوۇ]|ى(?=.)/;
const vowels: Letters = { ا: 'a', ە: 'a', ې: 'e', ێ: 'e', ى: 'i', ۆ: 'o', ۇ: 'u', ۈ: 'u' };
/** Letters that these two read differently from Arabic. */
const ofVowelled: Letters = { ...arabic, ...vowels, ئ: '', ع: '', ۋ: 'v' };

const isVowel = (letter = ''): boolean => letter in vowels;

/**
 * The readings of such a word: waw and ya are vowels between consonants. Its first vowel is spelled a and e, a short u
 * also o.
 */
function romaniseVowelled(word: string): string[] {
  const letters = Array.from(word.replaceAll('وو', 'ۇ'));
  const spelled = letters.map((letter, at) => {
    if (letter === 'و') return at === 0 || isVowel(letters[at + 1]) ? 'w' : 'u';
    if (letter === 'ی' || letter === 'ي')
      return at === 0 || isVowel(letters[at + 1]) || isVowel(letters[at - 1]) ? 'y' : 'i';
    return ofVowelled[letter] ?? '';
  });
  const inOther = (written: string, sound: string): string =>
    spelled.map((one, at) => (letters[at] === written && one !== 'w' ? sound : one)).join('');
  return [...new Set([spelled.join(''), inOther('ە', 'e'), inOther('و', 'o')])];
}

/**
 * Readings of one word in Arabic script: with vowels if the name is well known or its language writes them, otherwise
 * its skeletons.
 */
export function romaniseArabic(word: string): string[] {
  const { forms: known, isCertain } = vocalisedArabic(word);
  if (isCertain) return known;
  const forms = [spell(word, arabic)];
  if (/[وضذث]/.test(word)) forms.push(spell(word, persian));
  if (word.includes('ض')) forms.push(spell(word, arabicInDh));
  // Without the aspiration, which many do not hear: Chota.
  if (word.includes('ھ')) forms.push(spell(word.replaceAll('ھ', ''), arabic));
  if (/[ږښ]/.test(word)) forms.push(spell(word, pashto));
  if (word.includes('څ')) forms.push(spell(word, pashtoOfKabul));
  if (word.includes('ق')) forms.push(spell(word, persianOfTehran));
  if (word.includes('ژ')) forms.push(spell(word, persianInJ));
  if (word.includes('ج')) forms.push(spell(word, egyptian));
  if (falseDigraph.test(word)) forms.push(spell(word.replace(falseDigraph, '$1ا'), arabic));
  // Egypt and Iran write a final ya without dots.
  if (word.endsWith('ى')) forms.push(`${forms[0]!.slice(0, -1)}y`);
  return [...known, ...(isVowelled.test(word) ? romaniseVowelled(word) : []), ...marked(forms)];
}

/** Letters that can stand for any vowel, or for a consonant or a vowel, at the beginning of a name. */
const vowelLetters: Readonly<Record<string, readonly string[]>> = Object.fromEntries([
  ...Array.from('اأآٱعאע', (letter) => [letter, ['a', 'e', 'i', 'o', 'u']]),
  ...Array.from('إ', (letter) => [letter, ['i', 'e']]),
  ...Array.from('وו', (letter) => [letter, ['w', 'v', 'o', 'u']]),
  ...Array.from('يیיئ', (letter) => [letter, ['y', 'i', 'e', 'j']]),
]);

/**
 * What names whose initial is this Arabic or Hebrew letter may begin with in Latin letters; undefined if no name begins
 * with it.
 */
export function initialsOfLetter(letter: string): readonly string[] | undefined {
  const known = vowelLetters[letter];
  if (known) return known;
  const forms = (arabic[letter] ? romaniseArabic(letter) : romaniseHebrew(letter)).map((form) =>
    form.replace(unvocalised, ''),
  );
  return forms[0] === '' ? undefined : forms;
}

/**
 * Readings of one Hebrew word: with vowels if the name is well known, otherwise its skeletons with hard and with soft
 * letters.
 */
export function romaniseHebrew(word: string): string[] {
  const known = vocalisedHebrew(word);
  if (known) return known;
  const first = hebrew[word.charAt(0)] ?? '';
  const forms = [spell(word, hebrew), first + spell(word.slice(1), hebrewSoft), spell(word, hebrewSoft)];
  if (/.[כך]/.test(word)) forms.push(first + spell(word.slice(1), hebrewSoftest));
  // A final vav is v as well as o: Ziv, Shalev.
  if (/.ו$/.test(word)) forms.push(spell(word, hebrew).replace(/w$/, 'v'));
  if (word.includes('ח')) forms.push((word.startsWith('ח') ? 'kh' : first) + spell(word.slice(1), hebrewOfRussia));
  if (/[צץ]/.test(word)) forms.push(spell(word, hebrewOfEurope));
  if (/ש/.test(word) && /.[בפכ]/.test(word)) forms.push(first + spell(word.slice(1), hebrewSoftShin));
  return marked(forms);
}
