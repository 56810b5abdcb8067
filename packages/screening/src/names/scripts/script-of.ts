/** What script a word is written in, by its first letter: words are split where scripts change. */
export const isLatin = (text: string): boolean => text.charCodeAt(0) < 0x250;
export const isGreekOrCyrillic = (text: string): boolean => text.charCodeAt(0) >= 0x370 && text.charCodeAt(0) < 0x530;
/** The scripts of India, and Sinhala. */
export const isIndic = (text: string): boolean => text.charCodeAt(0) >= 0x900 && text.charCodeAt(0) < 0xe00;
