import { Button, Tabs, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import type { LabelReading, Wine } from "sync-protocol";
import { type ComponentType, type SyntheticEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useCellar } from "../../live/useCellar.ts";
import type { Revision } from "../../rules/attention.ts";
import { Alert } from "../../ui/Alert.tsx";
import { toast } from "../../ui/toast.ts";
import { useHoldUpdates } from "../../ui/unsavedWork.ts";
import { fillFromReading, type FilledValues } from "./fillFromReading.ts";
import { blankValues, FORM_FIELDS, readForm, valuesOf, type WineFormValues } from "./formValues.ts";
import { PhotoAttachment } from "./PhotoAttachment.tsx";
import { isOnItsWay } from "./photoState.ts";
import { usePhotoEntry } from "./usePhotoEntry.ts";
import { useFormDraft } from "./useFormDraft.ts";
import { useSaveWine } from "./useSaveWine.ts";
import { WineFields } from "./WineFields.tsx";
import classes from "./WineForm.module.css";

/** What the Photo Entry tab shows: something that takes a photo of a label. */
export type LabelCamera = ComponentType<{
  readonly active: boolean;
  readonly analyzing: boolean;
  /** A picture to begin with. */
  readonly offered: Blob | undefined;
  readonly onPhoto: (jpeg: ArrayBuffer) => void;
  readonly onRetake: () => void;
}>;

export interface WineFormProps {
  /** The wine to edit, as it was when the form opened; none to add one. */
  readonly wine: Wine | undefined;
  /** The refused change to correct: the form opens with its values, and saving settles it. */
  readonly revision?: Revision | undefined;
  /** A picture to begin with, when adding. */
  readonly picture?: Blob | undefined;
  readonly LabelCamera: LabelCamera;
  /** The wine is saved, or the person goes without saving. */
  readonly onDone: () => void;
}

type Entry = "photo" | "manual";

/** Adds or edits one wine. What is typed stays until it is safely in the local store. */
export function WineForm({ wine, revision, picture, LabelCamera, onDone }: WineFormProps) {
  const [year] = useState(() => new Date().getFullYear());
  const [entry, setEntry] = useState<Entry>(wine || revision ? "manual" : "photo");
  const [unsaved, setUnsaved] = useState<string>();
  const [saving, setSaving] = useState(false);
  const filled = useRef<FilledValues>({});
  const cellar = useCellar();
  const save = useSaveWine(wine, revision?.id);
  const before = revision?.values ?? wine;

  const photoUrl = () =>
    photo.photo.kind === "attached" ? photo.photo.objectPath : (before?.photoUrl ?? null);
  const read = (values: WineFormValues) =>
    readForm(values, photoUrl(), { year, knownVintage: wine?.vintage });
  const form = useForm<WineFormValues>({
    initialValues: before ? valuesOf(before) : blankValues(year),
    validate: (values) => {
      const reading = read(values);
      return reading.kind === "wrong" ? reading.problems : {};
    },
  });
  const goOnByHand = (reading: LabelReading | undefined) => {
    if (reading) {
      const [values, initial] = [form.getValues(), form.getInitialValues()];
      const taken = fillFromReading({ values, initial, filled: filled.current, reading });
      filled.current = { ...filled.current, ...taken };
      form.setValues(taken);
    }
    setEntry("manual");
  };
  const photo = usePhotoEntry(goOnByHand);
  const [continued, setContinued] = useState(false);
  const draft = useFormDraft(form, before === undefined, () => {
    setContinued(true);
    if (!picture) setEntry("manual");
  });
  const waiting = isOnItsWay(photo.photo);
  const busy = saving || waiting;
  useHoldUpdates(form.isDirty() || photo.photo.kind !== "none");

  const submit = async (values: WineFormValues) => {
    const reading = read(values);
    if (reading.kind === "wrong") return;
    setSaving(true);
    setUnsaved(undefined);
    const kept = photo.photo.kind === "kept" ? photo.photo.jpeg : undefined;
    const outcome = await save(reading.body, kept);
    setSaving(false);
    if (outcome.kind === "saved") {
      draft.drop();
      onDone();
      return;
    }
    setUnsaved(outcome.sentence);
    form.setErrors(outcome.problems);
  };
  const showProblems = (problems: Readonly<Record<string, unknown>>) => {
    flushSync(() => {
      setEntry("manual");
    });
    const first = FORM_FIELDS.find((field) => field in problems);
    if (first) form.getInputNode(first)?.focus();
  };
  const onSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    if (photo.photo.kind === "uploading") {
      event.preventDefault();
      toast({
        title: "Upload in progress",
        description: "Please wait for the image upload to complete before submitting.",
        tone: "failure",
      });
      return;
    }
    form.onSubmit(submit, showProblems)(event);
  };

  return (
    <form className={classes["form"]} noValidate onSubmit={onSubmit}>
      {photo.notice && <Alert tone={photo.notice.tone}>{photo.notice.text}</Alert>}
      {continued && <Alert tone="note">Here is what you had typed before.</Alert>}
      {unsaved !== undefined && <Alert>{unsaved}</Alert>}
      <Tabs
        value={entry}
        onChange={(chosen) => {
          setEntry(chosen === "photo" ? "photo" : "manual");
        }}
      >
        <Tabs.List grow className={classes["tabs"]}>
          <Tabs.Tab value="photo" disabled={wine !== undefined}>
            Photo Entry
          </Tabs.Tab>
          <Tabs.Tab value="manual">Manual Entry</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="photo" className={classes["entry"]}>
          {!wine && (
            <LabelCamera
              active={entry === "photo"}
              analyzing={waiting}
              offered={picture}
              onPhoto={photo.choose}
              onRetake={photo.remove}
            />
          )}
        </Tabs.Panel>
        <Tabs.Panel value="manual" className={classes["entry"]}>
          <fieldset className={classes["fields"]} disabled={busy}>
            <legend className={classes["legend"]}>The wine</legend>
            {wine && <TextInput label="Bottle ID" value={wine.bottleId} readOnly />}
            {photo.photo.kind !== "none" && (
              <PhotoAttachment photo={photo.photo} onRemove={photo.remove} />
            )}
            <WineFields
              form={form}
              wines={cellar.kind === "ready" ? cellar.wines : []}
              year={year}
            />
          </fieldset>
        </Tabs.Panel>
      </Tabs>
      <div className={classes["footer"]}>
        <Button type="submit" disabled={busy}>
          {submitLabel(wine !== undefined, saving)}
        </Button>
        <Button
          variant="default"
          disabled={saving}
          onClick={() => {
            draft.drop();
            onDone();
          }}
        >
          Discard
        </Button>
      </div>
    </form>
  );
}

function submitLabel(editing: boolean, saving: boolean): string {
  if (saving) return "Saving...";
  return editing ? "Update Wine" : "Add Wine";
}
