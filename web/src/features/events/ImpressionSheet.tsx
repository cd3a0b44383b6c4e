import { Button, Textarea } from "@mantine/core";
import { useForm } from "@mantine/form";
import {
  eventBodyOf,
  eventLabelOf,
  type Impression,
  type ImpressionValues,
  type RatingScale,
  sameValue,
} from "sync-protocol";
import { useId, useState } from "react";
import {
  useCellar,
  useEventCommands,
  useEvents,
  useFormDraft,
  useSession,
  useEarlierValues,
} from "../../engine/index.ts";
import { i18n } from "../../language/i18n.ts";
import { showEventOutcome } from "../../parts/journal-entry/showEventOutcome.ts";
import { usePreferences } from "../../parts/preferences/preferences.ts";
import type { EventRequest } from "../../parts/requests/pageRequest.ts";
import type { CellarEvent } from "../../rules/history/CellarEvent.ts";
import { otherAuthorOf } from "../../rules/history/eventAuthor.ts";
import {
  EVENT_INPUTS,
  eventValuesOf,
  type EventValues,
  readEvent,
} from "../../rules/history/eventInputs.ts";
import { ownImpression } from "../../rules/history/impressions.ts";
import classes from "../../ui/dialogs/Sheet.module.css";
import { Sheet } from "../../ui/dialogs/Sheet.tsx";
import { Alert } from "../../ui/page/Alert.tsx";
import { useHoldUpdates } from "../../ui/unsavedWork.ts";
import { RatingFields } from "./RatingFields.tsx";

interface ImpressionSheetProps extends EventRequest {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Sheet for the user's own rating and note on another member's bottle [H12: impressions]. Works offline. */
export function ImpressionSheet({ opened, wineId, eventId = "", onClose }: ImpressionSheetProps) {
  const formId = useId();
  const cellar = useCellar();
  const session = useSession();
  const reader = session.kind === "signedIn" ? session.user : undefined;
  const wines = cellar.kind === "ready" ? cellar.wines : [];
  const name = wines.find(({ id }) => id === wineId)?.name ?? i18n._("this wine");
  const events = useEvents(wineId);
  const event = events?.find(({ id }) => id === eventId);
  const own = event && reader && ownImpression(event, reader.id);
  const before = useEarlierValues();
  const { putImpression } = useEventCommands();
  const author = event && otherAuthorOf(event, reader);

  const put = async (values: ImpressionValues, done: string) => {
    const saving = putImpression({ eventId, values });
    const wording = { kind: "put-impression", done, description: name } as const;
    const outcome = await showEventOutcome(saving, wording);
    if (outcome?.kind === "done") onClose();
    return outcome?.kind === "done";
  };

  return (
    <Sheet
      opened={opened}
      title={i18n._("Your rating of {name}", { name })}
      footer={
        <div className={classes[own ? "widerFirst" : "fields"]}>
          <Button disabled={!event} form={formId} type="submit">
            {i18n._("Save")}
          </Button>
          {own && (
            <Button
              variant="subtle"
              onClick={() => {
                void put({ rating: null, note: null }, i18n._("Rating removed"));
              }}
            >
              {i18n._("Remove")}
            </Button>
          )}
        </div>
      }
      onClose={onClose}
    >
      {events && !event && <p role="status">{i18n._("This entry has been removed.")}</p>}
      {event && before && (
        <ImpressionForm
          {...{ author, event, formId, opened, own }}
          usualScale={usePreferences.getState().ratingScale ?? before.scale}
          onSave={(values) => put(values, i18n._("Rating saved"))}
        />
      )}
    </Sheet>
  );
}

interface ImpressionFormProps {
  readonly author: string | undefined;
  readonly event: CellarEvent;
  readonly formId: string;
  readonly opened: boolean;
  readonly own: Impression | undefined;
  readonly usualScale: RatingScale;
  readonly onSave: (values: ImpressionValues) => Promise<boolean>;
}

function ImpressionForm({
  author,
  formId,
  opened,
  usualScale,
  onSave,
  ...props
}: ImpressionFormProps) {
  // The impression as it was when the form opened. Saving changes only the fields that the user
  // edited since then [H12: impressions].
  const [{ event, own }] = useState(props);
  const [isContinued, setContinued] = useState(false);
  const seen = { rating: own?.rating ?? null, note: own?.note ?? null };
  const body = { ...eventBodyOf(event), ...seen };
  const form = useForm<EventValues>({
    initialValues: eventValuesOf(body, { scale: usualScale, currency: "" }),
    validate: (values) => {
      const reading = readEvent(values, body);
      return reading.kind === "wrong" ? reading.problems : {};
    },
  });
  const draft = useFormDraft(form, {
    key: `impression:${event.id}`,
    fields: EVENT_INPUTS,
    onRestored: () => {
      setContinued(true);
    },
  });
  useHoldUpdates(opened && form.isDirty());
  const save = async (values: EventValues) => {
    const reading = readEvent(values, body);
    if (reading.kind === "wrong") return;
    const { rating, note } = reading.body;
    const changed = {
      ...(!sameValue(rating, seen.rating) && { rating }),
      ...(note !== seen.note && { note }),
    };
    if (await onSave(changed)) draft.drop();
  };

  return (
    <form
      className={classes["fields"]}
      id={formId}
      noValidate
      onSubmit={form.onSubmit(save, (problems) => {
        form.getInputNode("rating" in problems ? "rating" : "note")?.focus();
      })}
    >
      {author !== undefined && (
        <p>{i18n._("{author}’s rating and note stay as they are.", { author })}</p>
      )}
      {isContinued && <Alert tone="note">{i18n._("We restored what you had not saved.")}</Alert>}
      <RatingFields
        before={seen.rating}
        error={form.errors["rating"]}
        rating={form.values.rating}
        scale={form.values.scale}
        onChange={(rating, scale) => {
          form.setValues({ rating, scale });
        }}
      />
      <Textarea
        {...form.getInputProps("note")}
        label={eventLabelOf("note")}
        resize="vertical"
        rows={3}
      />
    </form>
  );
}
