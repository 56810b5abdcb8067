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

/** Georgian; ფ is p by the national system and f in foreign and some older spellings: Japaridze, Jafaridze. */
export function romaniseGeorgian(word: string): string[] {
  const plain = romaniseLongTail(word);
  return word.includes('ფ') ? [plain, romaniseLongTail(word.replaceAll('ფ', 'f'))] : [plain];
}

/** A Georgian word as a foreign name, which takes the ending of the nominative: ბრაუნი, braun. */
export const inForeignGeorgian = (word: string): string =>
  romaniseLongTail(word.replaceAll('ფ', 'f').replace(/([^აეიოუ])ი$/, '$1'));
export const isGeorgian = (word: string): boolean => /^[\u10d0-\u10ff]{3,}$/.test(word);
/** Whether a Georgian word is a family name of Georgia, which keeps that ending: -shvili, -eli, -ani, -uri. */
export const isFamilyOfGeorgia = (word: string): boolean => /(?:შვილი|[ეუ]ლი|[აი]ანი|ური)$/.test(word);

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
