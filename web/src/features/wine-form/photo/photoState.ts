import type { LabelReading } from "sync-protocol";
import type { TakenPhoto } from "../../../engine/index.ts";
import {
  type PhotoFlaw,
  READER_MEGABYTES,
  type ReadingFailure,
  type ReadingProgress,
} from "../../../labels/index.ts";
import { i18n } from "../../../language/i18n.ts";

export type PhotoState =
  | { readonly kind: "none" }
  /** Not uploaded yet: the form cannot be saved. */
  | { readonly kind: "uploading"; readonly jpeg: ArrayBuffer }
  /** The photo is uploaded, and the AI service reads the label. */
  | { readonly kind: "reading"; readonly jpeg: ArrayBuffer; readonly objectPath: string }
  | { readonly kind: "attached"; readonly jpeg: ArrayBuffer; readonly objectPath: string }
  /** Offline, the photo is saved with the wine on this device and uploaded later. */
  | { readonly kind: "kept"; readonly jpeg: ArrayBuffer };

export interface PhotoNotice {
  readonly tone: "note" | "destructive";
  readonly text: string;
  /** Which label to photograph again. `undefined` if a new photo would not help. */
  readonly again?: LabelSide | undefined;
}

/** "front" is the label with the wine's name. */
export type LabelSide = "front" | "back";

export interface PhotoEntry {
  readonly photo: PhotoState;
  /** Progress of reading on this device. `undefined` if nothing is being read. */
  readonly readingHere: ReadingProgress | undefined;
  readonly notice: PhotoNotice | undefined;
  /** Number of photos that the server refused. Each refusal resets the camera or chooser. */
  readonly lost: number;
}

export type PhotoEvent =
  | { readonly kind: "chosen"; readonly jpeg: ArrayBuffer }
  /** The photo is uploaded. The server reads the label next. */
  | { readonly kind: "uploaded"; readonly objectPath: string }
  /** The photo is uploaded. The server does not read the label. */
  | { readonly kind: "stored"; readonly objectPath: string }
  /** The server cannot take the photo now. The photo is uploaded later. */
  | { readonly kind: "kept" }
  | { readonly kind: "read"; readonly reading: LabelReading }
  /** The upload failed although the device is online. */
  | { readonly kind: "upload-failed" }
  /** The upload arrived, but the server refused the photo. */
  | { readonly kind: "finalize-failed" }
  /** The photo is uploaded, but the label could not be read for the reason in `text`. */
  | { readonly kind: "unread"; readonly text: string }
  /** The server does not read the label. This device reads the label instead. */
  | { readonly kind: "by-hand"; readonly why: keyof typeof BY_HAND }
  | { readonly kind: "reading-here"; readonly progress: ReadingProgress }
  | {
      readonly kind: "read-here";
      readonly reading: LabelReading;
      readonly side: LabelSide;
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
  uploadFailed: i18n._("Failed to upload image. Please try again or use a different image."),
  finalizeFailed: i18n._("Failed to finalize image upload"),
  fetchFailed: i18n._("Failed to fetch image for analysis"),
  analyzeFailed: i18n._("Failed to analyze wine label"),
  failed: i18n._("Failed to analyze image"),
} as const;

const BY_HAND = {
  "reading-off": i18n._("Label reading isn't set up on the server."),
  "no-signal": i18n._("The server can't read the label while you are offline."),
  "signed-out": i18n._("Sign in again so that the server can read labels."),
} as const;

const MEGABYTES = String(READER_MEGABYTES);

const UNREAD_HERE: Record<ReadingFailure | PhotoFlaw | "stopped" | "no-text" | "metered", string> =
  {
    unavailable: i18n._(
      "Label reading isn't on this device yet and can't be loaded now. Profile Settings can keep it here.",
    ),
    unreadable: i18n._("This photo can't be read. Please try a different one."),
    broken: i18n._("This browser can't read labels."),
    stopped: i18n._("Reading the label was stopped."),
    blurred: i18n._("This photo is too blurred to read. Hold still until the picture is sharp."),
    dark: i18n._("This photo is too dark to read. Bring more light onto the label."),
    "no-text": i18n._("No text was found on this photo."),
    metered: i18n._(
      "Label reading isn't on this device yet, and {megabytes} MB were not loaded over a connection that saves data: “Read on this device” loads them.",
      { megabytes: MEGABYTES },
    ),
  };

/** Failures that a better photo may fix. */
const PHOTO_TO_BLAME: ReadonlySet<keyof typeof UNREAD_HERE> = new Set([
  "unreadable",
  "blurred",
  "dark",
  "no-text",
]);

/** Hints for a better photo, shown although this photo was read. */
const READ_BADLY: Record<PhotoFlaw, string> = {
  blurred: i18n._("The photo is blurred; a sharper one would be read better."),
  dark: i18n._("The photo is dark; one with more light would be read better."),
};

const KEPT = i18n._("The photo is saved and will be uploaded later.");
const ATTACHED = i18n._("Your photo is attached; fill in the rest by hand.");

export type ReadingSource = "service" | "device";

export function confidenceSentence(confidence: number, source: ReadingSource): string {
  const percent = String(Math.round(confidence * 100));
  return source === "service"
    ? i18n._(
        "Label read with {percent}% confidence by the AI service. Please review and adjust the details.",
        { percent },
      )
    : i18n._(
        "Label read with {percent}% confidence on this device. Please review and adjust the details.",
        { percent },
      );
}

/**
 * State transition of the photo. A photo that failed to upload leaves the form; a photo that could not be read stays.
 * Events for a removed photo are ignored.
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

/**
 * Final state of the photo: attached if the server has the photo, otherwise kept on this device.
 */
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

/** Ends a reading on this device. A notice that arrived during the reading stays. */
function endHere(entry: PhotoEntry, notice: PhotoNotice): PhotoEntry {
  const newNotice = entry.readingHere && entry.notice;
  return { ...entry, readingHere: undefined, notice: newNotice ?? notice };
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

/** Whether the photo is being uploaded or read. The form must wait. */
export function isInProgress(photo: PhotoState): boolean {
  return photo.kind === "uploading" || photo.kind === "reading";
}

const note = (text: string) => ({ tone: "note", text }) as const;
const failure = (text: string): PhotoNotice => ({ tone: "destructive", text });
