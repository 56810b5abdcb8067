/** Some ids of a page, and the part of the page up to the last of them or, with the last ids, up to its end. */
interface Slice {
  ids: readonly number[];
  to: number;
  isEnd: boolean;
}

/** The ids of a page in slices of at most `size`. A page without ids is one slice, so that every page has an end. */
export function* slices(ids: readonly number[], size: number, end: number): Generator<Slice> {
  for (let at = 0; at < ids.length || at === 0; at += size) {
    const some = ids.slice(at, at + size);
    const isEnd = at + size >= ids.length;
    yield { ids: some, to: isEnd ? end : some.at(-1)!, isEnd };
  }
}
