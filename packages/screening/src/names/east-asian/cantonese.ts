/** Cantonese in Latin letters as in Hong Kong's registers: not a system but a custom with variants. */

const initials: Record<string, string> = {
  b: 'p',
  p: 'p',
  d: 't',
  t: 't',
  g: 'k',
  k: 'k',
  gw: 'kw',
  kw: 'kw',
  z: 'ch',
  c: 'ch',
  j: 'y',
};
const finals: Record<string, string> = {
  aa: 'a',
  aai: 'ai',
  aau: 'au',
  aam: 'am',
  aan: 'an',
  aang: 'ang',
  aap: 'ap',
  aat: 'at',
  aak: 'ak',
  ou: 'o',
  oe: 'eu',
  oeng: 'eung',
  oek: 'euk',
  eoi: 'ui',
  eon: 'un',
  eot: 'ut',
  yu: 'u',
  yun: 'uen',
  yut: 'uet',
};
const whole: Record<string, string> = {
  zi: 'chi',
  ci: 'chi',
  si: 'sze',
  ze: 'tse',
  ce: 'tse',
  zang: 'tsang',
  cang: 'tsang',
  ceoi: 'tsui',
  lei: 'lee',
  zan: 'chun',
  sam: 'sum',
  zo: 'tso',
  co: 'tso',
  cou: 'tso',
  zau: 'chow',
  sing: 'shing',
  sek: 'shek',
  saan: 'shan',
  jyu: 'yu',
  jyun: 'yuen',
  jyut: 'yuet',
};

/** The Hong Kong spelling of a Jyutping syllable without its tone: gaa → ka, ciu → chiu, jyut → yuet. */
export function hongKongSpelling(jyutping: string): string {
  const known = whole[jyutping];
  if (known) return known;
  const [, initial = '', final = ''] = /^(ng|gw|kw|[bpmfdtnlgkhwzcsj]?)(.*)$/.exec(jyutping) ?? [];
  if (final === '') return jyutping;
  return (initials[initial] ?? initial) + (finals[final] ?? final);
}

const macauInitials: Record<string, string> = { ...initials, gw: 'ku', kw: 'ku', j: 'i' };
const macauFinals: Record<string, string> = {
  aa: 'a',
  aai: 'ai',
  aau: 'ao',
  au: 'ao',
  aam: 'am',
  aan: 'an',
  aang: 'ang',
  aap: 'ap',
  aat: 'at',
  aak: 'ak',
  iu: 'io',
  ing: 'eng',
  ik: 'ek',
  ung: 'ong',
  uk: 'ok',
  oeng: 'eong',
  oek: 'eok',
  eoi: 'oi',
  eon: 'on',
  eot: 'ot',
  yu: 'u',
  yun: 'un',
  yut: 'ut',
};

/**
 * Macau's Portuguese spelling of a Jyutping syllable without its tone: gwok → kuok, sing → seng, jat → iat. Where v or
 * w is possible, w is used.
 */
export function macauSpelling(jyutping: string): string {
  const [, initial = '', final = ''] = /^(ng|gw|kw|[bpmfdtnlgkhwzcsj]?)(.*)$/.exec(jyutping) ?? [];
  const spelled = (macauInitials[initial] ?? initial) + (macauFinals[final] ?? final);
  return spelled.replace(/^i(?=[iu])/, '');
}

/** A written syllable in that spelling: v may stand for w, and a final c for k: Vai Tac. */
export const asInMacau = (syllable: string): string => syllable.replace(/^v/, 'w').replace(/c$/, 'k');
const macau =
  /^(?:p|m|f|t|n|l|k|ku|h|ng|ch|s|v|w|i)?(?:a|ai|ao|am|an|ang|ap|at|a[kc]|ei|eng|e[kc]|eong|i|io|im|in|ip|it|o|oi|ou|on|ong|ot|o[kc]|u|ui|un|ut)$/;
/** Whether a word may be one syllable in Macau's custom. */
export const isMacauSyllable = (word: string): boolean => word.length >= shortest && macau.test(word);

/**
 * What the variants of one Hong Kong spelling have in common: shing = sing = seng, iat = yat, tsz = chi, yee = yi, suen
 * = sun. It is only a key to compare by: different syllables may share it.
 */
export const commonSpelling = (syllable: string): string =>
  syllable
    .replace(/^(?:tsz|tze|tzu|chee)e?$/, 'chi')
    .replace(/^(?:sze|sz|see|szu)$/, 'si')
    .replace(/^sh(?=[^i])|^sh(?=i[nmu])/, 's')
    .replace(/^ts/, 'ch')
    .replace(/^i(?=[aeo])/, 'y')
    .replace(/eng$/, 'ing')
    .replace(/^([kh])w(?=[aeo])/, '$1u')
    .replace(/^gw?/, (found) => (found === 'gw' ? 'kw' : 'k'))
    .replace(/(?:ee|ie|ei|ey|y)$/, 'i')
    .replace(/oo/, 'u')
    .replace(/ue(?=[nt]$)/, 'u')
    .replace(/^([a-z]+)ow$/, '$1au')
    .replace(/ou$/, 'au')
    .replace(/(?:aw|oh|or)$/, 'o')
    .replace(/a[hr]$/, 'a');

const syllable =
  /^(?:b|p|m|f|d|t|n|l|g|k|kw|gw|h|ng|ch|ts|s|sh|j|y|w)?(?:a|ah|ai|au|am|an|ang|ap|at|ak|aw|ay|e|eh|ei|eng|ek|eu|eung|euk|ee|ey|i|im|in|ing|ip|it|ik|iu|o|oh|oi|on|ong|ot|ok|oo|oon|ow|or|ou|oy|u|ui|um|un|ung|ut|uk|ue|uen|uet)$|^(?:ng|tsz|tsze|tze|sze|szu|sz|[hk]ar)$/;
const shortest = 2;

/** Whether a word may be one syllable in Hong Kong's custom. */
export const isCantoneseSyllable = (word: string): boolean => word.length >= shortest && syllable.test(word);

const hokkien =
  /^(?:b|ch?|chw|d|f|g|h|hs|hw|j|k|kh|kw|l|m|n|ng|p|ph|q|s|sh|sw|t|th|ts|w|y)?(?:a[hikmnptuwy]?|ang|e[ehkmnrw]?|ean|eng|eoh?|eow|eoy|i[aemnkpu]?|i(?:ah|ak|am|an|ang|ao|ap|at|au|ck|eh|en|ew|ng|ok|ong)|o[ehikmnoruwy]?|o(?:ck|ng|oi|ok|on|ong)|u[aeikmnot]?|u(?:ah|an|ang|at|ay|ee|ck|ng|ek))$/;

/**
 * Whether a word may be one syllable of a Hokkien, Teochew or Hakka name in the spelling of Singapore and Malaysia
 * (Kuan Yew, Guan Eng).
 */
export const isHokkienSyllable = (word: string): boolean => word.length >= shortest && hokkien.test(word);
