import type { Place, Wine, WineEvent, Wish } from "sync-protocol";
import type { ExportAnswer, ExportRequest } from "./exportMessages.ts";

/** An export in progress. It runs in a worker, so that the page stays responsive. */
export interface ExportSession {
  readonly addWines: (wines: readonly Wine[]) => Promise<void>;
  readonly addPlaces: (places: readonly Place[]) => Promise<void>;
  readonly addEvents: (events: readonly WineEvent[]) => Promise<void>;
  readonly addWishes: (wishes: readonly Wish[]) => Promise<void>;
  /**
   * Adds a photo under the path that its wine or event has for it. The bytes are transferred to the
   * worker.
   */
  readonly addPhoto: (path: string, jpeg: ArrayBuffer) => Promise<void>;
  readonly zip: (now: number, cellar?: string) => Promise<Blob>;
  /** Ends the worker. Later requests are never answered. */
  readonly end: () => void;
}

/** Maximum number of wines or events per message. Sending a larger message would block the page. */
const MESSAGE_MAX = 200;

/** Starts a worker for an export. The worker runs until `end` is called. */
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
      for (let from = 0; from < wines.length; from += MESSAGE_MAX) {
        await ask({ kind: "wines", wines: wines.slice(from, from + MESSAGE_MAX) });
      }
    },
    addPlaces: async (places) => {
      await ask({ kind: "places", places });
    },
    addEvents: async (events) => {
      for (let from = 0; from < events.length; from += MESSAGE_MAX) {
        await ask({ kind: "events", events: events.slice(from, from + MESSAGE_MAX) });
      }
    },
    addWishes: async (wishes) => {
      await ask({ kind: "wishes", wishes });
    },
    addPhoto: async (path, jpeg) => {
      await ask({ kind: "photo", path, jpeg }, [jpeg]);
    },
    zip: async (now, cellar) => {
      const answer = await ask({ kind: "zip", now, cellar });
      if (answer.kind !== "zip") throw new Error("The worker gave no ZIP");
      return answer.zip;
    },
    end: () => {
      worker.terminate();
    },
  };
}
