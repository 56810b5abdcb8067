import { shorten } from '../errors.ts';

/** What forms and exports have in place of a name. 'Na' is a surname, so the slash or the dots are needed. */
const PLACEHOLDER =
  /^(?:n\s?[/\\]\s?a|n\.\s?a\.?|not (?:available|applicable|known|given)|unknown(?: unknown)?|unnamed|no name|none|null|undefined|tb[ad]|test(?:[ _-]?(?:test|user|name|customer|client|person|company))?\s?\d*|dummy|(.)\1{2,})$/iu;

/** In these scripts a name may be one character. */
const ONE_SIGN_NAME = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** A warning about a name that is hardly one: that nothing was found says little then. */
export function nameWarning(text: string, field = 'name'): string | undefined {
  const name = text.normalize('NFKC').trim();
  const letters = name.match(/\p{L}/gu) ?? [];
  const what = PLACEHOLDER.test(name)
    ? 'is a placeholder, not a name'
    : letters.length === 0
      ? 'has no letter'
      : letters.length === 1 && !ONE_SIGN_NAME.test(name) && !/\p{N}/u.test(name)
        ? 'has only one letter'
        : undefined;
  return what && `${field} '${shorten(text)}' ${what}: check it`;
}
