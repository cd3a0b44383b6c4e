import type { Change, EventBody, Place, Wish } from "sync-protocol";
import type { ImportedEvent } from "../rules/history/ImportedEvent.ts";
import type {
  ImportAnswer,
  ImportedPhoto,
  ImportRequest,
  Preview,
  ImportAnswers,
} from "./importMessages.ts";
import type { ComingEvents } from "./plan/planEvents.ts";
import type { KnownWine } from "./plan/planImport.ts";
import { sendLanguage } from "../parts/page-language/sendLanguage.ts";
import { IGNORE_PROGRESS, type OnProgress } from "./progress.ts";

export interface ImportedChanges {
  readonly changes: readonly Change[];
  readonly photos: readonly ImportedPhoto[];
  readonly places: readonly Place[];
  readonly wishes: readonly Wish[];
  readonly events: readonly ImportedEvent[];
  readonly updated: ComingEvents["updated"];
  readonly removedBottles: ComingEvents["removedBottles"];
  /**
   * Ids of wines whose full history is imported. For such a wine, no extra event of its creation is
   * recorded [H8: export].
   */
  readonly fullHistoryIds: ReadonlySet<string>;
}

export interface CellarContent {
  readonly wines: readonly KnownWine[];
  readonly places: readonly Place[];
  readonly events: ReadonlySet<string>;
  /** The events as earlier imports on this device created them, by event id. */
  readonly asImported: ReadonlyMap<string, EventBody>;
  readonly sweptWineIds: ReadonlySet<string>;
}

/** An import that runs in a worker, so that large files don't block the page. */
export interface ImportSession {
  /** Opens the user's files. Works offline. No data leaves the device. */
  readonly open: (files: readonly File[], onProgress: OnProgress) => Promise<void>;
  readonly loadCellar: (cellar: CellarContent) => Promise<void>;
  /** Computes the result for the user's answers so far. Must be called after each answer. */
  readonly preview: (
    importAnswers: ImportAnswers,
    year: number,
    onProgress?: OnProgress,
  ) => Promise<Preview>;
  readonly changes: () => Promise<ImportedChanges>;
  /** Stops all work. Pending calls never resolve. */
  readonly end: () => void;
}

/** Number of wines in each message to the worker. Sending a larger message would block the page. */
const BATCH = 200;

/** The worker runs until `end` is called. */
export function beginImport(): ImportSession {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  const languageSent = sendLanguage(worker);
  const ask = (request: ImportRequest, onAnswer: (answer: ImportAnswer) => boolean) =>
    new Promise<void>((resolve, reject) => {
      const listening = new AbortController();
      const listen = { signal: listening.signal };
      const end = (settle: () => void) => {
        listening.abort();
        settle();
      };
      worker.addEventListener(
        "message",
        ({ data }: MessageEvent<ImportAnswer>) => {
          if (data.kind === "failed") {
            end(() => {
              reject(new Error("The files could not be read", { cause: data.detail }));
            });
          } else if (onAnswer(data)) end(resolve);
        },
        listen,
      );
      worker.addEventListener(
        "error",
        ({ message }) => {
          end(() => {
            reject(new Error("The files could not be read", { cause: message }));
          });
        },
        listen,
      );
      languageSent.then(() => {
        worker.postMessage(request);
      }, reject);
    });

  return {
    open: (files, onProgress) =>
      ask({ kind: "open", files }, (answer) => {
        if (answer.kind === "progress") onProgress(answer.share);
        return answer.kind === "opened";
      }),
    loadCellar: async ({ wines, places, events, sweptWineIds, asImported }) => {
      await ask(
        { kind: "know-beside", places, events, sweptWineIds },
        ({ kind }) => kind === "known",
      );
      const ids = [...asImported];
      for (let from = 0; from === 0 || from < ids.length; from += BATCH) {
        await ask(
          { kind: "know-events", events: ids.slice(from, from + BATCH), isFirst: from === 0 },
          ({ kind }) => kind === "known",
        );
      }
      for (let from = 0; from === 0 || from < wines.length; from += BATCH) {
        const batch = wines.slice(from, from + BATCH);
        await ask(
          { kind: "know", wines: batch, isFirst: from === 0 },
          ({ kind }) => kind === "known",
        );
      }
    },
    preview: async (importAnswers, year, onProgress = IGNORE_PROGRESS) => {
      const previews: Preview[] = [];
      await ask({ kind: "preview", importAnswers, year }, (answer) => {
        if (answer.kind === "progress") onProgress(answer.share);
        if (answer.kind === "preview") previews.push(answer.preview);
        return answer.kind === "preview";
      });
      const [preview] = previews;
      if (!preview) throw new Error("The worker gave no preview");
      return preview;
    },
    changes: async () => {
      const changes: Change[] = [];
      const photos: ImportedPhoto[] = [];
      const places: Place[] = [];
      const wishes: Wish[] = [];
      const events: ImportedEvent[] = [];
      const fullHistoryIds = new Set<string>();
      const updated: ComingEvents["updated"][number][] = [];
      const removedBottles = new Map<string, number>();
      await ask({ kind: "changes" }, (answer) => {
        if (answer.kind !== "changes") return false;
        changes.push(...answer.changes);
        photos.push(...answer.photos);
        places.push(...answer.places);
        wishes.push(...answer.wishes);
        events.push(...answer.events);
        updated.push(...answer.updated);
        for (const [wineId, bottles] of answer.removedBottles) removedBottles.set(wineId, bottles);
        for (const wineId of answer.fullHistoryIds) fullHistoryIds.add(wineId);
        return answer.isLast;
      });
      return { changes, photos, places, wishes, events, fullHistoryIds, updated, removedBottles };
    },
    end: () => {
      worker.terminate();
    },
  };
}
