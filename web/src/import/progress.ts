/** Called with the finished share of the work, from 0 to 1. */
export type OnProgress = (share: number) => void;

export const IGNORE_PROGRESS: OnProgress = () => undefined;

export function partOf(onProgress: OnProgress, from: number, to: number): OnProgress {
  return (share) => {
    onProgress(from + share * (to - from));
  };
}

/** Yields each element with a callback for its progress. A larger element counts for more. */
export function* inParts<Of>(
  all: readonly Of[],
  sizeOf: (one: Of) => number,
  onProgress: OnProgress,
): Generator<readonly [Of, OnProgress]> {
  const total = all.reduce((sum, one) => sum + sizeOf(one), 0) || 1;
  let done = 0;
  for (const one of all) {
    const from = done;
    done += sizeOf(one);
    yield [one, partOf(onProgress, from / total, done / total)];
  }
}

export function inHundredths(onProgress: OnProgress): OnProgress {
  let reported = -1;
  return (share) => {
    const hundredths = Math.floor(share * 100);
    if (hundredths === reported) return;
    reported = hundredths;
    onProgress(hundredths / 100);
  };
}
