/** Inflected Russian and Ukrainian names: 'осудил Игоря Белова', 'позвонили Анне Беловой'. */

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
