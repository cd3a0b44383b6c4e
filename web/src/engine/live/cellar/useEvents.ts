import type { WineEvent } from "sync-protocol";
import { useEffect, useMemo, useState } from "react";
import type { CellarDatabase } from "../../db/CellarDatabase.ts";
import { cellarOf, inCellar } from "../../db/cellars.ts";
import {
  editEvent,
  type EventCommandOutcome,
  type ImpressionToPut,
  putBottlesBack,
  putImpression,
  removeEvent,
  type EventEdit,
  recordEvent,
  type NewEvent,
} from "../../db/commands/eventCommands.ts";
import type { CommandOutcome } from "../../db/commands/runCommand.ts";
import { readEvents, readEarlierBodies } from "../../db/queries/readEvents.ts";
import { type LatestEvents, latestEvents } from "../../db/queries/readLatestEvents.ts";
import { hasReadEvents, watchEvents } from "../../db/queries/watchEvents.ts";
import type { CellarEvent } from "../../../rules/history/CellarEvent.ts";
import { withReaderImpressions } from "../../../rules/history/impressions.ts";
import { type EarlierValues, earlierValues } from "../../../rules/history/earlierValues.ts";
import { untilIdle } from "../../../platform/untilIdle.ts";
import { useOpenStoreId } from "../useSession.ts";
import { commandRunner } from "../changes/commandRunner.ts";

export type { EventCommandOutcome } from "../../db/commands/eventCommands.ts";

/**
 * The events of the cellar or of one wine, newest first, with the reader's own rating and note
 * [H13: own impression]. `undefined` while loading and until `isWanted`. Import only from lazily
 * loaded code.
 */
export function useEvents(wineId?: string, isWanted = true): readonly CellarEvent[] | undefined {
  const storeId = useOpenStoreId();
  const [read, setRead] = useState<{
    readonly wineId: string | undefined;
    readonly events: readonly CellarEvent[];
  }>();
  useEffect(() => {
    if (storeId === undefined || !isWanted) return undefined;
    const cellar = cellarOf(storeId);
    return watchEvents(cellar, {
      wineId,
      next: (events) => {
        setRead({ wineId, events: withReaderImpressions(events, cellar.userId) });
      },
      error: (cause) => {
        reportError(cause);
      },
    });
  }, [storeId, wineId, isWanted]);
  return read?.wineId === wineId ? read?.events : undefined;
}

export interface History {
  readonly latest: LatestEvents | undefined;
  /** All events, newest first; `undefined` while they load. */
  readonly events: readonly CellarEvent[] | undefined;
}

/**
 * All events of the open cellar. If the history is long, the latest events and the events on one
 * day of the year (`-MM-DD`) are available first.
 */
export function useHistory(dayOfYear: string): History {
  const storeId = useOpenStoreId();
  const [latest, setLatest] = useState<LatestEvents>();
  const [isNextWanted, setNextWanted] = useState(false);
  const events = useEvents(undefined, isNextWanted);
  useEffect(() => {
    if (storeId === undefined) return undefined;
    let isLeft = false;
    const readFirst = async () => {
      const first = await readBefore(cellarOf(storeId), dayOfYear);
      if (first && !isLeft) {
        setLatest(first);
        await untilIdle();
      }
      if (!isLeft) setNextWanted(true);
    };
    void readFirst();
    return () => {
      isLeft = true;
    };
  }, [storeId, dayOfYear]);
  return useMemo(() => ({ latest, events }), [latest, events]);
}

/**
 * The part of a long history that is read first; `undefined` if all events are read together, or if
 * reading failed.
 */
async function readBefore(
  cellar: CellarDatabase,
  dayOfYear: string,
): Promise<LatestEvents | undefined> {
  if (hasReadEvents(cellar)) return undefined;
  try {
    const read = await inCellar(cellar, (open) => latestEvents.read(open, dayOfYear));
    return (
      read && {
        latest: withReaderImpressions(read.latest, cellar.userId),
        onTheDay: withReaderImpressions(read.onTheDay, cellar.userId),
      }
    );
  } catch {
    return undefined;
  }
}

export function useReadEvents(): () => Promise<readonly WineEvent[]> {
  const storeId = useOpenStoreId();
  return async () => {
    if (storeId === undefined) return [];
    const cellar = cellarOf(storeId);
    return withReaderImpressions(await readEvents(cellar), cellar.userId);
  };
}

/** What the user entered in earlier events, read once; `undefined` while loading. */
export function useEarlierValues(): EarlierValues | undefined {
  const storeId = useOpenStoreId();
  const [values, setValues] = useState<EarlierValues>();
  useEffect(() => {
    if (storeId === undefined) return undefined;
    let isLeft = false;
    const read = async () => {
      const bodies = await readEarlierBodies(cellarOf(storeId));
      if (!isLeft) setValues(earlierValues(bodies));
    };
    read().catch((cause: unknown) => {
      reportError(cause);
    });
    return () => {
      isLeft = true;
    };
  }, [storeId]);
  return values;
}

/**
 * Commands that change events. Each promise resolves when the change is durable on this device.
 * Works offline.
 */
export interface EventCommands {
  readonly recordEvent: (event: NewEvent) => Promise<EventCommandOutcome>;
  /** Edits an event and optionally its photo. `seen`: the event when the editor was opened. */
  readonly editEvent: (said: EventEdit) => Promise<EventCommandOutcome>;
  /**
   * Sets the user's own impression of an event. Empty values remove the impression [H12:
   * impressions].
   */
  readonly putImpression: (impression: ImpressionToPut) => Promise<EventCommandOutcome>;
  /** Removes a journal entry. The bottle count stays [H10: removing an entry]. */
  readonly removeEvent: (eventId: string) => Promise<EventCommandOutcome>;
  readonly putBottlesBack: (event: WineEvent) => Promise<CommandOutcome>;
}

/** The commands for the open cellar's events. They reject only if the local store fails. */
export function useEventCommands(): EventCommands {
  const storeId = useOpenStoreId();
  return useMemo(() => commandsOf(storeId), [storeId]);
}

function commandsOf(storeId: string | undefined): EventCommands {
  const run = commandRunner<EventCommandOutcome>(storeId);
  const runOnWine = commandRunner<CommandOutcome>(storeId);
  return {
    recordEvent: (event) => run((cellar, context) => recordEvent(cellar, event, context)),
    editEvent: (said) => run((cellar, context) => editEvent(cellar, said, context)),
    putImpression: (impression) =>
      run((cellar, context) => putImpression(cellar, impression, context)),
    putBottlesBack: (event) =>
      runOnWine((cellar, context) => putBottlesBack(cellar, event, context)),
    removeEvent: (eventId) => run((cellar, context) => removeEvent(cellar, eventId, context)),
  };
}
