import type { UseFormReturnType } from "@mantine/form";
import { useEffect, useEffectEvent, useRef } from "react";
import * as z from "zod/mini";
import { dropDraft, keepDraftSoon, readDraft } from "./drafts.ts";

/** What is typed into one form and not saved yet. */
export interface FormDraft {
  /** Forgets the draft: it is saved, or the person does not want it. */
  readonly drop: () => void;
}

type Values<Field extends string> = Readonly<Record<Field, string>>;

/** Whose draft it is, and of which fields. */
interface DraftOf<Field extends string> {
  /** The name under which it is kept; nothing is kept without one. */
  readonly key: string | undefined;
  readonly fields: readonly Field[];
  /** What was kept stands in the form again. */
  readonly onRestored: () => void;
}

/**
 * Keeps what is typed into a form in the local store, without signal too, and brings it back when
 * the form opens again: over what it opens with by then, the fields that were changed and no others.
 * A store that fails to keep a draft is no reason to stop the typing: saving will report it.
 */
export function useFormDraft<Field extends string>(
  form: UseFormReturnType<Values<Field>>,
  { key, fields, onRestored }: DraftOf<Field>,
): FormDraft {
  const dropped = useRef(false);
  const isHeld = useRef(false);
  const { values } = form;
  const dirty = form.isDirty();

  const restore = useEffectEvent((kept: unknown) => {
    const draft = z.partialRecord(z.enum(fields), z.string()).safeParse(kept);
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

  const keep = useEffectEvent((typed: Values<Field>) => {
    if (key === undefined || dropped.current) return;
    if (dirty) keepDraftSoon(key, changedFields(fields, typed, form.getInitialValues()));
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

function changedFields<Field extends string>(
  fields: readonly Field[],
  values: Values<Field>,
  opened: Values<Field>,
): Readonly<Record<string, string>> {
  const changed = fields.filter((field) => values[field] !== opened[field]);
  return Object.fromEntries(changed.map((field) => [field, values[field]]));
}

function ignored(): void {
  // The promise of the hook says why.
}
