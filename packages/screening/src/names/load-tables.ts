/** Builds the tables of names before they are needed. */
import { analyse } from './analyse.ts';

/** A name in each script that has tables of its own; what they read as does not matter. */
const samples = ['Anna Bauer', 'Иван Петров', 'محمد علي', 'דוד כהן', '李小明', '김철수', 'やまだ花子', 'สมชาย', 'राम'];

/** Reads a few names, so that a host can spend the 200 ms of building tables at its start rather than on the first search. */
export function loadTables(): void {
  for (const name of samples) {
    analyse(name, 'person');
    analyse(`${name} Trading Company Ltd`, 'organisation');
  }
}
