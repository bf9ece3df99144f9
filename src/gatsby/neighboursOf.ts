interface Neighbours {
  /** An id, or nothing between quotes where there is none. */
  previous: string;
  next: string;
}

/**
 * What comes before and after each of a row, by their ids; after the last comes the first. Pages
 * are told their neighbours, because a page that asks for all of its kind costs more with each.
 */
export function neighboursOf(ids: readonly string[]): Map<string, Neighbours> {
  const other = (id: string | undefined, than: string) => (id === than || !id ? "" : id);
  return new Map(
    ids.map((id, index) => {
      const previous = other(ids.at(index - 1), id);
      const next = other(ids[(index + 1) % ids.length], id);
      return [id, { previous, next: next === previous ? "" : next }];
    }),
  );
}
