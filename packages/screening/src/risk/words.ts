/** Splits a short text in any language into comparable words. */

/**
 * The words of a text in lower case, without accents, with Arabic spelling variants and the Arabic article removed:
 * 'Premier-Ministre d'État' gives premier, ministre, d, etat; 'الوزير' gives وزير.
 */
export function words(text: string): string[] {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll('œ', 'oe')
    .replaceAll('ß', 'ss')
    .replaceAll('ة', 'ه')
    .replaceAll('ى', 'ي')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => (word.startsWith('ال') && word.length > ARTICLE_AND_STEM ? word.slice(2) : word));
}

/** A word of up to four letters keeps 'ال', which more often belongs to its stem than it is the article. */
const ARTICLE_AND_STEM = 4;
