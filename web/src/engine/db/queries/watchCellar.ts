import type { CellarDatabase } from "../CellarDatabase.ts";
import { followRows, type WrittenRows } from "../writtenRows.ts";
import { type ChangedKeys, listenForChanges, together } from "./changedKeys.ts";
import { type CellarReading, cellarReader, type ReadCellar } from "./cellarReader.ts";

export interface CellarWatcher {
  /** Called with each read. The next read starts when the returned promise has resolved. */
  readonly next: (read: ReadCellar) => void | Promise<void>;
  /** Called if the cellar could not be read. The read is retried after the next change. */
  readonly error: (cause: unknown) => void;
}

/**
 * Minimum interval between reads, ms. More frequent reads would delay writes, and a screen could
 * not show their results.
 */
const FRAME_MS = 16;

export interface WatchedCellar {
  readonly isBehind: () => boolean;
  /**
   * Reads everything that may have changed without a notification, for example by a page that was
   * closed while it wrote.
   */
  readonly readAgain: () => void;
  readonly stop: () => void;
}

/**
 * Calls back with the cellar now and after every change by any page or worker. After the first
 * read, the time depends only on the changed records, not on the size of cellar or outbox.
 */
export function watchCellar(
  cellar: CellarDatabase,
  { next, error }: CellarWatcher,
  reading: CellarReading = { isInPages: false },
): WatchedCellar {
  const read = cellarReader(cellar, reading);
  /** Keys changed since the last read began; `undefined` means all. */
  let changed: ChangedKeys | undefined;
  const written: WrittenRows[] = [];
  let isResting = false;
  let hasEnded = false;

  const readNow = async () => {
    isResting = true;
    const changedNow = changed;
    changed = NOTHING;
    await read(changedNow, written.splice(0)).then(
      (now) => (hasEnded ? undefined : next(now)),
      (cause: unknown) => {
        if (!hasEnded) error(cause);
      },
    );
    setTimeout(goOn, FRAME_MS);
  };
  const goOn = () => {
    isResting = false;
    if (!hasEnded && changed !== NOTHING) void readNow();
  };
  const readSoon = () => {
    if (!isResting) void readNow();
  };
  const stopListening = listenForChanges(cellar, (keys) => {
    changed = changed && together(changed, keys);
    readSoon();
  });
  const stopFollowing = followRows(cellar, (rows) => written.push(rows));
  readSoon();
  return {
    isBehind: () => changed !== NOTHING,
    readAgain: () => {
      changed = undefined;
      readSoon();
    },
    stop: () => {
      hasEnded = true;
      stopListening();
      stopFollowing();
    },
  };
}

const NOTHING: ChangedKeys = new Map();
