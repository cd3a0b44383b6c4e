import type { LabelReading } from "sync-protocol";
import type { TakenPhoto } from "../../../engine/index.ts";
import {
  type PhotoFlaw,
  READER_MEGABYTES,
  type ReadingFailure,
  type ReadingProgress,
} from "../../../labels/index.ts";

/** The photo of the wine in the form, on its way from the camera to the server. */
export type PhotoState =
  | { readonly kind: "none" }
  /** Only a temporary preview yet: the form cannot be saved. */
  | { readonly kind: "uploading"; readonly jpeg: ArrayBuffer }
  /** On the server, where the AI service reads it. */
  | { readonly kind: "reading"; readonly jpeg: ArrayBuffer; readonly objectPath: string }
  | { readonly kind: "attached"; readonly jpeg: ArrayBuffer; readonly objectPath: string }
  /** Without signal: saved with the wine on this device, uploaded later. */
  | { readonly kind: "kept"; readonly jpeg: ArrayBuffer };

/** A sentence above the form about the photo. */
export interface PhotoNotice {
  readonly tone: "note" | "destructive";
  readonly text: string;
  /** Which label another photo would show better; missing where none would. */
  readonly again?: LabelSide | undefined;
}

/** The label with the wine's name, or the one on the other side of the bottle. */
export type LabelSide = "front" | "back";

export interface PhotoEntry {
  readonly photo: PhotoState;
  /** How far this device is with reading a label; `undefined` while it reads none. */
  readonly readingHere: ReadingProgress | undefined;
  readonly notice: PhotoNotice | undefined;
  /** How many photos the server has not taken; each is cleared from where it was taken. */
  readonly lost: number;
}

/** What happens to the photo. */
export type PhotoEvent =
  | { readonly kind: "chosen"; readonly jpeg: ArrayBuffer }
  /** The photo is on the server, and is read there. */
  | { readonly kind: "uploaded"; readonly objectPath: string }
  /** The photo is on the server, which has nothing to read on it. */
  | { readonly kind: "stored"; readonly objectPath: string }
  /** The server cannot take the photo now; it goes up later. */
  | { readonly kind: "kept" }
  | { readonly kind: "read"; readonly reading: LabelReading }
  /** The bytes did not arrive, though there is signal. */
  | { readonly kind: "upload-failed" }
  /** The bytes arrived, but were not taken for a photo. */
  | { readonly kind: "finalize-failed" }
  /** The photo is safe; its label could not be read, for the reason in `text`. */
  | { readonly kind: "unread"; readonly text: string }
  /** The server does not read the label; the photo is safe, and this device reads it instead. */
  | { readonly kind: "by-hand"; readonly why: keyof typeof BY_HAND }
  | { readonly kind: "reading-here"; readonly progress: ReadingProgress }
  | {
      readonly kind: "read-here";
      readonly reading: LabelReading;
      readonly side: LabelSide;
      /** What is wrong with the photo, if anything is. */
      readonly flaw?: PhotoFlaw | undefined;
    }
  | {
      readonly kind: "unread-here";
      readonly why: keyof typeof UNREAD_HERE;
      readonly side: LabelSide;
    }
  | { readonly kind: "removed" };

export const NO_PHOTO: PhotoEntry = {
  photo: { kind: "none" },
  readingHere: undefined,
  notice: undefined,
  lost: 0,
};

export const PHOTO_SENTENCES = {
  uploadFailed: "Failed to upload image. Please try again or use a different image.",
  finalizeFailed: "Failed to finalize image upload",
  fetchFailed: "Failed to fetch image for analysis",
  analyzeFailed: "Failed to analyze wine label",
  failed: "Failed to analyze image",
} as const;

/** Why the server does not read a label. */
const BY_HAND = {
  "reading-off": "Label reading isn't set up on the server.",
  "no-signal": "The server can't read the label while you are offline.",
  "signed-out": "Sign in again so that the server can read labels.",
} as const;

const MEGABYTES = String(READER_MEGABYTES);

/** Why this device did not read a label. */
const UNREAD_HERE: Record<ReadingFailure | PhotoFlaw | "stopped" | "no-text" | "metered", string> =
  {
    unavailable:
      "Label reading isn't on this device yet and can't be loaded now. Profile Settings can keep it here.",
    unreadable: "This photo can't be read. Please try a different one.",
    broken: "This browser can't read labels.",
    stopped: "Reading the label was stopped.",
    blurred: "This photo is too blurred to read. Hold still until the picture is sharp.",
    dark: "This photo is too dark to read. Bring more light onto the label.",
    "no-text": "No text was found on this photo.",
    metered: `Label reading isn't on this device yet, and ${MEGABYTES} MB were not loaded over a connection that saves data: “Read on this device” loads them.`,
  };

/** Why a label was not read that another photo of it may show. */
const PHOTO_TO_BLAME: ReadonlySet<keyof typeof UNREAD_HERE> = new Set([
  "unreadable",
  "blurred",
  "dark",
  "no-text",
]);

