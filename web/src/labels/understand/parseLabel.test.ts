import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { LABEL_FIELDS, NOTHING_READ } from "./fields/LabelFields.ts";
import { line, parse, readingOf } from "./testLabels.ts";

describe("a line that was read twice", () => {
  const doubtful = line("DNRO", { confidence: 0.6, closer: { text: "DOURO", confidence: 0.9 } });

  test("a region is found if only the enlarged second reading shows it", () => {
    expect(parse([line("PRIMATA", { y: 0.2 }), doubtful]).region?.value).toBe("Douro");
  });
});

describe("a wine without a vintage", () => {
  // Spec 10.89
  test.each(["NV", "Brut N.V.", "NON-VINTAGE", "Sans Millésime", "BRUT NATURE"])(
    "the text %j is read as non-vintage",
    (text) => {
      expect(readingOf("Maison du Test", text)).toMatchObject({
        vintage: null,
        isNonVintage: true,
      });
    },
  );

  test.each([
    "20 YEARS OLD",
    "2OYEARSOLD",
    "30 Year Old Tawny Port",
    "20 ans d'âge",
    "10 ANOS",
    "30 Jahre alt",
    "Base 2018 — Degorge le 12 mars 2022",
  ])("the age or base year %j is read as non-vintage", (text) => {
    expect(readingOf("Tawny Port", text)).toMatchObject({ vintage: null, isNonVintage: true });
  });

  test.each(["50 year old vines", "Vines that are 40 years old", "10 anos de tradição"])(
    "the age of vines or firms is not read as non-vintage: %j",
    (text) => {
      expect(readingOf("Tawny Port", text).isNonVintage).toBeUndefined();
    },
  );

  test.each(["ENVY", "NVIDIA", "2012", "Alc. 12% 750 ML"])(
    "the text %j is not read as non-vintage",
    (text) => {
      expect(readingOf("Maison du Test", text).isNonVintage).toBeUndefined();
    },
  );

  test("a label with “NV” and a year is not read as non-vintage", () => {
    expect(readingOf("Maison du Test", "NV", "2012").isNonVintage).toBeUndefined();
  });
});

describe("any text", () => {
  test("a label photo without text gives no wine fields", () => {
    expect(parse([])).toEqual(NOTHING_READ);
  });

  test("a label with only numbers and single letters gives no wine fields", () => {
    expect(readingOf("750", "13%", "|| -", "e")).toEqual(NOTHING_READ);
  });

  test("label text never gives confidences outside 0 to 1 or future vintages", () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: "grapheme", maxLength: 40 }), { maxLength: 8 }),
        (texts) => {
          const reading = readingOf(...texts);
          for (const field of LABEL_FIELDS) {
            const confidence = reading[field]?.confidence ?? 0;
            expect(confidence).toBeGreaterThanOrEqual(0);
            expect(confidence).toBeLessThanOrEqual(1);
          }
          expect(reading.vintage?.value ?? 0).toBeLessThanOrEqual(2026);
        },
      ),
    );
  });
});
