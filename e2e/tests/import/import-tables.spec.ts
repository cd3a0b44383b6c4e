import { readFileSync } from "node:fs";
import { saved } from "../../fixtures/cellar.ts";
import { expect, test } from "../../fixtures/test.ts";

const FOLDER = new URL("../../fixtures/importTables/", import.meta.url);

/**
 * The expected wine. Its `lots` are empty if its bottles have 750 ml and no other details. `kept` has
 * texts under "Kept from the import".
 */
interface ExpectedWine {
  readonly name: string;
  readonly kept?: readonly string[];
}

const EXPECTED = JSON.parse(readFileSync(new URL("expected.json", FOLDER), "utf8")) as Readonly<
  Record<string, readonly ExpectedWine[]>
>;

/**
 * By file: the label of a form field that the file's wines require and lack, and the text to enter.
 */
const COMPLETIONS: Readonly<Record<string, readonly [label: string, text: string]>> = {
  "07-oeno-blank-line-above-cabinets.csv": ["Varietal of all that lack it", "Shiraz"],
  "20-unreadable-cells-are-not-kept.csv": ["Vintage of all that lack it", "2013"],
};

const WITHOUT_BOTTLE = "16-vinocell-gone-critics-rating.csv";

for (const [name, wines] of Object.entries(EXPECTED)) {
  test(`the table ${name} is imported with the expected values`, async ({ signedIn: page }) => {
    await page.goto("/import");
    const buffer = readFileSync(new URL(name, FOLDER));
    await page.getByLabel("Choose files").setInputFiles({ name, mimeType: "text/csv", buffer });
    const missing = COMPLETIONS[name];
    if (missing) {
      const [label, text] = missing;
      await page.getByLabel(label).fill(text);
      await page.getByRole("button", { name: "Apply to All" }).click();
    }
    const tick = page.getByRole("checkbox", { name: "Also add the 1 wine without a bottle" });
    if (name === WITHOUT_BOTTLE) {
      await tick.check();
      await expect(tick).toBeChecked();
    }
    await page.getByRole("button", { name: /^Import [\d,]+ Wine/ }).click();
    await expect(page.getByText(/^[\d,]+ wines? imported/)).toBeVisible();
    await page.getByRole("link", { name: "To Your Cellar" }).click();
    await saved(page);

    const answer = await page.request.get("/api/wines");
    const cellar: unknown = await answer.json();
    expect(cellar).toHaveLength(wines.length);
    for (const { kept = [], ...wine } of wines) {
      const texts = kept.map((text) => expect.stringContaining(text) as unknown);
      expect(cellar).toContainEqual(expect.objectContaining(deep(wine)));
      for (const extraFields of texts)
        expect(cellar).toContainEqual(expect.objectContaining({ name: wine.name, extraFields }));
    }
  });
}

/** Replaces nested objects by matchers that allow further fields. */
function deep(wine: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(wine).map(([field, value]: [string, unknown]) => [
      field,
      Array.isArray(value)
        ? value.map((one: Record<string, unknown>) => expect.objectContaining(one) as unknown)
        : value,
    ]),
  );
}
