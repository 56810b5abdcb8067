/** Endings of Slavic words, in the form of `looseWord`. */

/**
 * Endings of Slavic nouns and adjectives, including Bulgarian ones with the article, but not those of family names
 * (-ov, -in).
 */
export const endings = new Set(
  'a i u e o ia iu ie io oi ei ui ai aia aie oe oie uiu oiu eiu om em im am ami ah ih imi iam iami iah ogo ego iego oho eho omu emu iemu ata iata oto ete ite au iau aga iaga'.split(
    ' ',
  ),
);
export const MAX_ENDING_LENGTH = 4;
/** Adjective endings and longer case endings, which no given name has. */
export const tellingEndings = new Set('ata oto ite ai oi ei om em am ami ah ogo ego omu emu aia oie oe uiu'.split(' '));
/** Suffixes that form Slavic adjectives from nouns: bankovskii, tankernaia, transportnaia. */
export const adjectival =
  /^(?:ov|ev|iev|n|sk|ovsk|evsk|ansk|orsk|esk|ichesk|tichesk|teln|iteln|onn|ionn|atsionn|enn|on|ion|atsion|en)$/;
export const adjectiveEndings = new Set('i ai oi oe aia oie uiu om im ogo omu ih iah imi ie'.split(' '));
