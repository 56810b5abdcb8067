/** Ways in which a listed name arrives altered at a screening desk. Written independently of the engine's tables. */
import type { Random } from './random.ts';

/** Changes a name; undefined if the change does not apply to it. */
export type Change = (name: string, random: Random) => string | undefined;

const wordsOf = (name: string): string[] => name.split(/\s+/).filter((word) => word !== '');
const alphabet = 'abcdefghijklmnopqrstuvwxyz';

function typo(name: string, random: Random): string | undefined {
  const places = Array.from(name).flatMap((char, at) =>
    /[a-z]/i.test(char) && /[a-z]/i.test(name.charAt(at - 1)) ? [at] : [],
  );
  if (places.length < 4) return undefined;
  const at = random.pick(places);
  const letter = random.pick(Array.from(alphabet));
  switch (random.integer(4)) {
    case 0:
      return name.slice(0, at) + letter + name.slice(at + 1);
    case 1:
      return name.slice(0, at) + letter + name.slice(at);
    case 2:
      return name.slice(0, at) + name.slice(at + 1);
    default:
      return name.charAt(at + 1).trim() === ''
        ? undefined
        : name.slice(0, at) + name.charAt(at + 1) + name.charAt(at) + name.slice(at + 2);
  }
}

const spellings: [RegExp, string][] = [
  [/kh/i, 'h'],
  [/kh/i, 'k'],
  [/ou/i, 'u'],
  [/oo/i, 'u'],
  [/ee/i, 'i'],
  [/y\b/i, 'i'],
  [/iy\b/i, 'y'],
  [/ei/i, 'ey'],
  [/q/i, 'k'],
  [/gh/i, 'g'],
  [/dj/i, 'j'],
  [/sh/i, 'ch'],
  [/w/i, 'v'],
  [/v/i, 'w'],
  [/x/i, 'ks'],
  [/ph/i, 'f'],
  [/ai/i, 'ay'],
  [/ay/i, 'ai'],
  [/e/i, 'a'],
  [/u/i, 'o'],
  [/o/i, 'u'],
  [/i/i, 'e'],
  [/ss/i, 's'],
  [/mm/i, 'm'],
  [/dd/i, 'd'],
  [/ll/i, 'l'],
  [/z/i, 's'],
  [/j/i, 'dj'],
  [/yu/i, 'iu'],
  [/ya/i, 'ia'],
  [/ts/i, 'tz'],
  [/th/i, 't'],
];

function respell(name: string, random: Random): string | undefined {
  const fitting = spellings.filter(([pattern]) => pattern.test(name));
  if (fitting.length < 2) return undefined;
  const [first, second] = [random.pick(fitting), random.pick(fitting)];
  const changed = name.replace(first[0], first[1]).replace(second[0], second[1]);
  return changed === name ? undefined : changed;
}

function dropMiddle(name: string, random: Random): string | undefined {
  const words = wordsOf(name);
  if (words.length < 3) return undefined;
  const at = 1 + random.integer(words.length - 2);
  return words.filter((_, index) => index !== at).join(' ');
}

function reorder(name: string): string | undefined {
  const words = wordsOf(name);
  return words.length < 2 ? undefined : [words.at(-1), ...words.slice(0, -1)].join(' ');
}

function abbreviate(name: string): string | undefined {
  const words = wordsOf(name);
  return words.length < 3
    ? undefined
    : words.map((word, at) => (at > 0 && at < words.length - 1 ? `${word.charAt(0)}.` : word)).join(' ');
}

function join(name: string, random: Random): string | undefined {
  const words = wordsOf(name);
  if (words.length < 2) return undefined;
  const at = random.integer(words.length - 1);
  return [...words.slice(0, at), (words[at] ?? '') + (words[at + 1] ?? ''), ...words.slice(at + 2)].join(' ');
}

const both =
  (one: Change, other: Change): Change =>
  (name, random) => {
    const first = one(name, random);
    return first === undefined ? undefined : other(first, random);
  };

export const personChanges: Readonly<Record<string, Change>> = {
  'same name': (name) => name,
  'one typo': typo,
  'two typos': both(typo, typo),
  reordered: reorder,
  respelled: respell,
  'middle dropped': dropMiddle,
  'middle as initial': abbreviate,
  'words joined': join,
  'reordered, one typo': both(reorder, typo),
  'middle dropped, one typo': both(dropMiddle, typo),
  'upper case, comma': (name) => {
    const words = wordsOf(name);
    return words.length < 2 ? undefined : `${words.at(-1)?.toUpperCase()}, ${words.slice(0, -1).join(' ')}`;
  },
};

const legalEnding =
  /[\s,]+(?:llc|ltd\.?|limited|co\.?|inc\.?|corp\.?|gmbh|s\.?a\.?|ooo|jsc|ojsc|pjsc|company|corporation)\.?$/i;
export const companyChanges: Readonly<Record<string, Change>> = {
  'same name': (name) => name,
  'one typo': typo,
  'two typos': both(typo, typo),
  'legal form dropped': (name) => (legalEnding.test(name) ? name.replace(legalEnding, '') : undefined),
  'legal form changed': (name) => (legalEnding.test(name) ? name.replace(legalEnding, ' GmbH') : undefined),
  'words joined': join,
  abbreviated: (name) => {
    const changed = name
      .replace(/\bcompany\b/i, 'Co')
      .replace(/\binternational\b/i, 'Intl')
      .replace(/\btechnology\b/i, 'Tech')
      .replace(/\bindustries\b/i, 'Ind')
      .replace(/\band\b/i, '&')
      .replace(/\bengineering\b/i, 'Eng');
    return changed === name ? undefined : changed;
  },
};
