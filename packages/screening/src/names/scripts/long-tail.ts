/** All other living scripts, letter by letter from the generated table; Latin letters lose their diacritics. */
import { romanBlocks } from '../tables/romanisation.gen.ts';

const opened = new Map<number, string[]>();

function cellsOf(block: number): string[] {
  let cells = opened.get(block);
  if (!cells) {
    cells = (romanBlocks[block] ?? '').split(' ');
    opened.set(block, cells);
  }
  return cells;
}

/** ASCII letters and digits for any word; '' if none of its characters is known. */
export function romaniseLongTail(word: string): string {
  let roman = '';
  for (const char of word) {
    const code = char.codePointAt(0) ?? 0;
    if (code < 0x80) roman += char;
    else roman += cellsOf(code >> 8)[code & 0xff] ?? '';
  }
  return roman;
}

/**
 * Georgian; ფ is p by the national system and f in foreign and some older spellings: Japaridze, Jafaridze. Foreign names
 * take the ending of the nominative, which Georgian families in -shvili, -eli, -ani and -uri keep: ბრაუნი is Braun.
 */
export function romaniseGeorgian(word: string): string[] {
  const plain = romaniseLongTail(word);
  const forms = word.includes('ფ') ? [plain, romaniseLongTail(word.replaceAll('ფ', 'f'))] : [plain];
  return inNominative.test(word) ? [...forms, inForeignGeorgian(word)] : forms;
}
/** A Georgian word as a foreign name, without the ending of the nominative. */
export const inForeignGeorgian = (word: string): string =>
  romaniseLongTail(word.replace(/ფ/g, 'f').replace(nominative, ''));
const nominative = /(?<=.[^აეიოუ])ი$/;
const inNominative = /^.{2,}[^აეიოუ]ი$(?<!შვილი|[ეურ]ლი|[აი]ანი|ური)/;

const umlauts: Record<string, string> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ø: 'oe',
  å: 'aa',
  æ: 'a',
  œ: 'o',
  ñ: 'ny',
  ç: 'ch',
  š: 'sh',
  č: 'ch',
  ž: 'zh',
  ř: 'rzh',
  ş: 'sh',
  ș: 'sh',
  ț: 'ts',
  ś: 'sh',
  ż: 'zh',
  ź: 'zh',
  đ: 'dj',
  ć: 'ch',
  ğ: 'gh',
};

/** Single letters of ISO 9 for which other Cyrillic tables write two: Ûrij Âkovlevič Ŝerbina. */
const isoLetters: Record<string, string> = { â: 'ya', û: 'yu', ŝ: 'shch' };
const isInIso9 = /^[âû]|ŝ|(?=.*[čšž])[âû]/u;

/** Spellings of a Latin word: without diacritics first, then with customary digraphs (ö → oe, š → sh). */
export function romaniseLatin(word: string): string[] {
  const plain = romaniseLongTail(word);
  const isIso = isInIso9.test(word);
  let inFull = '';
  for (const char of word) inFull += (isIso ? isoLetters[char] : undefined) ?? umlauts[char] ?? char;
  if (inFull === word) return [plain];
  const forms = [plain, romaniseLongTail(inFull)];
  // Portuguese, French and Catalan: Idriça. Czech, whose ch is kh: Chučijev.
  if (word.includes('ç')) forms.push(romaniseLongTail(word.replaceAll('ç', 's')));
  if (word.includes('ch') && isCzech.test(word)) forms.push(...romaniseLatin(word.replaceAll('ch', 'kh')));
  return [...new Set(forms)];
}
const isCzech = /[čšž]/;
