import { inCellar } from "../../db/cellars.ts";
import { mendRows } from "../../db/opening/mendRows.ts";
import type { ReadCellar } from "../../db/queries/cellarReader.ts";
import { readFirstScreen } from "../../db/queries/readFirstScreen.ts";
import { watchCellar, type WatchedCellar } from "../../db/queries/watchCellar.ts";
import { watchFirstScreen } from "../../db/queries/watchFirstScreen.ts";
import { whenIdle } from "../../../platform/whenIdle.ts";
import { atOnce } from "../../../rules/atOnce.ts";
import { untilIdle } from "../../../platform/untilIdle.ts";
import { cellarModel, type ShownCellar } from "../../view/cellarModel.ts";
import {
  type CellarStanding,
  cellarStanding,
  type UnsentNotes,
  unsentNotes,
} from "../../view/cellarStanding.ts";
import type { FirstScreen, FirstScreenNote } from "../../view/firstScreen.ts";
import { readFirstScreenNote } from "../../session/userNotes.ts";
import { syncNow } from "../../sync/startSync.ts";
import { personalStore } from "../personalStore.ts";

export interface ReadyCellar extends ShownCellar {
  readonly kind: "ready";
}

export type LocalCellar =
  /** The first cards of a large cellar may show before the rest is read. */
  | { readonly kind: "reading"; readonly first?: FirstScreen }
  | { readonly kind: "broken"; readonly error: Error }
  | {
      readonly kind: "read";
      readonly filled: boolean;
      readonly ready: ReadyCellar;
      readonly standing: CellarStanding;
      readonly stamp: string | undefined;
      /** Describes the changes that are unsent at the time of the call. */
      readonly unsentNotes: () => UnsentNotes;
    };

const READING: LocalCellar = { kind: "reading" };

/** Maximum number of consecutive reads that are not shown because they lack a newer change. */
const MAX_STALE_READS = 3;

/**
 * The signed-in user's open cellar, with one model for the whole app. Unreadable wines are reloaded
 * from the server while placeholders show. If the store is corrupted while open, the page reloads,
 * which repairs the store. A store that stays unreadable is `broken`.
 */
export const localCellar = personalStore<LocalCellar>(READING, (cellar, show) => {
  const showWines = cellarModel();
  let ready: ReadyCellar | undefined;
  let watched: WatchedCellar | undefined;
  let isMended = false;
  let wasRead = false;
  let hasEnded = false;
  let isFirstShown = false;
  let behind = 0;
  let stopFirst: (() => void) | undefined;

  const showInstead = (local: LocalCellar) => {
    stopFirst?.();
    show(local);
  };
  const watch = () => {
    const watcher = { next: take, error: mendOnce };
    watched = watchCellar(cellar, watcher, { isInPages: isFirstShown });
  };
  const showFirst = async (note: FirstScreenNote) => {
    // Errors are ignored here: the full read of the store finds and reports them.
    const first = await readFirstScreen(cellar, note).catch(() => undefined);
    if (first && !hasEnded) {
      isFirstShown = true;
      show({ kind: "reading", first });
      stopFirst = watchFirstScreen(cellar, first, (now) => {
        show(now ? { kind: "reading", first: now } : READING);
      });
      await untilIdle();
    }
    if (!hasEnded) watch();
  };
  const take = async (read: ReadCellar) => {
    switch (read.kind) {
      case "damaged":
        mendOnce(new Error("A wine in the local store has an unknown shape"));
        return;
      case "corrupt":
        openAnewOnce(new Error("The pending changes in the local store cannot be read"));
        return;
      case "sound": {
        isMended = false;
        wasRead = true;
        const { sources, touched, stamp } = read;
        const showing = showWines(sources, touched);
        // Until something shows, long tasks cannot block the user.
        const shown = ready || isFirstShown ? await whenIdle(showing) : atOnce(showing);
        if (hasEnded) return;
        // The first cards already show a change that these wines lack. The next read will include
        // the change.
        if (isFirstShown && !ready && watched?.isBehind() && behind < MAX_STALE_READS) {
          behind += 1;
          return;
        }
        const isSame = ready?.wines === shown.wines && ready.removed === shown.removed;
        ready = isSame && ready ? ready : { kind: "ready", ...shown };
        showInstead({
          kind: "read",
          filled: sources.state?.filled === true || shown.wines.length > 0,
          ready,
          standing: cellarStanding(sources),
          stamp,
          unsentNotes: () => unsentNotes(sources),
        });
      }
    }
  };
  const openAnewOnce = (cause: unknown) => {
    if (!wasRead) {
      fail(cause);
      return;
    }
    wasRead = false;
    window.location.reload();
  };
  const mendOnce = (cause: unknown) => {
    if (isMended) fail(cause);
    else mend().catch(fail);
  };
  const mend = async () => {
    isMended = true;
    watched?.stop();
    await inCellar(cellar, mendRows);
    if (hasEnded) return;
    watch();
    syncNow();
  };
  const fail = (cause: unknown) => {
    showInstead({ kind: "broken", error: new Error("The local store cannot be read", { cause }) });
  };

  const whenVisible = () => {
    if (document.visibilityState === "visible") watched?.readAgain();
  };

  const note = readFirstScreenNote(cellar.storeId);
  if (note) void showFirst(note);
  else watch();
  document.addEventListener("visibilitychange", whenVisible);
  return () => {
    hasEnded = true;
    document.removeEventListener("visibilitychange", whenVisible);
    stopFirst?.();
    watched?.stop();
  };
});
