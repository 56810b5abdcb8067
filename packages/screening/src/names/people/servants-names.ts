/** Brings names of servants of God to one form: Abd al-Rahman, Abdul Rahman, Abdurrahman. */
import { isArabicGivenName } from './given-names.ts';
import { unvocalised } from '../scripts/abjad.ts';
import { mainForm, nameWord, type Word } from '../word.ts';

/** The Arabic article as in passports, assimilated or not. */
export const article = /^(?:al|el|ul|ar|er|ur|as|es|us|ash|az|an|ad|ed|ud|at|ol|or)$/;
/** The beginning of such a name, written separately from the name of God. */
export const servant = /^abd(?:u|e|a|o|ou|oo|i)?(?:l|r|s|z|n|d|sh)?$/;
/**
 * A servant's name as one word, with the assimilated last letter of its article. Before a vowel that letter is l:
 * Abdulaziz is not Abdu Laziz, Abdulatif is Abdul Latif.
 */
export const joinedServant =
  /^abd(?:ou|oo|[aeou])(?!ll[ao]h?$)(?:l(?=az[ie]|adh[ie]|ahad|al[ei]{1,2}m?$|am[ei]+r|imam|aw+al)|(?:l|sh(?=sh)|r(?=r)|s(?=s)|z(?=z)|n(?=n)|d(?=d)|t(?=t))?(?=[bcdfghjklmnpqrstvwyz]))(.{3,})$/;

/** The beginning of every servant's name in its standard form. Some names have only the next initial: Abdul R. */
export const servantPrefix = 'abdul';
export const isServantInitial = (form: string): boolean => form.length <= 6 && form.startsWith(servantPrefix);

/**
 * A. Q. Khan is Abdul Qadeer Khan: a servant's name by its two initials. Undefined for a name without them, or one that
 * consists only of them.
 */
export function servantOfInitials(words: readonly Word[]): Word[] | undefined {
  const at = words.findIndex((word, index) => word.text === 'a' && words[index + 1]?.text.length === 1);
  if (at < 0 || words.length < 3) return undefined;
  return [...words.slice(0, at), servantOf(words.slice(at, at + 2)), ...words.slice(at + 2)];
}

/** A name as Somalis abbreviate it, with its 'Cabdi' in full: C/raxmaan. */
export const withCabdiInFull = (text: string): string => (text.includes('/') ? text.replaceAll(cabdi, 'Cabdi') : text);
const cabdi = /(?<!\p{L})c\/\s?(?=\p{L}{4})/giu;

/** Joins the words of a servant's name. */
export function servantOf(words: Word[]): Word {
  const last = words.at(-1)!;
  const text = words.map((word) => word.text).join(' ');
  const form = mainForm(last);
  if (form.length === 1) return nameWord(text, [`${servantPrefix}${form}`]);
  if (/^~(?:al)?lh$|^~allh$/.test(form)) return nameWord(text, ['abdullah'], last.bound);
  if (form.startsWith(unvocalised))
    return nameWord(
      text,
      [`~abd${form.slice(1).replace(/^a?l(?=..)/, 'l')}`, `~abd${form.slice(1).replace(/^al/, '')}`],
      last.bound,
    );
  return nameWord(
    text,
    last.forms.map((one) => (one.startsWith(unvocalised) ? one : `abdul${one.replace(/^(?:al|ul|el)(?=.{4})/, '')}`)),
    last.bound,
  );
}

/**
 * Splits a name that consists only of Abd and one other word: that word may be the family name (Abdel Rantisi), unless
 * it is known as a given name. Undefined for any other name.
 */
export function servantApart(words: readonly Word[]): Word[] | undefined {
  const [one, ...others] = words;
  const last = others.at(-1);
  const isApart =
    one && last && servant.test(mainForm(one)) && others.slice(0, -1).every((word) => article.test(mainForm(word)));
  if (!isApart || others.length > 2 || mainForm(last).length < MIN_FAMILY_LENGTH || isArabicGivenName(mainForm(last)))
    return undefined;
  return [nameWord(one.text, [servantPrefix]), last];
}
/** A shorter name is not a family name. */
export const MIN_FAMILY_LENGTH = 4;
