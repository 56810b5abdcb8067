/** Builds the tables of names before they are needed. */
import { judge } from './matching/compare.ts';

/** A name in each script that has its own tables, each with a near spelling; the scores do not matter. */
const samples: readonly (readonly [string, string])[] = [
  ['Anna Bauer', 'Anna Brauer'],
  ['Иван Петров', 'Ivan Pavlov'],
  ['محمد علي', 'Mahmud Ali'],
  ['דוד כהן', 'David Kohn'],
  ['李小明', 'Li Xiaoming'],
  ['김철수', 'Kim Chol-su'],
  ['やまだ花子', 'Yamada Hanako'],
  ['สมชาย', 'Somchai'],
  ['राम', 'Ram'],
];

/** Compares a few names, so that a host builds the tables when it starts and not during the first search. */
export function loadTables(): void {
  for (const [one, other] of samples)
    for (const [type, form] of [
      ['person', ''],
      ['company', ' Trading Company Ltd'],
    ] as const)
      judge(
        { names: [one + form] },
        {
          type,
          names: [{ text: other + form, kind: 'primary', strength: 'strong' }],
          dates: [],
          countries: [],
          birthPlaces: [],
          identifiers: [],
        },
      );
}
