/** How much the line carries in one push, learnt from the pushes before it. */
export interface PushPace {
  /** The bytes of JSON that the next push may have; one change goes however long it is (rule P8). */
  bytesMax: number;
}

const KB = 1024;

/** At 12 kB/s it takes three seconds: progress shows, and an interruption costs little. */
const FIRST_BYTES = 32 * KB;
const LEAST_BYTES = 4 * KB;
const MOST_BYTES = 256 * KB;

const QUICK_MS = 1_000;
const SLOW_MS = 8_000;

export function newPushPace(): PushPace {
  return { bytesMax: FIRST_BYTES };
}

/** A push that ended: `tookMs` is `undefined` where no answer came back. */
interface EndedPush {
  readonly bytes: number;
  readonly tookMs: number | undefined;
}

/** The size of the push after this one: smaller after a slow one or none, larger after a full quick one. */
export function nextPushBytes(bytesMax: number, { bytes, tookMs }: EndedPush): number {
  if (tookMs === undefined) return Math.max(LEAST_BYTES, Math.min(bytes, bytesMax) / 4);
  if (tookMs > SLOW_MS) return Math.max(LEAST_BYTES, Math.min(bytes, bytesMax) / 2);
  const isFull = bytes > bytesMax / 2;
  const grows = tookMs < QUICK_MS && isFull && bytesMax < MOST_BYTES;
  return grows ? Math.min(MOST_BYTES, bytesMax * 2) : bytesMax;
}
