/** The script of a word, judged by its first letter: words are split where the script changes. */
export const isLatin = (text: string): boolean => text.charCodeAt(0) < 0x250;
export const isGreekOrCyrillic = (text: string): boolean => text.charCodeAt(0) >= 0x370 && text.charCodeAt(0) < 0x530;
/** The scripts of India, and Sinhala. */
export const isIndic = (text: string): boolean => text.charCodeAt(0) >= 0x900 && text.charCodeAt(0) < 0xe00;
/** Thai, Lao and Khmer, whose forms are marked unvocalised although most of their vowels are written. */
export const isThaiOrKhmer = (text: string): boolean => {
  const code = text.charCodeAt(0);
  return (code >= 0xe00 && code < 0xf00) || (code >= 0x1780 && code < 0x1800);
};
