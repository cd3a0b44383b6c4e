import { useForm } from "@mantine/form";
import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { aCellarWine } from "../../../rules/testBuilders.ts";
import type { CellarWine } from "../../../rules/cellar/CellarWine.ts";
import { blankValues } from "../formValues.ts";
import type { ImplyingField } from "./ImpliedValues.ts";
import { useSuggestions } from "./useSuggestions.ts";

test.each([
  ["Chablis", { country: "France", type: "White Wine", varietal: "Chardonnay" }],
  ["Bordeaux", { country: "France", type: "Red Wine", varietal: "" }],
  ["Rioja", { country: "Spain", type: "Red Wine", varietal: "" }],
])(
  "changing the region from Barolo to %s replaces all of Barolo's suggestions",
  async (region, expected) => {
    const { settle, values } = showSuggestions();
    settle("region", "Barolo");
    await waitFor(() => {
      expect(values()).toMatchObject({ country: "Italy", type: "Red Wine", varietal: "Nebbiolo" });
    });

    settle("region", region);

    await waitFor(() => {
      expect(values()).toMatchObject(expected);
    });
  },
);

test("emptying a region clears its suggestions and keeps typed values", async () => {
  const { settle, type, values } = showSuggestions();
  type("type", "Rosé Wine");
  settle("region", "Barolo");
  await waitFor(() => {
    expect(values().country).toBe("Italy");
  });

  settle("region", "");

  expect(values()).toMatchObject({ country: "", varietal: "", type: "Rosé Wine" });
});

test("a region that is emptied before its suggestions arrive fills no field", async () => {
  const { settle, values } = showSuggestions();

  settle("region", "Barolo");
  settle("region", "");
  settle("producer", "Vietti");

  await waitFor(() => {
    expect(values().country).toBe("Italy");
  });
  expect(values()).toMatchObject({ type: "", varietal: "" });
});

test("a suggestion that arrives later replaces an earlier suggestion", async () => {
  const own = aCellarWine({ producer: "Vietti", region: "Piedmont", country: "Italia" });
  const { settle, values } = showSuggestions([{ ...own, type: "White Wine", varietal: "Arneis" }]);

  settle("producer", "Vietti");
  settle("region", "Barolo");

  await waitFor(() => {
    expect(values()).toMatchObject({ country: "Italy", type: "Red Wine", varietal: "Nebbiolo" });
  });
});

function showSuggestions(wines: readonly CellarWine[] = []) {
  const { result } = renderHook(() => {
    const form = useForm({ initialValues: blankValues(2026) });
    return { form, suggestions: useSuggestions(form, wines) };
  });
  /** Like an event handler, the test keeps the form and suggestions of one render. */
  const { form, suggestions } = result.current;
  return {
    values: () => result.current.form.getValues(),
    type: (field: string, value: string) => {
      act(() => {
        form.setFieldValue(field, value);
      });
    },
    settle: (field: ImplyingField, name: string) => {
      act(() => {
        suggestions.settle(field, name);
      });
    },
  };
}
