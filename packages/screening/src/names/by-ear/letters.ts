/**
 * A word with the letters that other alphabets spell by ear, as they hear them: the Czech ř, Ржегорж; the ch of foreign
 * names in Arabic, تشاووش. The word itself if it has none.
 */
export const asHeard = (word: string): string => word.replaceAll('ř', 'rž').replaceAll('تش', 'چ');
