/** Russian and Ukrainian names in other cases than the first: 'осудил Игоря Белова', 'позвонили Анне Беловой'. */

/** What stands at the end in the first case instead of an ending, longest ending first. */
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

/** Shorter words are their own first case: 'Юрий' stays, 'Яна' is no man. */
const SHORTEST_STEM = 3;

/** The words that a Cyrillic word may be another case of; none for words of other scripts. */
export function firstCasesOf(word: string): string[] {
  if (!/^[\u0400-\u04FF]+$/u.test(word)) return [];
  return ENDINGS.filter(([ending]) => word.endsWith(ending) && word.length - ending.length >= SHORTEST_STEM).flatMap(
    ([ending, ...first]) => first.map((end) => word.slice(0, word.length - ending.length) + end),
  );
}
