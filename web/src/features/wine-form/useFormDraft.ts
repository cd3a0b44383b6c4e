import type { UseFormReturnType } from "@mantine/form";
import { useEffect, useEffectEvent, useRef } from "react";
import * as z from "zod/mini";
import { dropDraft, keepDraftSoon, readDraft } from "../../live/drafts.ts";
import { FORM_FIELDS, type WineFormValues } from "./formValues.ts";

/** The fields that differ from those that the form opened with. */
const draftSchema = z.partialRecord(z.enum(FORM_FIELDS), z.string());

type Draft = z.infer<typeof draftSchema>;

/** What is typed into one form and not saved yet. */
export interface FormDraft {
  /** Forgets the draft: the wine is saved, or the person does not want it. */
  readonly drop: () => void;
}

/**
 * The name of the draft of the form that edits the wine `wineId`, adds the next vintage of `previousId`,
 * or adds any wine.
 */
export function draftKey(wineId: string | undefined, previousId?: string): string {
  if (wineId !== undefined) return `edit-wine:${wineId}`;
  return previousId === undefined ? "add-wine" : `next-vintage:${previousId}`;
}

/**
 * Keeps what is typed into a form in the local store, without signal too, and brings it back when
 * the form opens again: over the wine as it is by then, the fields that were changed and no others.
 * Does nothing without a `key`. A store that fails to keep a draft is no reason to stop the typing:
 * saving the wine will report it.
 */
export function useFormDraft(
  form: UseFormReturnType<WineFormValues>,
  key: string | undefined,
  onRestored: () => void,
): FormDraft {
  const dropped = useRef(false);
  const isHeld = useRef(false);
  const { values } = form;
  const dirty = form.isDirty();

  const restore = useEffectEvent((kept: unknown) => {
    const draft = draftSchema.safeParse(kept);
    if (!draft.success || form.isDirty()) return;
    form.setValues(draft.data);
    onRestored();
  });
  useEffect(() => {
    if (key === undefined) return undefined;
    let left = false;
    const read = async () => {
      const kept = await readDraft(key);
      if (!left) restore(kept);
    };
    read().catch(ignored);
    return () => {
      left = true;
    };
  }, [key]);

  const keep = useEffectEvent((typed: WineFormValues) => {
    if (key === undefined || dropped.current) return;
    if (dirty) keepDraftSoon(key, changedFields(typed, form.getInitialValues()));
    else if (isHeld.current) dropDraft(key).catch(ignored);
    isHeld.current = dirty;
  });
  useEffect(() => {
    keep(values);
  }, [dirty, values]);

  return {
    drop: () => {
      if (key === undefined) return;
      dropped.current = true;
      dropDraft(key).catch(ignored);
    },
  };
}

function changedFields(values: WineFormValues, opened: WineFormValues): Draft {
  const changed = FORM_FIELDS.filter((field) => values[field] !== opened[field]);
  return Object.fromEntries(changed.map((field) => [field, values[field]]));
}

function ignored(): void {
  // The promise of the hook says why.
}
