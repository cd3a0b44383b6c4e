import { bottlesIn } from "../understand/rows/bottlesIn.ts";
import { NOTHING_READ } from "../understand/fields/LabelFields.ts";
import { parseLabel } from "../understand/parseLabel.ts";
import { type ModelFiles, openModels } from "../lines/onnxModels.ts";
import { photoFlawOf } from "../photo/photoFlaw.ts";
import { type Pixels, readingSize } from "../photo/Pixels.ts";
import type { ReaderMessage, ReadingFailure, ReadRequest } from "./readerMessages.ts";
import { loadReaderFiles } from "../readerFiles.ts";
import { readText, type TextModels } from "../lines/readText.ts";
import { hasRoomForTwo, openSecondRecogniser } from "./secondRecogniser.ts";

let models: Promise<TextModels> | undefined;

addEventListener("message", ({ data }: MessageEvent<ReadRequest>) => {
  void read(data);
});

const post = (message: ReaderMessage) => {
  postMessage(message);
};

async function read({ photo, currentYear, cellar }: ReadRequest): Promise<void> {
  const opened = await attempt("unavailable", loadModels);
  if (!opened) return;
  const pixels = await attempt("unreadable", () => decode(photo));
  if (!pixels) return;
  await attempt("broken", async () => {
    const { lines, glass } = await readText(opened, pixels, (share) => {
      post({ kind: "progress", progress: { kind: "reading", share } });
    });
    const labels = bottlesIn(lines);
    const known = { currentYear, cellar, ...(labels.length === 1 && glass && { glass }) };
    const bottles = labels.map((label) => parseLabel(label, known));
    const [fields = NOTHING_READ, ...others] = bottles;
    post({ kind: "read", fields, others, lines: lines.length, flaw: photoFlawOf(pixels) });
  });
}

/**
 * Runs a step of the reading. If the step fails, reports the failure to the page and returns
 * `undefined`. The reading then ends.
 */
async function attempt<T>(failure: ReadingFailure, step: () => Promise<T>): Promise<T | undefined> {
  try {
    return await step();
  } catch (cause) {
    post({ kind: "failed", failure, detail: String(cause) });
    return undefined;
  }
}

async function loadModels(): Promise<TextModels> {
  models ??= loadReaderFiles((share) => {
    post({ kind: "progress", progress: { kind: "loading", share } });
  }).then(openAll);
  try {
    return await models;
  } catch (cause) {
    models = undefined;
    throw cause;
  }
}

/** Opens the models in this worker. Adds the second recogniser as soon as it is open. */
async function openAll(files: ModelFiles): Promise<TextModels> {
  const second = hasRoomForTwo() ? openSecondRecogniser(files) : undefined;
  const { detect, recognisers } = await openModels(files);
  const all = [...recognisers];
  second?.then(
    (recogniser) => all.push(recogniser),
    // Without the second recogniser, reading only takes longer.
    () => undefined,
  );
  return { detect, recognisers: all };
}

async function decode(photo: Blob): Promise<Pixels> {
  const bitmap = await createImageBitmap(photo);
  const { width, height } = readingSize(bitmap.width, bitmap.height);
  const context = new OffscreenCanvas(width, height).getContext("2d");
  if (!context) throw new Error("No canvas to decode the photo on");
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  return { width, height, bytes: context.getImageData(0, 0, width, height).data };
}
