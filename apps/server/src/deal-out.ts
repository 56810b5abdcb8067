/**
 * Deals out names to threads so that each meets words of its own: a name of words that a thread has met costs it a sixth of
 * any other, and people's names are read by other rules than those of companies, each to be compiled.
 */

/** What is known of a name before it is read. */
export interface Named {
  name: string;
  isPerson: boolean;
}

/** The name of a company takes twice as long as a person's. */
const effortOf = ({ isPerson }: Named): number => (isPerson ? 1 : 2);

/** So much of all effort may one thread have more than it would be fair, to be spared the other kind. */
const UNFAIR = 0.15;

/**
 * People before all others, and each by the word that most share who share any: the last of a person, a family's as a rule,
 * and the first of a company. All that have it come to one thread.
 */
function keyOf({ name, isPerson }: Named): string {
  const written = name.trim().toLowerCase();
  return isPerson ? `0${written.slice(written.lastIndexOf(' ') + 1)}` : `1${written}`;
}

/**
 * The places of the names of a batch by the thread that takes them, as many as there are `backlogs`: how many names each
 * thread has before it already. All come to an end together as far as can be told.
 */
export function dealtOut(batch: readonly Named[], backlogs: readonly number[]): number[][] {
  const keyed = batch.map((one, place) => ({ place, key: keyOf(one), effort: effortOf(one) }));
  keyed.sort((one, other) => (one.key < other.key ? -1 : Number(one.key > other.key)));
  const ends = endsOf(
    keyed.map(({ effort }) => effort),
    batch.filter(({ isPerson }) => isPerson).length,
    backlogs,
  );
  return ends.map((end, at) => keyed.slice(ends[at - 1] ?? 0, end).map(({ place }) => place));
}

/** Where the share of each thread ends in names in their order, of which the first `people` are people's. */
function endsOf(efforts: readonly number[], people: number, backlogs: readonly number[]): number[] {
  const total = efforts.reduce((sum, effort) => sum + effort, 0);
  const level = (total + backlogs.reduce((sum, backlog) => sum + backlog, 0)) / backlogs.length;
  const wanted = backlogs.map((backlog) => Math.max(0, level - backlog));
  const all = wanted.reduce((sum, one) => sum + one, 0);
  let [end, effort, due] = [0, 0, 0];
  return wanted.map((one, at) => {
    if (at === wanted.length - 1) return efforts.length;
    due += (one / all) * total;
    // All that people's names take, each being one.
    if (Math.abs(due - people) <= UNFAIR * total) due = people;
    while (end < efforts.length && effort < due) effort += efforts[end++]!;
    return end;
  });
}
