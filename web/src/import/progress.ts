/** Hears how much of a work is done, from 0 to 1. */
export type OnProgress = (share: number) => void;

/** Nobody listens. */
export const UNHEARD: OnProgress = () => undefined;

/** Hears a work as a part of a larger one, from one share of that to another. */
export function partOf(onProgress: OnProgress, from: number, to: number): OnProgress {
  return (share) => {
    onProgress(from + share * (to - from));
  };
}

/** Each of these, with what hears of it as its part of the whole, as large as it says. */
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

/** Passes on only what a person would see of it: each hundredth once. */
export function inHundredths(onProgress: OnProgress): OnProgress {
  let told = -1;
  return (share) => {
    const hundredths = Math.floor(share * 100);
    if (hundredths === told) return;
    told = hundredths;
    onProgress(hundredths / 100);
  };
}
