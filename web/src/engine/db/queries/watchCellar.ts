import type { CellarDatabase } from "../CellarDatabase.ts";
import { followRows, type WrittenRows } from "../writtenRows.ts";
import { type ChangedKeys, listenForChanges, together } from "./changedKeys.ts";
import { type CellarReading, cellarReader, type ReadCellar } from "./cellarReader.ts";

/** Who is told of a cellar. */
export interface CellarWatcher {
  /** Nothing is read again before it has come to its end. */
  readonly next: (read: ReadCellar) => void | Promise<void>;
  /** It could not be read; after the next change it is tried again. */
  readonly error: (cause: unknown) => void;
}

/**
 * How long a read comes behind the one before at the least, in ms: nobody sees more than a screen
 * shows, and a write waits for readers.
 */
const FRAME_MS = 16;

/** A cellar that is watched. */
export interface WatchedCellar {
  /** Whether something was written since the last read began, which the next one brings. */
  readonly isBehind: () => boolean;
  /** Reads all that may have changed untold, as by a page that was closed while it wrote. */
  readonly readAgain: () => void;
  readonly stop: () => void;
}

/**
 * Tells of the cellar now and after every change, of this page, another page or the worker. After
 * the first time a change costs as much as it touches, however many wines there are and however
 * much is unsent.
 */
export function watchCellar(
  cellar: CellarDatabase,
  { next, error }: CellarWatcher,
  reading: CellarReading = { isInPages: false },
): WatchedCellar {
  const read = cellarReader(cellar, reading);
  /** What has changed since the last read began; `undefined` where that is everything. */
  let changed: ChangedKeys | undefined;
  /** What this page has written since. */
  const written: WrittenRows[] = [];
  let isResting = false;
  let hasEnded = false;

  const readNow = async () => {
    isResting = true;
    const told = changed;
    changed = NOTHING;
    await read(told, written.splice(0)).then(
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
