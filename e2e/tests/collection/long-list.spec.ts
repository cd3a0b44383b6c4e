import type { Page } from "@playwright/test";
import { addByCall, entry } from "../../fixtures/cellar.ts";
import { fillCellar } from "../../fixtures/fillCellar.ts";
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

const PHONE = { width: 390, height: 844 };

test("a phone's first screen shows eight table rows or four cards", async ({
  signedIn: page,
  server,
  person,
}) => {
  await page.setViewportSize(PHONE);
  await fillCellar(page, server.url, { person, wines: 400 });
  await page.goto("/?look=table");
  await expect(page.getByRole("status").getByText("across 400 wines")).toBeVisible();
  await page.getByRole("button", { name: "Close Tonight for today" }).click();

  await expect.poll(() => wholeIn(page, "tr[data-wine-id]")).toBe(8);
  expect(await heightsOf(page, "tr[data-wine-id]")).toEqual([72]);
  expect(await screens(page)).toBeLessThanOrEqual(36);

  await page.getByRole("button", { name: "Cards" }).click();
  await expect.poll(() => wholeIn(page, "main article")).toBe(4);
  expect(await screens(page)).toBeLessThanOrEqual(66);

  await page.setViewportSize({ width: 1280, height: 800 });
  await expect.poll(() => screens(page)).toBeLessThanOrEqual(50);
});

/** Number of elements of `selector` that are completely visible above the bottom bar. */
function wholeIn(page: Page, selector: string): Promise<number> {
  return page.locator(selector).evaluateAll((all) => {
    const foot = [...document.querySelectorAll("nav")]
      .map((nav) => nav.getBoundingClientRect())
      .find(({ width, bottom }) => width === innerWidth && bottom === innerHeight);
    const end = foot?.top ?? innerHeight;
    const boxes = all.map((one) => one.getBoundingClientRect());
    return boxes.filter(({ top, bottom }) => top > 0 && bottom <= end).length;
  });
}

function heightsOf(page: Page, selector: string): Promise<number[]> {
  return page
    .locator(selector)
    .evaluateAll((all) => [...new Set(all.map((one) => one.getBoundingClientRect().height))]);
}

function screens(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollHeight / innerHeight);
}

/** The position of each card as a screen reader reads it. */
function placesInList(page: Page): Promise<readonly string[]> {
  const cards = page.getByRole("listitem").filter({ has: page.getByRole("article") });
  return cards.evaluateAll((places) =>
    places.map(
      ({ ariaPosInSet, ariaSetSize }) => `${String(ariaPosInSet)} of ${String(ariaSetSize)}`,
    ),
  );
}
