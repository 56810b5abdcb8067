/** Some of the ids of a page, and the page up to the last of them, or to its end. */
interface Slice {
  ids: readonly number[];
  to: number;
  isEnd: boolean;
}

/** The ids of a page in slices of at most `size`; a page without ids is one slice, so that every page has an end. */
export function* slices(ids: readonly number[], most: number, end: number): Generator<Slice> {
  for (let at = 0; at < ids.length || at === 0; at += most) {
    const some = ids.slice(at, at + most);
    const isEnd = at + most >= ids.length;
    yield { ids: some, to: isEnd ? end : some.at(-1)!, isEnd };
  }
}
