import type { CellarChange } from "sync-protocol";

/** One unsent change in words, kept outside the store, to name it should the store be lost. */
export interface UnsentNote {
  readonly opId: string;
  readonly sentence: string;
}

/** What the person did, in a sentence; `name` is that of the wine, where it is known. */
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
      return `Put ${bottles(change.quantity)} of ${wine} in`;
    case "remove-bottles":
      return `Took ${bottles(change.quantity)} of ${wine} out`;
    case "move-bottles":
      return `Moved ${bottles(change.quantity)} of ${wine}`;
    case "put-place":
      return `Wrote down the place ${change.body.name}`;
    case "remove-place":
      return "Removed a place";
    case "put-event":
      return "Wrote down what became of a bottle";
    case "remove-event":
      return "Removed an event";
  }
}

/** The photo that a person kept for a wine, in a sentence. */
export function photoSentence(name: string | undefined): string {
  return `Photographed ${name ?? "a wine"}`;
}

/** The photo that a person kept for an event, in a sentence. */
export const EVENT_PHOTO_SENTENCE = "Photographed what became of a bottle";

function bottles(quantity: number): string {
  return quantity === 1 ? "1 bottle" : `${String(quantity)} bottles`;
}
