import { zipSync } from "fflate";
import type { Place, Wine, WineEvent, Wish } from "sync-protocol";
import { type ExportedPhoto, exportFiles } from "./exportFiles.ts";
import type { ExportAnswer, ExportRequest } from "./exportMessages.ts";

const wines: Wine[] = [];
const places: Place[] = [];
const events: WineEvent[] = [];
const wishes: Wish[] = [];
const photos: ExportedPhoto[] = [];

addEventListener("message", ({ data }: MessageEvent<ExportRequest>) => {
  try {
    post(answerTo(data));
  } catch (cause) {
    post({ kind: "failed", detail: String(cause) });
  }
});

const post = (answer: ExportAnswer) => {
  postMessage(answer);
};

function answerTo(request: ExportRequest): ExportAnswer {
  switch (request.kind) {
    case "wines":
      wines.push(...request.wines);
      return { kind: "taken" };
    case "places":
      places.push(...request.places);
      return { kind: "taken" };
    case "events":
      events.push(...request.events);
      return { kind: "taken" };
    case "wishes":
      wishes.push(...request.wishes);
      return { kind: "taken" };
    case "photo":
      photos.push({ path: request.path, jpeg: new Uint8Array(request.jpeg) });
      return { kind: "taken" };
    case "zip": {
      const files = Object.entries(
        exportFiles({ ...request, wines, places, events, wishes, photos }),
      );
      // JPEGs are already compressed.
      const levels = files.map(([name, content]) => {
        const level = name.endsWith(".jpg") ? (0 as const) : (6 as const);
        return [name, [content, { level }]] as const;
      });
      const zipped = zipSync(Object.fromEntries(levels.map(([name, file]) => [name, [...file]])));
      return { kind: "zip", zip: new Blob([zipped], { type: "application/zip" }) };
    }
  }
}
