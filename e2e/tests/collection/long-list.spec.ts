import type { Page } from "@playwright/test";
import { addByCall, entry } from "../../fixtures/cellar.ts";
import { expect, test } from "../../fixtures/test.ts";

const WINES = 70;

// Spec 10.29
test("each card of a long list has its position and the total", async ({ signedIn: page }) => {
  for (let number = 1; number <= WINES; number++) await addByCall(page, entry());
  await expect(page.getByText(`${String(WINES)} wines`)).toBeVisible();

  await expect.poll(() => placesInList(page)).toContain(`1 of ${String(WINES)}`);
  const first = await placesInList(page);
  expect(first.length).toBeLessThan(WINES);
  expect(first).toEqual(first.map((_, index) => `${String(index + 1)} of ${String(WINES)}`));

  await page.keyboard.press("End");
  await expect
    .poll(async () => (await placesInList(page)).at(-1))
    .toBe(`${String(WINES)} of ${String(WINES)}`);
});

/** What a screen reader says of the place of each card in the page. */
function placesInList(page: Page): Promise<readonly string[]> {
  const cards = page.getByRole("listitem").filter({ has: page.getByRole("article") });
  return cards.evaluateAll((places) =>
    places.map(
      ({ ariaPosInSet, ariaSetSize }) => `${String(ariaPosInSet)} of ${String(ariaSetSize)}`,
    ),
  );
}
