import { useForm, type UseFormReturnType } from "@mantine/form";
import { type Wine, WINE_ADDITIONS } from "sync-protocol";
import { useRef, useState } from "react";
import type { FormPhoto } from "../../live/useCommands.ts";
import type { Revision } from "../../rules/attention.ts";
import { type Doubts, doubtsAfter } from "./doubts.ts";
import { fillFromReading, type FilledValues, type ReadLabel } from "./fillFromReading.ts";
import { blankValues, readForm, valuesOf, type WineFormValues } from "./formValues.ts";
import { draftKey, useFormDraft } from "./useFormDraft.ts";
import { useSaveWine } from "./useSaveWine.ts";

/** What a form is opened with. */
export interface Opening {
  /** The wine to edit, as it was when the form opened; none to add one. */
  readonly wine: Wine | undefined;
  /** The refused change to correct: the form opens with its values, and saving settles it. */
  readonly revision: Revision | undefined;
  /** The shop's barcode of a wine to add. */
  readonly barcode?: string | undefined;
}

/** The photo that is saved with what is typed. */
export interface PhotoToSave {
  /** What the wine shows until a new photo is there. */
  readonly photoUrl: string | null;
  readonly photo: FormPhoto;
}

/** What is typed into the form, and what can be done with it. */
export interface WineFormControl {
  readonly form: UseFormReturnType<WineFormValues>;
  /** The year that this device has. */
  readonly year: number;
  /** The fields that a label left in doubt. */
  readonly doubts: Doubts;
  /** What was typed before and not saved is back. */
  readonly isContinued: boolean;
  readonly isSaving: boolean;
  /** Why it was not saved, in a sentence. */
  readonly unsaved: string | undefined;
  /** Fills in what a label says, where the person has typed nothing. */
  readonly fillIn: (label: ReadLabel) => void;
  /** Saves the wine; whether that succeeded. What is typed stays where it did not. */
  readonly save: (values: WineFormValues, saved: PhotoToSave) => Promise<boolean>;
  /** Forgets what is typed: the person goes without saving. */
  readonly giveUp: () => void;
}

/**
 * The fields of one form, which stay typed until the wine is safely in the local store.
 * `onContinued` runs when what was typed before has come back.
 */
export function useWineForm(
  { wine, revision, barcode }: Opening,
  onContinued: () => void,
): WineFormControl {
  const [year] = useState(() => new Date().getFullYear());
  const [doubts, setDoubts] = useState<Doubts>({});
  const [isContinued, setContinued] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [unsaved, setUnsaved] = useState<string>();
  const filled = useRef<FilledValues>({});
  const saveWine = useSaveWine(wine, revision?.id);

  const before = revision?.values ?? wine;
  const barcodes = barcode === undefined ? [] : [barcode];
  const unasked = before ?? { ...WINE_ADDITIONS, barcodes };
  const bounds = { year, knownVintage: wine?.vintage, unasked };
  const form = useForm<WineFormValues>({
    initialValues: before ? valuesOf(before) : blankValues(year),
    validate: (values) => {
      const reading = readForm(values, null, bounds);
      return reading.kind === "wrong" ? reading.problems : {};
    },
  });
  const draft = useFormDraft(form, revision ? undefined : draftKey(wine?.id), () => {
    setContinued(true);
    onContinued();
  });

  return {
    ...{ form, year, doubts, isContinued, isSaving, unsaved },
    fillIn: ({ reading, fields }) => {
      const [values, initial] = [form.getValues(), form.getInitialValues()];
      const taken = fillFromReading({ values, initial, filled: filled.current, reading });
      filled.current = { ...filled.current, ...taken };
      const now = { values: { ...values, ...taken }, initial, filled: filled.current };
      setDoubts(fields ? doubtsAfter(fields, now) : {});
      form.setValues(taken);
    },
    save: async (values, { photoUrl, photo }) => {
      const reading = readForm(values, photoUrl, bounds);
      if (reading.kind === "wrong") return false;
      setSaving(true);
      setUnsaved(undefined);
      const outcome = await saveWine(reading.body, photo);
      setSaving(false);
      if (outcome.kind === "saved") {
        draft.drop();
        return true;
      }
      setUnsaved(outcome.sentence);
      form.setErrors(outcome.problems);
      return false;
    },
    giveUp: draft.drop,
  };
}
