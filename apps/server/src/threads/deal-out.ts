/**
 * Distributes names to threads so that each thread gets its own words: a name whose words a thread has seen takes a
 * sixth of the time of any other. Names of people and companies are read by different rules, each of which has to be
 * compiled.
 */

/** What is known about a name before it is read. */
export interface Named {
  name: string;
  isPerson: boolean;
}

/** The name of a company takes twice as long as that of a person. */
const effortOf = ({ isPerson }: Named): number => (isPerson ? 1 : 2);

/** How much more than its fair share of the work a thread may get, if that spares it the other kind of name. */
const UNFAIR = 0.15;

/**
 * Sorts people first, and by the word that a name most likely shares with others: the last word of a person's name,
 * usually the family name, and the first word of a company's. All names with that word go to one thread.
 */
function keyOf({ name, isPerson }: Named): string {
  const written = name.trim().toLowerCase();
  return isPerson ? `0${written.slice(written.lastIndexOf(' ') + 1)}` : `1${written}`;
}

/**
 * The positions of each thread's names in the batch. `backlogs` says how many names each thread still has to do. All
 * threads should finish at about the same time.
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

/** Where the share of each thread ends in the sorted names; the first `people` are people's. */
function endsOf(efforts: readonly number[], people: number, backlogs: readonly number[]): number[] {
  const total = efforts.reduce((sum, effort) => sum + effort, 0);
  const level = (total + backlogs.reduce((sum, backlog) => sum + backlog, 0)) / backlogs.length;
  const wanted = backlogs.map((backlog) => Math.max(0, level - backlog));
  const all = wanted.reduce((sum, one) => sum + one, 0);
  let [end, effort, due] = [0, 0, 0];
  return wanted.map((one, at) => {
    if (at === wanted.length - 1) return efforts.length;
    due += (one / all) * total;
    // The effort of all people's names, each being one.
    if (Math.abs(due - people) <= UNFAIR * total) due = people;
    while (end < efforts.length && effort < due) effort += efforts[end++]!;
    return end;
  });
}
