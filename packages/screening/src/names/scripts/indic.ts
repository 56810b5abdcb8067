/**
 * The scripts of India share one layout of 128 code points, so one table reads Devanagari, Bengali, Gurmukhi, Gujarati,
 * Odia, Tamil, Telugu, Kannada and Malayalam. Sinhala has its own layout. They differ in which unwritten 'a' is
 * pronounced and, in Tamil, in how hard a consonant is.
 */

const firstBlock = 0x0900;
const lastBlock = 0x0d7f;
const sinhala = { first: 0x0d80, last: 0x0dff } as const;

const vowels: Record<number, string> = {
  0x05: 'a',
  0x06: 'a',
  0x07: 'i',
  0x08: 'i',
  0x09: 'u',
  0x0a: 'u',
  0x0b: 'ri',
  0x0d: 'e',
  0x0e: 'e',
  0x0f: 'e',
  0x10: 'ai',
  0x11: 'o',
  0x12: 'o',
  0x13: 'o',
  0x14: 'au',
};
const signs: Record<number, string> = {
  0x3e: 'a',
  0x3f: 'i',
  0x40: 'i',
  0x41: 'u',
  0x42: 'u',
  0x43: 'ri',
  0x45: 'e',
  0x46: 'e',
  0x47: 'e',
  0x48: 'ai',
  0x49: 'o',
  0x4a: 'o',
  0x4b: 'o',
  0x4c: 'au',
  0x57: '',
};
const consonants = 'k kh g gh n ch chh j jh n t th d dh n t th d dh n n p ph b bh m y r r l l zh v sh sh s h'.split(
  ' ',
);
/** With a dot below: Persian sounds, and the flapped r. */
const dotted: Record<string, string> = { k: 'q', g: 'gh', j: 'z', d: 'r', dh: 'rh', ph: 'f' };
/** Malayalam consonants that never have a vowel: ൺ ൻ ർ ൽ ൾ ൿ. */
const chillu: Record<number, string> = { 0x7a: 'n', 0x7b: 'n', 0x7c: 'r', 0x7d: 'l', 0x7e: 'l', 0x7f: 'k' };
const firstConsonant = 0x15;
const dot = 0x3c;
const silence = 0x4d;
const nasals = new Set([0x01, 0x02, 0x70]);

const sinhalaVowels: Record<number, string> = {
  0x05: 'a',
  0x06: 'a',
  0x07: 'a',
  0x08: 'a',
  0x09: 'i',
  0x0a: 'i',
  0x0b: 'u',
  0x0c: 'u',
  0x0d: 'ri',
  0x11: 'e',
  0x12: 'e',
  0x13: 'ai',
  0x14: 'o',
  0x15: 'o',
  0x16: 'au',
};
const sinhalaSigns: Record<number, string> = {
  0x4f: 'a',
  0x50: 'a',
  0x51: 'a',
  0x52: 'i',
  0x53: 'i',
  0x54: 'u',
  0x56: 'u',
  0x58: 'ru',
  0x59: 'e',
  0x5a: 'e',
  0x5b: 'ai',
  0x5c: 'o',
  0x5d: 'o',
  0x5e: 'au',
};
const sinhalaConsonants =
  'k kh g gh n ng ch ch j jh n gn nj t th d dh n nd t th d dh n  nd p ph b bh m mb y r  l   w sh sh s h l f'.split(' ');
const sinhalaFirstConsonant = 0x1a;
const sinhalaSilence = 0x4a;

/** A part of a word: a consonant, a written vowel, or the inherent vowel 'a' of a consonant. */
interface Sound {
  kind: 'consonant' | 'vowel' | 'inherent' | 'nasal';
  roman: string;
  block: number;
}

function soundsOf(word: string): Sound[] {
  const sounds: Sound[] = [];
  let open = false;
  const close = (): void => {
    if (open) sounds.push({ kind: 'inherent', roman: 'a', block: sounds.at(-1)?.block ?? 0 });
    open = false;
  };
  for (const char of word) {
    const code = char.codePointAt(0) ?? 0;
    const found = isSinhala(code) ? sinhalaCell(code & 0x7f) : indicCell(code);
    const last = sounds.at(-1);
    if (!found) continue;
    if (found.kind === 'dot') {
      if (last?.kind === 'consonant') last.roman = dotted[last.roman] ?? last.roman;
      continue;
    }
    if (found.kind === 'silence' || found.kind === 'sign') {
      open = false;
      if (found.kind === 'sign') sounds.push({ kind: 'vowel', roman: found.roman, block: code & ~0x7f });
      continue;
    }
    close();
    sounds.push({ kind: found.kind === 'bare' ? 'consonant' : found.kind, roman: found.roman, block: code & ~0x7f });
    open = found.kind === 'consonant';
  }
  close();
  return sounds;
}

interface Cell {
  kind: 'consonant' | 'bare' | 'vowel' | 'sign' | 'silence' | 'dot' | 'nasal';
  roman: string;
}

