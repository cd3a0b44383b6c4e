import { type CellarChange, recordIdOf } from "sync-protocol";
import { i18n } from "../../language/i18n.ts";

/**
 * A sentence about an unsent change. Saved outside the local store, so that it can name the change
 * if the store is lost.
 */
export interface UnsentNote {
  readonly opId: string;
  readonly sentence: string;
}

/**
 * Id of the record whose name {@link changeSentence} needs. For an event, this is the id of its
 * wine, if known.
 */
export function namedIdOf(change: CellarChange): string {
  return change.kind === "put-event" ? change.wineId : recordIdOf(change);
}

/**
 * A sentence that describes a change. `name`: the name of the record with the id
 * `namedIdOf(change)`, if known.
 */
export function changeSentence(change: CellarChange, name: string | undefined): string {
  const wine = name ?? i18n._("a wine");
  switch (change.kind) {
    case "create":
      return i18n._("Added {name}", { name: change.body.name });
    case "edit":
      return i18n._("Edited {name}", { name: change.body.name });
    case "archive":
      return i18n._("Archived {wine}", { wine });
    case "unarchive":
      return i18n._("Unarchived {wine}", { wine });
    case "remove":
      return i18n._("Removed {wine}", { wine });
    case "restore":
      return i18n._("Restored {wine}", { wine });
    case "add-bottles":
      return i18n._("Added {bottles} of {wine}", { bottles: bottles(change.quantity), wine });
    case "remove-bottles":
      return i18n._("Took {bottles} of {wine} out", { bottles: bottles(change.quantity), wine });
    case "move-bottles":
      return i18n._("Moved {bottles} of {wine}", { bottles: bottles(change.quantity), wine });
    case "put-place":
      return i18n._("Saved the place {name}", { name: change.body.name });
    case "remove-place":
      return name === undefined
        ? i18n._("Removed a place")
        : i18n._("Removed the place {name}", { name });
    case "put-event":
      return i18n._("Saved a note on {wine}", { wine });
    case "remove-event":
      return i18n._("Removed a journal entry of {wine}", { wine });
    case "put-impression":
      return i18n._("Saved your rating of {wine}", { wine });
    case "put-wish":
      return i18n._("Saved the wish {name}", { name: change.body.name });
    case "remove-wish":
      return i18n._("Removed a wish");
  }
}

export function photoSentence(name: string | undefined): string {
  return i18n._("Photographed {wine}", { wine: name ?? i18n._("a wine") });
}

export function eventPhotoSentence(name: string | undefined): string {
  return i18n._("Added a photo to the journal entry of {wine}", { wine: name ?? i18n._("a wine") });
}

function bottles(quantity: number): string {
  return i18n._("{quantity, plural, one {{quantity} bottle} other {{quantity} bottles}}", {
    quantity,
  });
}
