import type { UseFormReturnType } from "@mantine/form";
import { useEffect, useEffectEvent, useRef } from "react";
import * as z from "zod/mini";
import { dropDraft, keepDraftSoon, readDraft } from "../../live/drafts.ts";
import type { WineFormValues } from "./formValues.ts";

const DRAFT_KEY = "add-wine";

const line = z.string();
const draftSchema = z.object({
  name: line,
  producer: line,
  vintage: line,
  quantity: line,
  type: line,
  varietal: line,
  country: line,
  region: line,
  notes: line,
});

/** The draft of the form that adds a wine. */
export interface FormDraft {
  /** Forgets the draft: the wine is saved, or the person does not want it. */
  readonly drop: () => void;
}

/**
 * Keeps what is typed into the add form in the local store, without signal too, and brings it back
 * when the form opens again. Does nothing unless `enabled`. A store that fails to keep a draft is
 * no reason to stop the typing: saving the wine will report it.
 */
export function useFormDraft(
  form: UseFormReturnType<WineFormValues>,
  enabled: boolean,
  onRestored: () => void,
): FormDraft {
  const dropped = useRef(false);
  const { values } = form;
  const dirty = form.isDirty();

  const restore = useEffectEvent((kept: unknown) => {
    const draft = draftSchema.safeParse(kept);
    if (!draft.success || form.isDirty()) return;
    form.setValues(draft.data);
    onRestored();
  });
  useEffect(() => {
    if (!enabled) return undefined;
    let left = false;
    const read = async () => {
      const kept = await readDraft(DRAFT_KEY);
      if (!left) restore(kept);
    };
    read().catch(ignored);
    return () => {
      left = true;
    };
  }, [enabled]);

  useEffect(() => {
    if (enabled && dirty && !dropped.current) keepDraftSoon(DRAFT_KEY, values);
  }, [enabled, dirty, values]);

  return {
    drop: () => {
      if (!enabled) return;
      dropped.current = true;
      dropDraft(DRAFT_KEY).catch(ignored);
    },
  };
}

function ignored(): void {
  // The promise of the hook says why.
}
