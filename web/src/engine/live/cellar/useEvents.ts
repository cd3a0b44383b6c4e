import type { WineEvent } from "sync-protocol";
import { useEffect, useMemo, useState } from "react";
import { useStore } from "zustand";
import { cellarOf } from "../../db/cellars.ts";
import {
  editEvent,
  type EventCommandOutcome,
  putBottlesBack,
  removeEvent,
  type SaidOfEvent,
  tellEvent,
  type Telling,
} from "../../db/commands/eventCommands.ts";
import type { CommandOutcome } from "../../db/commands/runCommand.ts";
import { readEvents, readToldBefore } from "../../db/queries/readEvents.ts";
import { watchEvents } from "../../db/queries/watchEvents.ts";
import type { CellarEvent } from "../../../rules/history/CellarEvent.ts";
import { type ToldBefore, toldBefore } from "../../../rules/history/toldBefore.ts";
import { sessionStore } from "../../session/sessionStore.ts";
import { commandRunner } from "../changes/commandRunner.ts";

export type { EventCommandOutcome } from "../../db/commands/eventCommands.ts";

/**
 * The events of the signed-in person, or of one of their wines, the newest first; `undefined` while
 * they are being read. To be imported by what comes lazily.
 */
export function useEvents(wineId?: string): readonly CellarEvent[] | undefined {
  const userId = useUserId();
  const [read, setRead] = useState<{
    readonly wineId: string | undefined;
    readonly events: readonly CellarEvent[];
  }>();
  useEffect(() => {
    if (userId === undefined) return undefined;
    return watchEvents(cellarOf(userId), {
      wineId,
      next: (events) => {
        setRead({ wineId, events });
      },
      error: (cause) => {
        reportError(cause);
      },
    });
  }, [userId, wineId]);
  return read?.wineId === wineId ? read?.events : undefined;
}

/** Reads all events of the signed-in person, the newest first, each time that it is called. */
export function useReadEvents(): () => Promise<readonly WineEvent[]> {
  const userId = useUserId();
  return async () => (userId === undefined ? [] : await readEvents(cellarOf(userId)));
}

/** What the person has said before, read once; `undefined` until then. */
export function useToldBefore(): ToldBefore | undefined {
  const userId = useUserId();
  const [told, setTold] = useState<ToldBefore>();
  useEffect(() => {
    if (userId === undefined) return undefined;
    let isLeft = false;
    const read = async () => {
      const bodies = await readToldBefore(cellarOf(userId));
      if (!isLeft) setTold(toldBefore(bodies));
    };
    read().catch((cause: unknown) => {
      reportError(cause);
    });
    return () => {
      isLeft = true;
    };
  }, [userId]);
  return told;
}

/** What a person does to their events. Each resolves once it is durable here, offline the same. */
export interface EventCommands {
  /** Tells of what no change made: a tasting. */
  readonly tellEvent: (telling: Telling) => Promise<EventCommandOutcome>;
  /** Says more of an event; `seen` is what the editor opened with, and a photo may come along. */
  readonly editEvent: (said: SaidOfEvent) => Promise<EventCommandOutcome>;
  /** Removes an entry of the journal; the bottles of the wine stay as they are (rule H10). */
  readonly removeEvent: (eventId: string) => Promise<EventCommandOutcome>;
  /** Puts the bottles back that left by an event, and takes it out of the story. */
  readonly putBottlesBack: (event: WineEvent) => Promise<CommandOutcome>;
}

/** The commands of the signed-in person. They reject only when the local store itself fails. */
export function useEventCommands(): EventCommands {
  const userId = useUserId();
  return useMemo(() => commandsOf(userId), [userId]);
}

function useUserId(): string | undefined {
  return useStore(sessionStore, (session) =>
    session.kind === "signedIn" ? session.user.id : undefined,
  );
}

function commandsOf(userId: string | undefined): EventCommands {
  const run = commandRunner<EventCommandOutcome>(userId);
  const runOnWine = commandRunner<CommandOutcome>(userId);
  return {
    tellEvent: (telling) => run((cellar, occasion) => tellEvent(cellar, telling, occasion)),
    editEvent: (said) => run((cellar, occasion) => editEvent(cellar, said, occasion)),
    putBottlesBack: (event) =>
      runOnWine((cellar, occasion) => putBottlesBack(cellar, event, occasion)),
    removeEvent: (eventId) => run((cellar, occasion) => removeEvent(cellar, eventId, occasion)),
  };
}
