import type { UseFormReturnType } from "@mantine/form";
import { useRef, useState } from "react";
import type { CellarWine } from "../../../rules/cellar/CellarWine.ts";
import type { WineFormValues } from "../formValues.ts";
import { impliedFields } from "./impliedFields.ts";
import { IMPLIED_FIELDS, type ImpliedValues, type ImplyingField } from "./ImpliedValues.ts";

/** A value that a region or a producer filled in. */
interface Suggestion {
  readonly value: string;
  /** The region or producer. */
  readonly by: string;
}

export interface Suggestions {
  /** Who suggested what the field holds; `undefined` where nobody did. */
  readonly suggestedBy: (field: string) => string | undefined;
  /** A region or producer is chosen: fills in what it says, where the person has typed nothing. */
  readonly settle: (field: ImplyingField, name: string) => void;
  /** Empties a field that was filled in. */
  readonly refuse: (field: string) => void;
}

type Suggested = Partial<Record<string, Suggestion>>;

/** What regions and producers fill into a form as suggestions. What a person typed is never replaced. */
export function useSuggestions(
  form: UseFormReturnType<WineFormValues>,
  wines: readonly CellarWine[],
): Suggestions {
  const [suggested, setSuggested] = useState<Suggested>({});
  const settled = useRef<Partial<Record<ImplyingField, string>>>({});

  const fillIn = (by: string, implied: ImpliedValues) => {
    const values = form.getValues();
    const taken: Suggested = {};
    const filled: ImpliedValues = {};
    for (const target of IMPLIED_FIELDS) {
      const value = implied[target];
      const isOpen = values[target] === "" || values[target] === suggested[target]?.value;
      if (value === undefined || !isOpen) continue;
      taken[target] = { value, by };
      filled[target] = value;
    }
    if (Object.keys(filled).length === 0) return;
    form.setValues(filled);
    setSuggested((before) => ({ ...before, ...taken }));
  };

  return {
    suggestedBy: (field) => {
      const suggestion = suggested[field];
      const shown = Object.entries(form.values).find(([name]) => name === field)?.[1];
      return suggestion?.value === shown ? suggestion?.by : undefined;
    },
    settle: (field, name) => {
      const by = name.trim();
      if (by === "" || settled.current[field] === by) return;
      settled.current[field] = by;
      void impliedFields(field, by, { wines, type: form.getValues().type }).then((implied) => {
        if (settled.current[field] === by) fillIn(by, implied);
      });
    },
    refuse: (field) => {
      form.setFieldValue(field, "");
      setSuggested((before) => ({ ...before, [field]: undefined }));
    },
  };
}
