import type { HistoryAnswer, PullAnswer } from "sync-protocol";

interface NumberedRow {
  readonly seq: number;
}

/** Splits a page of rows into smaller pages. The first page contains all verdicts [R2: page]. */
export function partsOfPage(answer: PullAnswer, rowsMax: number): readonly PullAnswer[] {
  const { rows, places, cursor, hasMore, results } = answer;
  return partsOf([...rows, ...places], { cursor, rowsMax }).map((part, number, { length }) => ({
    ...answer,
    rows: rows.filter(part.includes),
    places: places.filter(part.includes),
    cursor: part.cursor,
    hasMore: hasMore || number < length - 1,
    results: number === 0 ? results : [],
  }));
}

export function partsOfHistory(answer: HistoryAnswer, rowsMax: number): readonly HistoryAnswer[] {
  const { events, cursor, hasMore } = answer;
  return partsOf(events, { cursor, rowsMax }).map((part, number, { length }) => ({
    ...answer,
    events: events.filter(part.includes),
    cursor: part.cursor,
    hasMore: hasMore || number < length - 1,
  }));
}

interface Part {
  readonly cursor: number;
  readonly includes: (row: NumberedRow) => boolean;
}

function partsOf(
  rows: readonly NumberedRow[],
  { cursor, rowsMax }: { readonly cursor: number; readonly rowsMax: number },
): readonly Part[] {
  const seqs = rows.map(({ seq }) => seq).toSorted((a, b) => a - b);
  const ends = seqs.filter((_, at) => at % rowsMax === rowsMax - 1 && at < seqs.length - 1);
  return [...ends, Infinity].map((end, number, { length }) => {
    const start = ends[number - 1] ?? 0;
    return {
      cursor: number === length - 1 ? cursor : end,
      includes: ({ seq }) => seq > start && seq <= end,
    };
  });
}
