import { type CellarChange, recordIdOf } from "sync-protocol";

/**
 * A sentence about one unsent change, stored outside the store. If the store is lost, it names the
 * lost change.
 */
export interface UnsentNote {
  readonly opId: string;
  readonly sentence: string;
}

/**
 * Id of the record whose name {@link changeSentence} needs. For an event that is its wine's id, if
 * known.
 */
export function namedIdOf(change: CellarChange): string {
  return change.kind === "put-event" ? change.wineId : recordIdOf(change);
}

/** A sentence about what the user did. `name`: name of the record `namedIdOf(change)`, if known. */
export function changeSentence(change: CellarChange, name: string | undefined): string {
  const wine = name ?? "a wine";
  switch (change.kind) {
    case "create":
      return `Added ${change.body.name}`;
    case "edit":
      return `Edited ${change.body.name}`;
    case "archive":
      return `Archived ${wine}`;
    case "unarchive":
      return `Unarchived ${wine}`;
    case "remove":
      return `Removed ${wine}`;
    case "restore":
      return `Restored ${wine}`;
    case "add-bottles":
      return `Added ${bottles(change.quantity)} of ${wine}`;
    case "remove-bottles":
      return `Took ${bottles(change.quantity)} of ${wine} out`;
    case "move-bottles":
      return `Moved ${bottles(change.quantity)} of ${wine}`;
    case "put-place":
      return `Saved the place ${change.body.name}`;
    case "remove-place":
      return name === undefined ? "Removed a place" : `Removed the place ${name}`;
    case "put-event":
      return `Saved a note on ${wine}`;
    case "remove-event":
      return `Removed a journal entry of ${wine}`;
    case "put-impression":
      return `Saved your rating of ${wine}`;
    case "put-wish":
      return `Saved the wish ${change.body.name}`;
    case "remove-wish":
      return "Removed a wish";
  }
}

export function photoSentence(name: string | undefined): string {
  return `Photographed ${name ?? "a wine"}`;
}

export function eventPhotoSentence(name: string | undefined): string {
  return `Added a photo to the journal entry of ${name ?? "a wine"}`;
}

function bottles(quantity: number): string {
  return quantity === 1 ? "1 bottle" : `${String(quantity)} bottles`;
}
