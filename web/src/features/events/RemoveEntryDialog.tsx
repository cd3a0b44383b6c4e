import { Button } from "@mantine/core";
import type { Wine } from "sync-protocol";
import { useEventCommands } from "../../engine/index.ts";
import { i18n } from "../../language/i18n.ts";
import type { CellarEvent } from "../../rules/history/CellarEvent.ts";
import { eventInWords } from "../../rules/history/eventWords.ts";
import { removalOf } from "../../rules/history/removingEntry.ts";
import { ConfirmDialog } from "../../ui/dialogs/ConfirmDialog.tsx";
import { countOf } from "../../ui/countOf.ts";
import { showOutcome } from "../../parts/showOutcome.ts";
import { showEventOutcome } from "../../parts/journal-entry/showEventOutcome.ts";

interface RemoveEntryDialogProps {
  readonly event: CellarEvent;
  /** `undefined` if the event's wine was removed. */
  readonly wine: Wine | undefined;
  readonly name: string;
  readonly onClose: () => void;
  readonly onRemoved: () => void;
}

/**
 * Dialog that asks before removing a journal entry and says what happens to its bottles [H10:
 * removing an entry].
 */
export function RemoveEntryDialog({
  event,
  wine,
  name,
  onClose,
  onRemoved,
}: RemoveEntryDialogProps) {
  const { removeEvent, putBottlesBack } = useEventCommands();
  const { bottlesBack, entry } = removalOf(event);
  const bottles = countOf(Math.abs(event.bottles), "bottle");
  const canPutBack = bottlesBack > 0 && wine !== undefined;
  const remove = () => {
    void showEventOutcome(removeEvent(event.id), {
      kind: "remove-event",
      done: i18n._("Entry removed"),
      description: name,
    });
    onRemoved();
  };
  const putBack = () => {
    void showOutcome(putBottlesBack(event), {
      kind: "add-bottles",
      done: i18n._("Entry removed"),
      description: ({ quantity }) => `${name}: ${countOf(quantity, "bottle")}`,
      undoable: true,
    });
    onRemoved();
  };
  const correction = eventInWords({ ...event, kind: "corrected" });

  return (
    <ConfirmDialog
      opened
      title={i18n._("Remove this entry?")}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {i18n._("Cancel")}
          </Button>
          {entry !== "stays" && (
            <Button variant={canPutBack ? "default" : "filled"} onClick={remove}>
              {canPutBack ? i18n._("Keep the count") : i18n._("Remove")}
            </Button>
          )}
          {canPutBack && (
            <Button onClick={putBack}>{i18n._("Put {bottles} back", { bottles })}</Button>
          )}
        </>
      }
      onClose={onClose}
    >
      {entry === "goes" && <p>{i18n._("The number of bottles stays as it is.")}</p>}
      {canPutBack && (
        <p>
          {i18n._(
            "{count, plural, one {Put # bottle back if it never left: {name} then has {held}.} other {Put # bottles back if they never left: {name} then has {held}.}}",
            {
              count: Math.abs(event.bottles),
              name,
              held: countOf(wine.quantity + bottlesBack, "bottle"),
            },
          )}
        </p>
      )}
      {entry === "becomes a correction" && (
        <p>
          {canPutBack
            ? i18n._(
                "Or keep the count as it is: the entry becomes “{correction}”, and what was written is removed.",
                { correction },
              )
            : i18n._(
                "The number of bottles stays as it is. The entry becomes “{correction}”, and what was written is removed.",
                { correction },
              )}
        </p>
      )}
    </ConfirmDialog>
  );
}

export function canBeRemoved(event: CellarEvent, hasWine: boolean): boolean {
  const { bottlesBack, entry } = removalOf(event);
  return entry !== "stays" || (bottlesBack > 0 && hasWine);
}
