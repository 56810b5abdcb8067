/** What a username is known by, in any case and any of Unicode's forms of its letters: one account, one count of failures. */
export const usernameKey = (username: string): string => username.normalize('NFKC').toLowerCase();

/** Alphabets (ISO 15924) that a name is written in, one of them: each has letters that look like those of another one. */
const ALPHABETS = 'Latn Cyrl Grek Armn Geor Hebr Arab'.split(' ');

/** Whether a username uses one alphabet: nobody can distinguish 'аdmin' with a Cyrillic letter from 'admin'. */
export const isOfOneAlphabet = (username: string): boolean =>
  ALPHABETS.filter((alphabet) => new RegExp(`\\p{Script=${alphabet}}`, 'u').test(username)).length <= 1;
