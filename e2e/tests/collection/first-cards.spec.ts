import type { Page } from "@playwright/test";
import { aCard, saved } from "../../fixtures/cellar.ts";
import { fillCellar } from "../../fixtures/fillCellar.ts";
import { expect, test } from "../../fixtures/test.ts";

const WINES = 600;

// Spec 10.5
test("before all wines are loaded, removing a bottle updates the first card", async ({
  signedIn: page,
  server,
  person,
}) => {
  await fillCellar(page, server.url, { person, wines: WINES });
  await expect(page.getByText(`60000 bottles across ${String(WINES)} wines`)).toBeVisible();
  await saved(page);
  await expect.poll(() => winesInSavedCards(page)).toBe(WINES);
  await page.addInitScript(keepBusy);
  await page.reload();
  await expect(aCard(page)).toBeVisible();

  await aCard(page)
    .getByRole("button", { name: /^Remove a bottle/ })
    .click();

  await expect(aCard(page)).toContainText("99 bottles");
  await expect(page.getByText(`59999 bottles across ${String(WINES)} wines`)).toBeVisible();
  await expect(allAreRead(page)).toBeHidden();
  await page.evaluate("rest()");
  await expect(allAreRead(page)).toBeVisible();
  await expect(aCard(page)).toContainText("99 bottles");
});

/**
 * Number of wines in the cellar, saved in `localStorage` together with the first cards. The next
 * start shows these cards before it reads the store.
 */
const winesInSavedCards = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const name = Object.keys(localStorage).find((key) => key.includes("-first-"));
    const note: unknown = JSON.parse((name && localStorage.getItem(name)) ?? "{}");
    return typeof note === "object" && note !== null && "count" in note ? note.count : undefined;
  });

/**
 * A card that shows the total number of cards. Cards show the total only when all wines are read.
 */
const allAreRead = (page: Page) => page.locator("main li[aria-setsize]").first();

/**
 * Prevents idle callbacks until `rest` is called, so that the page does not read the remaining
 * wines.
 */
function keepBusy(): void {
  const waiting: IdleRequestCallback[] = [];
  window.requestIdleCallback = (callback) => waiting.push(callback);
  Object.assign(window, {
    rest: () => {
      for (const callback of waiting.splice(0)) {
        callback({ didTimeout: false, timeRemaining: () => 50 });
      }
    },
  });
}
