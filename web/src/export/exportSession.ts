import type { Place, Wine, WineEvent } from "sync-protocol";
import type { ExportAnswer, ExportRequest } from "./exportMessages.ts";

/** An export that is being made in a worker: the page stays free however large it is. */
export interface ExportSession {
  readonly addWines: (wines: readonly Wine[]) => Promise<void>;
  readonly addPlaces: (places: readonly Place[]) => Promise<void>;
  readonly addEvents: (events: readonly WineEvent[]) => Promise<void>;
  /** Adds the photo that wines show under this path; its bytes move to the worker. */
  readonly addPhoto: (path: string, jpeg: ArrayBuffer) => Promise<void>;
  /** Everything that was added, as a ZIP. */
  readonly zip: (now: number) => Promise<Blob>;
  /** Gives the worker back; what is asked then never answers. */
  readonly end: () => void;
}

/** How many wines or events go to the worker at once, so that sending them is no long task. */
const BATCH = 200;

/** Begins an export; the worker lives until it is ended. */
export function beginExport(): ExportSession {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  const ask = (request: ExportRequest, moved: Transferable[] = []) =>
    new Promise<ExportAnswer>((resolve, reject) => {
      const fail = (cause: string) => {
        reject(new Error("The export could not be made", { cause }));
      };
      worker.onmessage = ({ data }: MessageEvent<ExportAnswer>) => {
        if (data.kind === "failed") fail(data.detail);
        else resolve(data);
      };
      worker.onerror = ({ message }) => {
        fail(message);
      };
      worker.postMessage(request, moved);
    });

  return {
    addWines: async (wines) => {
      for (let from = 0; from < wines.length; from += BATCH) {
        await ask({ kind: "wines", wines: wines.slice(from, from + BATCH) });
      }
    },
    addPlaces: async (places) => {
      await ask({ kind: "places", places });
    },
    addEvents: async (events) => {
      for (let from = 0; from < events.length; from += BATCH) {
        await ask({ kind: "events", events: events.slice(from, from + BATCH) });
      }
    },
    addPhoto: async (path, jpeg) => {
      await ask({ kind: "photo", path, jpeg }, [jpeg]);
    },
    zip: async (now) => {
      const answer = await ask({ kind: "zip", now });
      if (answer.kind !== "zip") throw new Error("The worker gave no ZIP");
      return answer.zip;
    },
    end: () => {
      worker.terminate();
    },
  };
}