/** What a better photo of a label that was read all the same would need. */
const READ_BADLY: Record<PhotoFlaw, string> = {
  blurred: "The photo is blurred; a sharper one would be read better.",
  dark: "The photo is dark; one with more light would be read better.",
};

/** What becomes of a photo whose label is not read. */
const KEPT = "The photo is saved and will be uploaded later.";
const ATTACHED = "Your photo is attached; fill in the rest by hand.";

/** Where a reading came from. */
export type ReadingSource = "service" | "device";

const SOURCE: Record<ReadingSource, string> = {
  service: "by the AI service",
  device: "on this device",
};

/** How sure a reading is and where it came from, in a sentence; `confidence` from 0 to 1. */
export function confidenceSentence(confidence: number, source: ReadingSource): string {
  const percent = String(Math.round(confidence * 100));
  return `Label read with ${percent}% confidence ${SOURCE[source]}. Please review and adjust the details.`;
}

/**
 * The next state of the photo. A photo that failed to upload is gone from the form; one that only
 * could not be read stays attached. A removed photo takes no late news.
 */
export function trackPhoto(entry: PhotoEntry, event: PhotoEvent): PhotoEntry {
  const { photo } = entry;
  switch (event.kind) {
    case "chosen":
      return { ...NO_PHOTO, lost: entry.lost, photo: { kind: "uploading", jpeg: event.jpeg } };
    case "removed":
      return { ...NO_PHOTO, lost: entry.lost };
    case "uploaded":
      if (photo.kind !== "uploading") return entry;
      return { ...entry, photo: { ...photo, kind: "reading", objectPath: event.objectPath } };
    case "stored":
      if (photo.kind !== "uploading") return entry;
      return { ...entry, photo: { ...photo, kind: "attached", objectPath: event.objectPath } };
    case "read":
      return settle(entry, note(confidenceSentence(event.reading.confidence, "service")));
    case "unread":
      return settle(entry, failure(event.text));
    case "by-hand": {
      const fate = photo.kind === "uploading" ? KEPT : ATTACHED;
      return settle(entry, note(`${BY_HAND[event.why]} ${fate}`));
    }
    case "upload-failed":
      return lose(entry, PHOTO_SENTENCES.uploadFailed);
    case "finalize-failed":
      return lose(entry, PHOTO_SENTENCES.finalizeFailed);
    case "kept":
      return photo.kind === "uploading" ? { ...entry, photo: { ...photo, kind: "kept" } } : entry;
    case "reading-here":
      return {
        ...entry,
        readingHere: event.progress,
        notice: entry.readingHere && entry.notice,
      };
    case "read-here": {
      const sure = confidenceSentence(event.reading.confidence, "device");
      if (!event.flaw) return endHere(entry, note(sure));
      return endHere(entry, { ...note(`${sure} ${READ_BADLY[event.flaw]}`), again: event.side });
    }
    case "unread-here": {
      const text = `${UNREAD_HERE[event.why]} ${fateOf(photo)}`.trimEnd();
      const again = PHOTO_TO_BLAME.has(event.why) ? event.side : undefined;
      return endHere(entry, { ...note(text), again });
    }
  }
}

/** Ends the journey where it stands: attached when the server has the photo, kept here when not. */
function settle(entry: PhotoEntry, notice: PhotoNotice): PhotoEntry {
  switch (entry.photo.kind) {
    case "reading":
      return { ...entry, photo: { ...entry.photo, kind: "attached" }, notice };
    case "uploading":
      return { ...entry, photo: { ...entry.photo, kind: "kept" }, notice };
    case "none":
    case "attached":
    case "kept":
      return entry;
  }
}

function lose(entry: PhotoEntry, sentence: string): PhotoEntry {
  if (entry.photo.kind !== "uploading") return entry;
  return { ...entry, photo: { kind: "none" }, notice: failure(sentence), lost: entry.lost + 1 };
}

/** Ends a reading on this device; a failure that happened to the photo meanwhile stays told. */
function endHere(entry: PhotoEntry, notice: PhotoNotice): PhotoEntry {
  const toldMeanwhile = entry.readingHere && entry.notice;
  return { ...entry, readingHere: undefined, notice: toldMeanwhile ?? notice };
}

function fateOf({ kind }: PhotoState): string {
  switch (kind) {
    case "kept":
      return KEPT;
    case "attached":
    case "reading":
      return ATTACHED;
    case "uploading":
    case "none":
      return "";
  }
}

/** The photo to save with the wine, uploaded or not; `undefined` where there is none yet. */
export function takenPhoto(photo: PhotoState): TakenPhoto | undefined {
  switch (photo.kind) {
    case "attached":
      return { jpeg: photo.jpeg, path: photo.objectPath };
    case "kept":
      return { jpeg: photo.jpeg };
    case "none":
    case "uploading":
    case "reading":
      return undefined;
  }
}

/** Whether the photo is being uploaded or read, for which the form must wait. */
export function isInProgress(photo: PhotoState): boolean {
  return photo.kind === "uploading" || photo.kind === "reading";
}

const note = (text: string) => ({ tone: "note", text }) as const;
const failure = (text: string): PhotoNotice => ({ tone: "destructive", text });