const isSinhala = (code: number): boolean => code >= sinhala.first && code <= sinhala.last;

function sinhalaCell(cell: number): Cell | undefined {
  if (cell === sinhalaSilence) return { kind: 'silence', roman: '' };
  if (cell === 0x02) return { kind: 'nasal', roman: 'n' };
  return cellOf(sinhalaVowels[cell], sinhalaSigns[cell], sinhalaConsonants[cell - sinhalaFirstConsonant]);
}

function indicCell(code: number): Cell | undefined {
  if (code < firstBlock || code > lastBlock) return undefined;
  const cell = code & 0x7f;
  if (cell === silence) return { kind: 'silence', roman: '' };
  if (cell === dot) return { kind: 'dot', roman: '' };
  if (nasals.has(cell)) return { kind: 'nasal', roman: 'n' };
  // The Bengali khanda ta has no vowel; nor has the sign 0x4e of other scripts.
  if (code === 0x09ce) return { kind: 'bare', roman: 't' };
  if (code >= 0x0d7a) return { kind: 'bare', roman: chillu[cell] ?? '' };
  if (code === 0x0b5f) return { kind: 'consonant', roman: 'y' };
  if (code === 0x09f0) return { kind: 'consonant', roman: 'r' };
  if (code === 0x09f1) return { kind: 'consonant', roman: 'w' };
  return cellOf(vowels[cell], signs[cell], consonants[cell - firstConsonant]);
}

function cellOf(vowel: string | undefined, sign: string | undefined, consonant: string | undefined): Cell | undefined {
  if (vowel !== undefined) return { kind: 'vowel', roman: vowel };
  if (sign !== undefined) return { kind: 'sign', roman: sign };
  return consonant ? { kind: 'consonant', roman: consonant } : undefined;
}

const blocks = { devanagari: 0x0900, bengali: 0x0980, gurmukhi: 0x0a00, gujarati: 0x0a80, odia: 0x0b00, tamil: 0x0b80 };
/** Northern languages drop an 'a' at the end and between two syllables; the others pronounce it. */
const northern = new Set([blocks.devanagari, blocks.bengali, blocks.gurmukhi, blocks.gujarati]);

const isVowel = (sound: Sound | undefined): boolean => sound?.kind === 'vowel' || sound?.kind === 'inherent';

/**
 * Drops the final 'a' and, from the right, each 'a' between a vowel with one consonant and one with the next:
 * manamohana → manmohan.
 */
function withoutSilent(sounds: readonly Sound[]): Sound[] {
  const spoken = [...sounds];
  const last = spoken.length - 1;
  if (spoken[last]?.kind === 'inherent' && last > 1 && !endsInCluster(spoken)) spoken.pop();
  for (let at = spoken.length - 3; at >= 2; at--) {
    if (spoken[at]?.kind !== 'inherent') continue;
    if (spoken[at - 1]?.kind !== 'consonant' || !isVowel(spoken[at - 2])) continue;
    if (spoken[at + 1]?.kind === 'consonant' && isVowel(spoken[at + 2])) spoken.splice(at, 1);
  }
  return spoken;
}

/**
 * After two consonants the final 'a' is pronounced (Chandra, Krishna), unless the first is only the nasal of the second
 * (Anand).
 */
const endsInCluster = (sounds: readonly Sound[]): boolean => {
  const [before, first, second] = sounds.slice(-4);
  if (first?.kind !== 'consonant' || second?.kind !== 'consonant') return false;
  return before?.kind === 'consonant' || !/^[nm]/.test(first.roman);
};

const spelled = (sounds: readonly Sound[]): string =>
  sounds
    .map(({ kind, roman, block }, at) =>
      kind === 'nasal' ? nasalBefore(sounds[at + 1]?.roman ?? '', block, at === sounds.length - 1) : roman,
    )
    .join('')
    .replaceAll('jn', 'gy');

/** The nasal sign assimilates to the next sound: Ambani, Ganga, Singh. */
function nasalBefore(next: string, block: number, isLast: boolean): string {
  // The Bengali candrabindu is silent before a vowel: Bhuiya.
  if (block === blocks.bengali && /^y?[aeiou]/.test(next)) return '';
  if (/^[pbm]/.test(next)) return 'm';
  if (next === 'h' || (block === blocks.bengali && !/^[tdcjn]/.test(next))) return 'ng';
  return isLast && block >= 0x0c00 ? 'm' : 'n';
}

/** Bengali: initial y is j, j is z in Muslim names, ওয় is w, and b under another letter is w. */
const bengali = (word: string): string[] => {
  const spoken = word
    .replace(/^y/, 'j')
    .replaceAll(/oy(?=[aeiou])/g, 'w')
    .replaceAll('shb', 'sw');
  return [spoken, spoken.replaceAll('j', 'z'), spoken.replaceAll('au', 'ou').replace(/bh$/, 'v')];
};

/**
 * Tamil writes hard and soft consonants the same: they are soft between vowels and after a nasal; an undoubled ச is s.
 */
