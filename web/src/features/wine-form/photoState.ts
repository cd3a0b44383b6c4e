import type { LabelReading } from "sync-protocol";

/** The photo of the wine in the form, on its way from the camera to the server. */
export type PhotoState =
  | { readonly kind: "none" }
  /** Only a temporary preview yet: the form cannot be saved. */
  | { readonly kind: "uploading"; readonly jpeg: ArrayBuffer }
  | { readonly kind: "reading"; readonly jpeg: ArrayBuffer; readonly objectPath: string }
  | { readonly kind: "attached"; readonly jpeg: ArrayBuffer; readonly objectPath: string }
  /** Without signal: saved with the wine on this device, uploaded later. */
  | { readonly kind: "kept"; readonly jpeg: ArrayBuffer };

/** A sentence above the form about the photo. */
export interface PhotoNotice {
  readonly tone: "note" | "destructive";
  readonly text: string;
}

export interface PhotoEntry {
  readonly photo: PhotoState;
  readonly notice: PhotoNotice | undefined;
}

/** What happens to the photo. */
export type PhotoEvent =
  | { readonly kind: "chosen"; readonly jpeg: ArrayBuffer }
  | { readonly kind: "uploaded"; readonly objectPath: string }
  | { readonly kind: "read"; readonly reading: LabelReading }
  /** The bytes did not arrive, though there is signal. */
  | { readonly kind: "upload-failed" }
  /** The bytes arrived, but were not taken for a photo. */
  | { readonly kind: "finalize-failed" }
  /** The photo is safe; its label could not be read, for the reason in `text`. */
  | { readonly kind: "unread"; readonly text: string }
  /** Nobody reads the label now; the person goes on by hand, and the photo is safe. */
  | { readonly kind: "by-hand"; readonly why: keyof typeof BY_HAND }
  | { readonly kind: "removed" };

export const NO_PHOTO: PhotoEntry = { photo: { kind: "none" }, notice: undefined };

export const PHOTO_SENTENCES = {
  uploadFailed: "Failed to upload image. Please try again or use a different image.",
  finalizeFailed: "Failed to finalize image upload",
  fetchFailed: "Failed to fetch image for analysis",
  analyzeFailed: "Failed to analyze wine label",
  failed: "Failed to analyze image",
} as const;

/** Why a label is not read, and what becomes of a photo that is not on the server yet. */
const BY_HAND = {
  "reading-off": "Label reading isn't set up here.",
  "no-signal": "Without signal the label can't be read.",
  "signed-out": "Sign in again to have labels read.",
} as const;
const KEPT = "The photo is kept and goes up later.";
const ATTACHED = "Your photo is attached; fill in the rest by hand.";

/** How sure a reading is, in a sentence; `confidence` from 0 to 1. */
export function confidenceSentence(confidence: number): string {
  const percent = Math.round(confidence * 100);
  return `Label read with ${String(percent)}% confidence. Please review and adjust the details.`;
}

/**
 * The next state of the photo. A photo that failed to upload is gone from the form; one that only
 * could not be read stays attached. A removed photo takes no late news.
 */
export function trackPhoto(entry: PhotoEntry, event: PhotoEvent): PhotoEntry {
  const { photo } = entry;
  switch (event.kind) {
    case "chosen":
      return { photo: { kind: "uploading", jpeg: event.jpeg }, notice: undefined };
    case "removed":
      return NO_PHOTO;
    case "uploaded":
      if (photo.kind !== "uploading") return entry;
      return { ...entry, photo: { ...photo, kind: "reading", objectPath: event.objectPath } };
    case "read":
      return settle(entry, note(confidenceSentence(event.reading.confidence)));
    case "unread":
      return settle(entry, failure(event.text));
    case "by-hand": {
      const fate = photo.kind === "uploading" ? KEPT : ATTACHED;
      return settle(entry, note(`${BY_HAND[event.why]} ${fate}`));
    }
    case "upload-failed":
      return photo.kind === "uploading"
        ? { photo: { kind: "none" }, notice: failure(PHOTO_SENTENCES.uploadFailed) }
        : entry;
    case "finalize-failed":
      return photo.kind === "uploading"
        ? { photo: { kind: "none" }, notice: failure(PHOTO_SENTENCES.finalizeFailed) }
        : entry;
  }
}

/** Ends the journey where it stands: attached when the server has the photo, kept here when not. */
function settle(entry: PhotoEntry, notice: PhotoNotice): PhotoEntry {
  switch (entry.photo.kind) {
    case "reading":
      return { photo: { ...entry.photo, kind: "attached" }, notice };
    case "uploading":
      return { photo: { ...entry.photo, kind: "kept" }, notice };
    case "none":
    case "attached":
    case "kept":
      return entry;
  }
}

/** Whether the photo is still on its way, so that the form must wait. */
export function isOnItsWay(photo: PhotoState): boolean {
  return photo.kind === "uploading" || photo.kind === "reading";
}

const note = (text: string): PhotoNotice => ({ tone: "note", text });
const failure = (text: string): PhotoNotice => ({ tone: "destructive", text });
