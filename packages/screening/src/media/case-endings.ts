/** Inflected Russian, Ukrainian and Greek names: 'осудил Игоря Белова', 'позвонили Анне Беловой', 'του Γιώργου Μάρκου'. */
import { remembered } from '../names/remembered.ts';
import { inNominative } from '../names/scripts/cyrillic-cases.ts';
import { romaniseCyrillic } from '../names/scripts/cyrillic.ts';
import { romaniseGreek } from '../names/scripts/greek.ts';
import { nameWord } from '../names/word.ts';

/** Each inflected ending with its nominative endings, longest ending first. */
const ENDINGS: readonly (readonly [ending: string, ...first: string[]])[] = [
  ['ого', 'ий', 'ый', 'ой'],
  ['ому', 'ий', 'ый', 'ой'],
  ['ові', ''],
  ['еві', ''],
  ['ым', 'ый', ''],
  ['им', 'ий', 'им'],
  ['ую', 'ая'],
  ['ой', 'а', 'ая'],
  ['ою', 'а'],
  ['ей', 'я'],
  ['ею', 'я'],
  ['ом', ''],
  ['ем', 'й', 'ь'],
  ['єм', 'й'],
  ['у', '', 'а'],
  ['ю', 'я', 'й', 'ь'],
  ['а', ''],
  ['я', 'й', 'ь'],
  ['е', '', 'а'],
  ['і', 'а', 'я'],
  ['ї', 'я'],
  ['ы', 'а'],
  ['и', 'а', 'я'],
];

/** Shorter words are already in the nominative: 'Юрий' stays, 'Яна' is not a man. */
const SHORTEST_STEM = 3;

/** Possible nominatives of a Cyrillic word; none for words of other scripts. */
export function firstCasesOf(word: string): string[] {
  if (!/^[\u0400-\u04FF]+$/u.test(word)) return [];
  return ENDINGS.filter(([ending]) => word.endsWith(ending) && word.length - ending.length >= SHORTEST_STEM).flatMap(
    ([ending, ...first]) => first.map((end) => word.slice(0, word.length - ending.length) + end),
  );
}

/** Greek endings in the genitive, accusative and vocative, each with its nominatives. */
const GREEK: readonly (readonly [ending: RegExp, ...first: string[]])[] = [
  [/ου$/u, 'ος', 'ης'],
  [/ο$/u, 'ος'],
  [/η$/u, 'ης'],
  [/α$/u, 'ας'],
  [/ας$/u, 'α'],
  [/ης$/u, 'η'],
];

/**
 * The spellings of the words of a name in the nominative, word by word; empty unless all of them are inflected. A
 * woman's name that is also the genitive of a man's stays hers: 'Александра Петрова'.
 */
export const inFirstCase: (name: string) => readonly (readonly string[])[] = remembered((name) => {
  const words = name.split(' ');
  if (words.every((word) => /^[\u0400-\u04FF]+$/u.test(word))) {
    const isInflected = inNominative(words.map((text) => nameWord(text, []))) !== undefined;
    // 'Анну Белову' is Анна Белова; to whom 'Александру Петрову' refers, only the sentence says.
    return isInflected ? words.map((word) => firstCasesOf(word).flatMap(romaniseCyrillic)) : [];
  }
  if (!words.every((word) => /^\p{Script=Greek}+$/u.test(word))) return [];
  const found = words.map((word) =>
    GREEK.filter(([ending]) => ending.test(word)).flatMap(([ending, ...first]) =>
      first.flatMap((end) => romaniseGreek(word.replace(ending, end))),
    ),
  );
  return found.every(({ length }) => length > 0) ? found : [];
});
