import type { Change, EventBody, Place, Wish } from "sync-protocol";
import { asJpeg } from "./files/asJpeg.ts";
import type {
  ImportAnswer,
  ImportedPhoto,
  ImportRequest,
  ImportAnswers,
} from "./importMessages.ts";
import { type GivenFile, type OpenedFile, openFiles } from "./files/openFiles.ts";
import { type ComingEvents, eventsToCome } from "./plan/planEvents.ts";
import { changesOf, type KnownWine, photoOf, planImport } from "./plan/planImport.ts";
import { inHundredths, partOf } from "./progress.ts";
import { previewOf, usedPlaces } from "./plan/previewOf.ts";
import { type ImportReading, readFiles } from "./wines/readFiles.ts";

/** Number of changes in each message to the page. A larger message would block the page. */
const BATCH = 200;

let opened: readonly OpenedFile[] = [];
let known: KnownWine[] = [];
let knownPlaces: readonly Place[] = [];
let places: readonly Place[] = [];
let wishes: readonly Wish[] = [];
let knownEvents: ReadonlySet<string> = new Set();
let sweptWineIds: ReadonlySet<string> = new Set();
let changes: readonly Change[] = [];
let past: ComingEvents = { coming: [], updated: [], removedBottles: new Map(), leftOut: 0 };
let asImported = new Map<string, EventBody>();
let fullHistoryIds: ReadonlySet<string> = new Set();
let photos: ReadonlyMap<string, Uint8Array> = new Map();

export function answer(request: ImportRequest): void {
  answerTo(request).catch((cause: unknown) => {
    post({ kind: "failed", detail: String(cause) });
  });
}

const post = (message: ImportAnswer) => {
  postMessage(message);
};

/**
 * Share of the preview's progress that opening the files takes. Parsing the rows takes the rest.
 */
const OPENING = 0.5;

const progress = inHundredths((share) => {
  post({ kind: "progress", share });
});

async function answerTo(request: ImportRequest): Promise<void> {
  switch (request.kind) {
    case "open":
      opened = openFiles(await bytesOf(request.files), partOf(progress, 0, OPENING));
      read = undefined;
      post({ kind: "opened" });
      return;
    case "know-beside":
      knownPlaces = request.places;
      read = undefined;
      knownEvents = request.events;
      sweptWineIds = request.sweptWineIds;
      post({ kind: "known" });
      return;
    case "know":
      known = request.isFirst ? [...request.wines] : [...known, ...request.wines];
      post({ kind: "known" });
      return;
    case "know-events":
      asImported = new Map([...(request.isFirst ? [] : asImported), ...request.events]);
      post({ kind: "known" });
      return;
    case "preview":
      preview(request.importAnswers, request.year);
      return;
    case "changes":
      await giveChanges();
  }
}

async function bytesOf(files: readonly File[]): Promise<readonly GivenFile[]> {
  const given: GivenFile[] = [];
  for (const file of files) {
    given.push({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) });
  }
  return given;
}

/**
 * The result of the last parsing. It depends only on the answers in `of` and is reused while these
 * answers stay the same. After a change of any other choice, the preview therefore appears
 * immediately.
 */
let read: { readonly of: string; readonly reading: ImportReading } | undefined;

function readingUnder({ answers, columns }: ImportAnswers): ImportReading {
  const of = JSON.stringify([answers, columns]);
  if (read?.of !== of) {
    const chosen = new Map(Object.entries(columns));
    const onProgress = partOf(progress, OPENING, 1);
    read = {
      of,
      reading: readFiles(opened, answers, { chosen, knownPlaces, sweptWineIds, onProgress }),
    };
  }
  return read.reading;
}

function preview(importAnswers: ImportAnswers, year: number): void {
  const reading = readingUnder(importAnswers);
  const plan = planImport(reading.wines, known, {
    choices: importAnswers.choices,
    year,
    sweptWineIds,
  });
  changes = plan.flatMap((one) => changesOf(one, importAnswers.choices));
  places = usedPlaces(reading.places, changes);
  past = eventsToCome(reading, { plan, choices: importAnswers.choices, knownEvents, asImported });
  wishes = reading.wishes;
  fullHistoryIds = reading.fullHistoryIds;
  photos = new Map([
    ...plan.flatMap((one) => {
      const photo = photoOf(one, importAnswers.choices);
      return photo ? [[one.draft.wineId, photo] as const] : [];
    }),
    ...reading.eventPhotos,
  ]);
  post({ kind: "preview", preview: previewOf(opened, reading, { plan, importAnswers, past }) });
}

async function giveChanges(): Promise<void> {
  const { coming: events, updated, removedBottles } = past;
  const most = Math.max(changes.length, events.length, updated.length);
  for (let from = 0; from === 0 || from < most; from += BATCH) {
    const isLast = from + BATCH >= most;
    const batch = changes.slice(from, from + BATCH);
    const creates = batch.filter(({ kind }) => kind === "create");
    const eventBatch = events.slice(from, from + BATCH);
    const ids = [...creates.map(({ wineId }) => wineId), ...eventBatch.map(({ id }) => id)];
    const along: ImportedPhoto[] = [];
    for (const of of ids) {
      const photo = photos.get(of);
      const jpeg = photo && (await asJpeg(photo));
      if (jpeg) along.push({ of, jpeg });
    }
    post({
      kind: "changes",
      changes: batch,
      photos: along,
      events: eventBatch,
      updated: updated.slice(from, from + BATCH),
      removedBottles: from === 0 ? removedBottles : new Map(),
      fullHistoryIds: batch.flatMap(({ wineId }) => (fullHistoryIds.has(wineId) ? [wineId] : [])),
      places: from === 0 ? places : [],
      wishes: from === 0 ? wishes : [],
      isLast,
    });
  }
}
