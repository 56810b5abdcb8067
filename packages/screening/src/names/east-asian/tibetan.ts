/** Tibetan names in Han characters, which China writes without a space between them: 坚赞诺布 is Gyaltsen Norbu. */
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

/** Names are of two characters, few of three. */
const lengths = [3, 2];
const mayBeTibetan = /^\s*[\u3400-\u9fff]{4,9}\s*$/u;

/** The text, and in Latin letters where it is made of two Tibetan names or more and nothing else. */
export function inTibetan(text: string): string[] {
  if (!mayBeTibetan.test(text)) return [text];
  const parts = partsOf(text.trim());
  return parts ? [text, parts.join(' ')] : [text];
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
