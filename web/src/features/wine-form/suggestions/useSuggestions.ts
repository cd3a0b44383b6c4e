import type { UseFormReturnType } from "@mantine/form";
import { useRef, useState } from "react";
import type { CellarWine } from "../../../rules/cellar/CellarWine.ts";
import type { WineFormValues } from "../formValues.ts";
import { impliedFields } from "./impliedFields.ts";
import { IMPLIED_FIELDS, type ImpliedValues, type ImplyingField } from "./ImpliedValues.ts";

interface Suggestion {
  readonly value: string;
  readonly field: ImplyingField;
  readonly by: string;
}

export interface Suggestions {
  /** Name of the region or producer that filled in the field. */
  readonly suggestedBy: (field: string) => string | undefined;
  readonly held: () => ImpliedValues;
  /** Fills in the values that a chosen region or producer suggests. Never replaces typed values. */
  readonly settle: (field: ImplyingField, name: string) => void;
  readonly refuse: (field: string) => void;
  /** Drops the suggestions of fields that a label reading filled. */
  readonly forget: (fields: readonly string[]) => void;
}

type SuggestionsByField = Partial<Record<string, Suggestion>>;

/**
 * Fills in fields that the chosen region or producer implies. Replaces only empty fields and
 * earlier suggestions, never typed values.
 */
export function useSuggestions(
  form: UseFormReturnType<WineFormValues>,
  wines: readonly CellarWine[],
): Suggestions {
  const [suggested, setSuggested] = useState<SuggestionsByField>({});
  // Suggestions load in the background and can arrive between renders, so a ref holds the newest.
  const newest = useRef<SuggestionsByField>({});
  const settled = useRef<Partial<Record<ImplyingField, string>>>({});

  const change = (changed: SuggestionsByField) => {
    newest.current = { ...newest.current, ...changed };
    setSuggested(newest.current);
  };
  const held = (): ImpliedValues => {
    const values = form.getValues();
    const fields = IMPLIED_FIELDS.filter(
      (field) => values[field] !== "" && values[field] === newest.current[field]?.value,
    );
    return Object.fromEntries(fields.map((field) => [field, values[field]]));
  };
  const forget = (fields: readonly string[]) => {
    change(Object.fromEntries(fields.map((field) => [field, undefined])));
  };
  const fillIn = (field: ImplyingField, by: string, implied: ImpliedValues) => {
    const [values, before] = [form.getValues(), held()];
    const taken: SuggestionsByField = {};
    const filled: ImpliedValues = {};
    for (const target of IMPLIED_FIELDS) {
      const value = implied[target];
      const isSuggested = before[target] !== undefined;
      if (value !== undefined && (values[target] === "" || isSuggested)) {
        taken[target] = { value, field, by };
        filled[target] = value;
      } else if (isSuggested && newest.current[target]?.field === field) {
        // Clears a suggestion that only the previous region or producer made.
        taken[target] = undefined;
        filled[target] = "";
      }
    }
    if (Object.keys(filled).length === 0) return;
    form.setValues(filled);
    change(taken);
  };

  return {
    suggestedBy: (field) => {
      const suggestion = suggested[field];
      const shown = Object.entries(form.values).find(([name]) => name === field)?.[1];
      return suggestion?.value === shown ? suggestion?.by : undefined;
    },
    held,
    settle: (field, name) => {
      const by = name.trim();
      if (settled.current[field] === by) return;
      settled.current[field] = by;
      if (by === "") {
        fillIn(field, by, {});
        return;
      }
      const type = held().type === undefined ? form.getValues().type : "";
      void impliedFields(field, by, { wines, type }).then((implied) => {
        if (settled.current[field] === by) fillIn(field, by, implied);
      });
    },
    refuse: (field) => {
      form.setFieldValue(field, "");
      forget([field]);
    },
    forget,
  };
}
