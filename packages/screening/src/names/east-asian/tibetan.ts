/**
 * Tibetan names in Han characters, which China writes without spaces (坚赞诺布 is Gyaltsen Norbu), and in Tibetan letters,
 * many of which are silent.
 */
import { tibetanNames } from '../tables/tibetan-names.ts';

let names: ReadonlyMap<string, string> | undefined;

const load = (): Map<string, string> =>
  new Map(
    tibetanNames
      .trim()
      .split('\n')
      .map((line): [string, string] => {
        const [written = '', spelling = ''] = line.split(' ');
        return [written, spelling];
      }),
  );

/** Names have two characters, a few three. */
const lengths = [3, 2];
const mayBeTibetan = /^\s*[\u3400-\u9fff]{4,9}\s*$/u;
const inTibetanLetters = /^[\u0f00-\u0fff\s]+$/;
/** Marks after a syllable or at the end of a text. */
const syllableEnd = /[\u0f0b-\u0f14\s]+/;

/** The text, and its Latin form if it consists of at least two Tibetan names and nothing else. */
export function inTibetan(text: string): string[] {
  if (inTibetanLetters.test(text)) return [spoken(text)];
  if (!mayBeTibetan.test(text)) return [text];
  const parts = partsOf(text.trim());
  return parts ? [text, parts.join(' ')] : [text];
}

/**
 * A name in Tibetan letters in its spelling abroad, two syllables at a time. Syllables of unknown names stay unchanged.
 */
function spoken(text: string): string {
  names ??= load();
  const syllables = text.split(syllableEnd).filter((syllable) => syllable !== '');
  const words: string[] = [];
  for (let at = 0; at < syllables.length;) {
    const pair = names.get(syllables.slice(at, at + 2).join('་'));
    words.push(pair ?? names.get(syllables[at]!) ?? syllables[at]!);
    at += pair === undefined ? 1 : 2;
  }
  return words.join(' ');
}

function partsOf(text: string): string[] | undefined {
  if (text === '') return [];
  names ??= load();
  for (const length of lengths) {
    const spelling = names.get(text.slice(0, length));
    const rest = spelling === undefined ? undefined : partsOf(text.slice(length));
    if (rest) return [spelling!, ...rest];
  }
  return undefined;
}
