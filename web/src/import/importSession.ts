import type { Change, EventBody, Place, WineEvent } from "sync-protocol";
import type {
  ImportAnswer,
  ImportedPhoto,
  ImportRequest,
  Preview,
  Said,
} from "./importMessages.ts";
import type { ComingEvents } from "./plan/planEvents.ts";
import type { KnownWine } from "./plan/planImport.ts";
import { type OnProgress, UNHEARD } from "./progress.ts";

/** What is to be written. */
export interface ImportedChanges {
  readonly changes: readonly Change[];
  readonly photos: readonly ImportedPhoto[];
  /** The places that are to be made for them. */
  readonly places: readonly Place[];
  /** What became of bottles. */
  readonly events: readonly WineEvent[];
  /** What is told otherwise of events that are here. */
  readonly retold: ComingEvents["retold"];
  /** How many bottles that wines lose their events count. */
  readonly recounts: ComingEvents["recounts"];
  /** The wines whose past the files tell as a whole: what brings them makes no event of its own (rule H8). */
  readonly recounted: ReadonlySet<string>;
}

/** What is here already. */
export interface KnownCellar {
  readonly wines: readonly KnownWine[];
  readonly places: readonly Place[];
  /** By their ids. */
  readonly events: ReadonlySet<string>;
  /** How imports of this device told those that they brought. */
  readonly asImported: ReadonlyMap<string, EventBody>;
  /** The ids of wines that were removed too long ago to come back. */
  readonly swept: ReadonlySet<string>;
}

/** Files that are being imported, in a worker: the page stays free however large they are. */
export interface ImportSession {
  /** Reads the files. Offline the same: nothing leaves the device. */
  readonly open: (files: readonly File[], onProgress: OnProgress) => Promise<void>;
  /** Tells what is here, so that it is known again. */
  readonly know: (cellar: KnownCellar) => Promise<void>;
  /** What would come of it under what was said; may be asked as often as something is said. */
  readonly preview: (said: Said, year: number, onProgress?: OnProgress) => Promise<Preview>;
  /** The changes of the last preview, and the photos that come along. */
  readonly changes: () => Promise<ImportedChanges>;
  /** Stops whatever is being done; what is asked then never answers. */
  readonly end: () => void;
}

/** How many wines go to the worker at once, so that sending them is no long task. */
const BATCH = 200;

/** Begins an import; the worker lives until it is ended. */
export function beginImport(): ImportSession {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
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
      worker.postMessage(request);
    });

  return {
    open: (files, onProgress) =>
      ask({ kind: "open", files }, (answer) => {
        if (answer.kind === "progress") onProgress(answer.share);
        return answer.kind === "opened";
      }),
    know: async ({ wines, places, events, swept, asImported }) => {
      await ask({ kind: "know-beside", places, events, swept }, ({ kind }) => kind === "known");
      const told = [...asImported];
      for (let from = 0; from === 0 || from < told.length; from += BATCH) {
        await ask(
          { kind: "know-events", events: told.slice(from, from + BATCH), isFirst: from === 0 },
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
    preview: async (said, year, onProgress = UNHEARD) => {
      const previews: Preview[] = [];
      await ask({ kind: "preview", said, year }, (answer) => {
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
      const events: WineEvent[] = [];
      const recounted = new Set<string>();
      const retold: ComingEvents["retold"][number][] = [];
      const recounts = new Map<string, number>();
      await ask({ kind: "changes" }, (answer) => {
        if (answer.kind !== "changes") return false;
        changes.push(...answer.changes);
        photos.push(...answer.photos);
        places.push(...answer.places);
        events.push(...answer.events);
        retold.push(...answer.retold);
        for (const [wineId, bottles] of answer.recounts) recounts.set(wineId, bottles);
        for (const wineId of answer.recounted) recounted.add(wineId);
        return answer.isLast;
      });
      return { changes, photos, places, events, recounted, retold, recounts };
    },
    end: () => {
      worker.terminate();
    },
  };
}
