import { i18n } from "../../language/i18n.ts";
import { usePreferences } from "../../parts/preferences/preferences.ts";
import { Select, Textarea, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { type EventBody, EVENT_LINE_MAX, eventLabelOf, FLAWS } from "sync-protocol";
import { type ComponentType, useState } from "react";
import { useEventCommands, useFormDraft } from "../../engine/index.ts";
import {
  EVENT_INPUTS,
  type EventInput,
  type EventValues,
  eventValuesOf,
  isAsked,
  kindsFor,
  readEvent,
} from "../../rules/history/eventInputs.ts";
import type { CellarEvent } from "../../rules/history/CellarEvent.ts";
import { FLAW_WORDS, KIND_WORDS } from "../../rules/history/eventWords.ts";
import type { EarlierValues } from "../../rules/history/earlierValues.ts";
import { Alert } from "../../ui/page/Alert.tsx";
import { PriceFields } from "../../parts/lot-fields/PriceFields.tsx";
import fieldClasses from "../../ui/dialogs/Sheet.module.css";
import { SuggestedInput } from "../../ui/fields/SuggestedInput.tsx";
import { useHoldUpdates } from "../../ui/unsavedWork.ts";
import { RatingFields } from "./RatingFields.tsx";
import { showEventOutcome } from "../../parts/journal-entry/showEventOutcome.ts";
import { type EventPhotoFieldProps, useEventPhoto } from "./useEventPhoto.ts";
import { ONLY_WHILE_OPEN } from "../../ui/fields/onlyWhileOpen.ts";

type Choice = string | { readonly value: string; readonly label: string };

interface EventFormProps {
  readonly formId: string;
  readonly opened: boolean;
  readonly wineId: string;
  readonly name: string;
  /** The event to edit. `undefined` adds a tasting. */
  readonly event: CellarEvent | undefined;
  readonly body: EventBody;
  readonly before: EarlierValues;
  /**
   * `usual` is the currency of most lots in the cellar. `own` returns all currencies used in the
   * cellar.
   */
  readonly currencies: { readonly usual: string; readonly own: () => readonly string[] };
  readonly PhotoField: ComponentType<EventPhotoFieldProps>;
  readonly onSaved: () => void;
}

export function EventForm({
  formId,
  opened,
  wineId,
  name,
  before,
  currencies,
  PhotoField,
  onSaved,
  ...props
}: EventFormProps) {
  const { editEvent, recordEvent } = useEventCommands();
  // The event as it was when the form opened. Saving changes only the fields that the user edited
  // since then [H4: event merge].
  const [{ event, body }] = useState(props);
  const [isContinued, setContinued] = useState(false);
  const { ratingScale } = usePreferences.getState();
  const form = useForm<EventValues>({
    initialValues: eventValuesOf(body, {
      scale: ratingScale ?? before.scale,
      currency: currencies.usual,
    }),
    validate: (values) => {
      const reading = readEvent(values, body);
      return reading.kind === "wrong" ? reading.problems : {};
    },
  });
  const draftKey = event ? `event:${event.id}` : `tasting:${wineId}`;
  const onRestored = () => {
    setContinued(true);
  };
  const draft = useFormDraft(form, { key: draftKey, fields: EVENT_INPUTS, onRestored });
  const photo = useEventPhoto(props.event, `${draftKey}:photo`, onRestored);
  useHoldUpdates(opened && (form.isDirty() || photo.toSave !== undefined));

  const save = async (values: EventValues) => {
    const reading = readEvent(values, body);
    if (reading.kind === "wrong") return;
    const said = { body: reading.body, photo: photo.toSave };
    const saving = event ? editEvent({ seen: event, ...said }) : recordEvent({ wineId, ...said });
    const outcome = await showEventOutcome(saving, {
      kind: "put-event",
      done: event ? i18n._("Note saved") : i18n._("Tasting saved"),
      description: name,
    });
    if (outcome?.kind !== "done") return;
    draft.drop();
    photo.dropDraft();
    onSaved();
  };
  const showFirst = (problems: Readonly<Record<string, unknown>>) => {
    const first = EVENT_INPUTS.find((field) => field in problems);
    if (first) form.getInputNode(first)?.focus();
  };
  const inputOf = (field: EventInput) => ({
    ...form.getInputProps(field),
    value: form.values[field],
  });
  const asks = (field: EventInput) => isAsked(field, form.values);
  const line = (field: "meal" | "occasion" | "company", own: readonly string[]) =>
    asks(field) && (
      <SuggestedInput
        {...inputOf(field)}
        label={eventLabelOf(field)}
        maxLength={EVENT_LINE_MAX}
        own={() => own}
        world={[]}
        onChange={(value) => {
          form.setFieldValue(field, value);
        }}
      />
    );
  const choice = (field: "kind" | "flaw", label: string, data: Choice[]) => (
    <Select
      allowDeselect={false}
      comboboxProps={ONLY_WHILE_OPEN}
      data={data}
      label={label}
      value={form.values[field]}
      onChange={(chosen) => {
        form.setFieldValue(field, chosen ?? "");
      }}
    />
  );
  const kinds = event ? kindsFor(event) : [body.kind];

  return (
    <form
      className={fieldClasses["fields"]}
      id={formId}
      noValidate
      onSubmit={form.onSubmit(save, showFirst)}
    >
      {isContinued && <Alert tone="note">{i18n._("We restored what you had not saved.")}</Alert>}
      <div className={fieldClasses["pair"]}>
        {kinds.length > 1 && choice("kind", eventLabelOf("kind"), choicesOf(kinds, KIND_WORDS))}
        <TextInput {...inputOf("day")} label={eventLabelOf("day")} type="date" />
      </div>
      {asks("rating") && (
        <RatingFields
          before={body.rating}
          error={form.errors["rating"]}
          rating={form.values.rating}
          scale={form.values.scale}
          onChange={(rating, scale) => {
            form.setValues({ rating, scale });
          }}
        />
      )}
      {asks("amount") && <PriceFields inputOf={inputOf} own={currencies.own} />}
      {asks("shop") && <TextInput {...inputOf("shop")} label={eventLabelOf("shop")} />}
      <Textarea {...inputOf("note")} label={eventLabelOf("note")} resize="vertical" rows={3} />
      <PhotoField {...photo.field} />
      {line("meal", before.meals)}
      {line("occasion", before.occasions)}
      {line("company", before.company)}
      {asks("flaw") &&
        choice("flaw", eventLabelOf("flaw"), [
          {
            value: "",
            label: i18n._(
              /*i18n*/ { id: "None", comment: "no default place, no flaw of a bottle" },
            ),
          },
          ...choicesOf(FLAWS, FLAW_WORDS),
        ])}
    </form>
  );
}

function choicesOf<Value extends string>(
  values: readonly Value[],
  words: Readonly<Record<Value, string>>,
): Choice[] {
  return values.map((value) => ({ value, label: words[value] }));
}
