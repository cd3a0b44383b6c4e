import type { UseFormReturnType } from "@mantine/form";
import { useEffect, useEffectEvent, useRef } from "react";
import * as z from "zod/mini";
import { dropDraft, keepDraftSoon, readDraft } from "./drafts.ts";

export interface FormDraft {
  /** Deletes the draft. Call after the form was saved or discarded. */
  readonly drop: () => void;
}

type Values<Field extends string> = Readonly<Record<Field, string>>;

interface DraftOf<Field extends string> {
  /** The key under which the draft is stored; `undefined` stores no draft. */
  readonly key: string | undefined;
  readonly fields: readonly Field[];
  readonly onRestored: () => void;
}

/**
 * Saves a form's changed fields in the local store, even offline. When the form opens again,
 * restores them over the form's current values. A failed draft must not interrupt typing: if the
 * store is broken, saving the form reports it.
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
  // A failed draft must not interrupt typing.
}