function softTamil(word: string): string {
  return word
    .replace(/^ch/, 's')
    .replace(/(?<=[aeiou])ch(?=[aeiou])/g, 's')
    .replace(/(?<=[aeioun])k(?=[aeiou])/g, 'g')
    .replace(/(?<=[aeioun])t(?=[aeiouy])/g, 'd')
    .replace(/(?<=[aeioum])p(?=[aeiou])/g, 'b')
    .replace(/nch/g, 'nj')
    .replace(/np/g, 'mb');
}

/**
 * Sanskrit names, whose soft first letters and clusters Tamil cannot write: palagirushnan is Balakrishnan, pirabagaran
 * Prabakaran.
 */
function inSanskrit(soft: string): string {
  return soft
    .replace(/[kg]irush(?=n)/, 'krish')
    .replace(/^pira(?=[bgkst])/, 'pra')
    .replace(/^p(?=ala|askar|arat|uvan|avan|ama)/, 'b')
    .replace(/^k(?=an(?:es|g)|o(?:bal|bi|vi)|un[ae]|uru|iri|au)/, 'g')
    .replace(/^t(?=ev|armal|ayal|ines|urg|amod|as)/, 'd')
    .replace(/(?<=^[kg]o)b(?=al|i)/, 'p')
    .replace(/(?<=a)g(?=aran$)/, 'k');
}

const MAX_FORMS = 6;

const MIN_COMPOUND_LENGTH = 9;

/** Spellings of one Indic word, the usual English one first. */
export function romaniseIndic(word: string): string[] {
  const sounds = soundsOf(word);
  const block = sounds[0]?.block ?? 0;
  const full = spelled(sounds);
  const forms: string[] = [];
  if (northern.has(block)) {
    const spoken = withoutSilent(sounds);
    // The title 'lord' in Maharashtra, as in the South, is spelled Rao: Vasantrao.
    forms.push(spelled(spoken).replace(/(?<=.{3})a?rav$/, 'rao'));
    if (block === blocks.bengali) {
      forms.push(...bengali(spelled(spoken)), ...bengali(full).slice(0, 1));
      // Bangladesh and Assam pronounce both as s: Nasima, Saikia.
      if (/chh|sh/.test(full)) forms.unshift(spelled(spoken).replaceAll(/chh|sh/g, 's'));
    }
    forms.push(
      ...forms.map((form) => form.replaceAll('v', 'w')),
      ...forms.map((form) => form.replace(/(?<=..)a$/, '')),
      // Where two names form one word, the vowel between them is pronounced: Pushpakamal.
      ...(full.length >= MIN_COMPOUND_LENGTH ? [full.replace(/(?<=..)a$/, '')] : []),
    );
  } else if (block === blocks.tamil) {
    // A written i before r is silent: Iraman is Raman.
    const soft = softTamil(full.replace(/^ir(?=a)/, 'r'));
    forms.push(soft, full.replace(/^ch/, 's'), full, soft.replaceAll('v', 'w'), soft.replaceAll('zh', 'l'));
    // A doubled ch is written doubled, once, or as s: Thamizhselvan, Tamilchelvan.
    if (soft.includes('chch')) forms.unshift(soft.replaceAll('chch', 's'), soft.replaceAll('zhchch', 'ls'));
    forms.splice(1, 0, inSanskrit(soft));
  } else {
    // The title 'lord' in a family name is spelled Rao in Latin letters: Kesavaravu, Kesavarao.
    const lordly = full.replace(/(?<=^|.{3})ravu$/, 'rao');
    const short = lordly.replace(/(?<=..)a$/, '');
    forms.push(lordly, short, lordly.replaceAll('v', 'w'), full);
    // Muslim names have a z, which the script lacks: Riyaz.
    if (short.includes('j')) forms.push(short.replaceAll('j', 'z'));
    // Simha (lion) is Singh only in the North.
    if (full.includes('singh')) forms.push(short.replaceAll('singh', 'simh'));
    // Odia has one letter for b and v.
    if (block === blocks.odia) forms.push(short.replaceAll('b', 'v'));
  }
  return [...new Set(forms)].slice(0, MAX_FORMS);
}

/** The names of English letters in Indian scripts: initials are written by name (ಎಚ್. ಡಿ.). */
const letterNames: Record<string, string> = {
  e: 'a',
  bi: 'b',
  si: 'c',
  di: 'd',
  i: 'e',
  ef: 'f',
  ji: 'g',
  ech: 'h',
  aich: 'h',
  ai: 'i',
  je: 'j',
  ke: 'k',
  el: 'l',
  em: 'm',
  en: 'n',
  pi: 'p',
  ar: 'r',
  es: 's',
  ti: 't',
  yu: 'u',
  vi: 'v',
  dablyu: 'w',
  eks: 'x',
  vai: 'y',
};

/** The letter whose name this word in an Indian script is; undefined for any other word. */
export const letterNamed = (word: string, spelling: string): string | undefined =>
  /^[\u0900-\u0d7f]/.test(word) ? letterNames[spelling] : undefined;
