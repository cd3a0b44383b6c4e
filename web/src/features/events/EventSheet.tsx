import { Button } from "@mantine/core";
import { type EventBody, eventBodyOf, eventBodySchema } from "sync-protocol";
import { type ComponentType, useId, useMemo, useState } from "react";
import { useCellar, useEvents, useEarlierValues } from "../../engine/index.ts";
import { i18n } from "../../language/i18n.ts";
import type { CellarWine } from "../../rules/cellar/CellarWine.ts";
import { dayAt } from "../../rules/day.ts";
import { currencyToOffer } from "../../parts/preferences/offered.ts";
import type { CellarEvent } from "../../rules/history/CellarEvent.ts";
import { withAuthorValues } from "../../rules/history/impressions.ts";
import { ownValues } from "../../rules/cellar/suggest.ts";
import type { EventRequest } from "../../parts/requests/pageRequest.ts";
import classes from "../../ui/dialogs/Sheet.module.css";
import { Sheet } from "../../ui/dialogs/Sheet.tsx";
import { ImpressionSheet } from "./ImpressionSheet.tsx";
import { EventForm } from "./EventForm.tsx";
import { canBeRemoved, RemoveEntryDialog } from "./RemoveEntryDialog.tsx";
import type { EventPhotoFieldProps } from "./useEventPhoto.ts";

const NO_WINES: readonly CellarWine[] = [];

interface EventSheetProps extends EventRequest {
  readonly opened: boolean;
  readonly PhotoField: ComponentType<EventPhotoFieldProps>;
  readonly onClose: () => void;
}

/** Edits an event or the user's own impression. Keeps unsaved input as a draft. Works offline. */
export function EventSheet({ isImpression, ...props }: EventSheetProps) {
  return isImpression ? <ImpressionSheet {...props} /> : <EntrySheet {...props} />;
}

function EntrySheet({ opened, wineId, eventId, PhotoField, onClose }: EventSheetProps) {
  const formId = useId();
  const [removing, setRemoving] = useState<CellarEvent>();
  const cellar = useCellar();
  const wines = cellar.kind === "ready" ? cellar.wines : NO_WINES;
  const wine = wines.find(({ id }) => id === wineId);
  const currencies = useMemo(
    () => ({ usual: currencyToOffer(wines), own: ownValues(wines).currencies }),
    [wines],
  );
  const events = useEvents(wineId);
  const before = useEarlierValues();
  const [tasting] = useState(newTasting);
  const shown = events?.find(({ id }) => id === eventId);
  const event = useMemo(() => shown && withAuthorValues(shown), [shown]);
  const isGone = eventId !== undefined && events !== undefined && !event;
  const body = eventId === undefined ? tasting : event && eventBodyOf(event);
  const name = wine?.name ?? i18n._("this wine");
  const canRemove = event && canBeRemoved(event, wine !== undefined);

  return (
    <Sheet
      opened={opened}
      title={
        eventId === undefined
          ? i18n._("A tasting of {name}", { name })
          : i18n._("Add a note on {name}", { name })
      }
      footer={
        <div className={classes[event ? "widerFirst" : "fields"]}>
          <Button disabled={!body} form={formId} type="submit">
            {i18n._("Save")}
          </Button>
          {event && canRemove && (
            <Button
              variant="subtle"
              onClick={() => {
                setRemoving(event);
              }}
            >
              {i18n._("Remove")}
            </Button>
          )}
        </div>
      }
      onClose={onClose}
    >
      {removing && (
        <RemoveEntryDialog
          event={removing}
          name={name}
          wine={wine}
          onClose={() => {
            setRemoving(undefined);
          }}
          onRemoved={onClose}
        />
      )}
      {isGone && <p role="status">{i18n._("This entry has been removed.")}</p>}
      {body && before && (
        <EventForm
          PhotoField={PhotoField}
          before={before}
          body={body}
          currencies={currencies}
          event={event}
          formId={formId}
          name={name}
          opened={opened}
          wineId={wineId}
          onSaved={onClose}
        />
      )}
    </Sheet>
  );
}

function newTasting(): EventBody {
  return eventBodySchema.parse({ kind: "tasted", day: dayAt(Date.now()) });
}
