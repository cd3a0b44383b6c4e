import type { Locator, Page } from "@playwright/test";
import { accessibilityFaults, newAccessibilityFaults } from "../../fixtures/axe.ts";
import { addByCall, card, entry, goTo, installed, saved } from "../../fixtures/cellar.ts";
import { expect, test } from "../../fixtures/test.ts";

test.use({ serviceWorkers: "allow" });

// Spec 10.42
test("offline, statistics are shown and each chart lists the wines it counts", async ({
  signedIn: page,
  context,
}) => {
  await page.goto("/statistics");
  await expect(page.getByRole("heading", { name: "Nothing to count yet" })).toBeVisible();
  await page.getByRole("link", { name: "Go to your collection" }).click();

  await addByCall(page, {
    ...entry({ name: "Barolo", country: "Italy", region: "Piedmont" }),
    drinkTo: new Date().getFullYear() + 1,
    lots: [
      { id: crypto.randomUUID(), bottles: 4, price: { minor: 4_500, currency: "EUR" } },
      { id: crypto.randomUUID(), bottles: 2, millilitres: 1_500 },
      { id: crypto.randomUUID(), bottles: 1, price: { minor: 5_000, currency: "CHF" } },
      { id: crypto.randomUUID(), bottles: 1, price: { minor: 150_000_000, currency: "USD" } },
      { id: crypto.randomUUID(), bottles: 6, state: "ordered", arrivesOn: "2031-05-01" },
    ],
  });
  await addByCall(page, entry({ name: "Chinon", quantity: 3 }));
  await addByCall(page, entry({ name: "Riesling", type: "White Wine", quantity: 1 }));
  await expect(card(page, "Riesling")).toBeVisible();
  await installed(page);
  await context.setOffline(true);
  await goTo(page, "Statistics");

  await test.step("the statistics show bottles, value and orders", async () => {
    await expect(figure(page, "In the cellar")).toContainText("12 bottles");
    await expect(figure(page, "Paid in EUR")).toContainText("€180.00");
    await expect(figure(page, "Without a price")).toContainText("6 bottles");
    await expect(figure(page, "On order")).toContainText("6 bottles");
    for (const name of ["By Country", "By Size", "By Place", "By Type", "Origin"]) {
      await asTable(page, name);
    }
    await expect(row(page, "By Country", "Italy")).toContainText("€180.00");
    await expect(row(page, "By Size", "Magnum (1.5 l)").getByRole("cell").last()).toHaveText("2");
    await expect(row(page, "Origin", "Piedmont")).toContainText("Italy");
    await expect(row(page, "On Order", "Barolo 2019")).toContainText("2031");
    await expect(row(page, "By Place", "Not placed")).toContainText("12");
  });

  await test.step("the first chart shows the stock's maturity and a year's wines", async () => {
    const thisYear = String(new Date().getFullYear());
    const drawing = chart(page, "When to Drink").getByRole("button").first();
    await expect(drawing).toHaveAccessibleName(new RegExp(`^${thisYear}: .*to drink soon`, "u"));
    await expect(figure(page, "To drink soon")).toContainText(/[1-9]\d* bottles/u);
    const box = await drawing.boundingBox();
    await drawing.click({ position: { x: (box?.width ?? 0) - 5, y: 20 } });
    const sheet = page.getByRole("dialog", { name: /^In 20/u });
    await expect(
      sheet.getByRole("link", { name: /^Barolo 2019.*8 bottles, past$/u }),
    ).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(sheet).toBeHidden();

    await page.getByRole("button", { name: "Show as table: When to Drink" }).click();
    await expect(row(page, "When to Drink", thisYear)).toContainText("to drink soon");
    await expect(row(page, "When to Drink", "Later").getByRole("cell").last()).toHaveText(/\d/u);
    await page.getByRole("button", { name: "Show as chart: When to Drink" }).click();
    await expect(drawing).toBeVisible();
  });

  await test.step("a phone's first screen has six figures and the first chart", async () => {
    const viewport = page.viewportSize();
    await page.setViewportSize({ width: 390, height: 844 });
    const table = page.getByRole("button", { name: "Show as table: When to Drink" });
    const bar = await page.getByRole("navigation", { name: "Main" }).boundingBox();
    const box = await table.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    if (viewport) await page.setViewportSize(viewport);
  });

  await test.step("the six figures fill their rows on a desktop and a phone", async () => {
    const viewport = page.viewportSize();
    expect(await figuresInRows(page)).toEqual([3, 3]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await linesOfFigures(page)).toEqual([1, 1, 1, 1, 1, 1]);
    if (viewport) await page.setViewportSize(viewport);
  });

  await test.step("axe passes in both themes", async () => {
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await newAccessibilityFaults(page)).toEqual([]);
  });

  await test.step("by keyboard a country's wines open, and the focus returns", async () => {
    const france = row(page, "By Country", "France").getByRole("button");
    await france.press("Enter");
    const sheet = page.getByRole("dialog", { name: "France" });
    await expect(sheet).toContainText("4 bottles of 2 wines");
    await expect(sheet.getByRole("link", { name: /^Chinon 2019.*3 bottles$/ })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(sheet).toBeHidden();
    await expect(france).toBeFocused();
  });

  await test.step("a click on a type opens the filtered collection", async () => {
    await row(page, "By Type", "White Wine").getByRole("button").click();
    const sheet = page.getByRole("dialog", { name: "White Wine" });
    await sheet.getByRole("link", { name: "Show in the collection" }).click();
    await expect(card(page, "Riesling")).toBeVisible();
    await expect(card(page, "Chinon")).toBeHidden();
    await expect(page).toHaveURL(/\/\?type=White\+Wine$/);
  });

  await test.step("the print contains names and charts", async () => {
    await page.goBack();
    await asTable(page, "Origin");
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("table", { name: "Origin" }).getByText("Piedmont")).toBeVisible();
    await expect(
      chart(page, "When to Drink").locator("svg"),
      "a chart is no control",
    ).toBeVisible();
    await page.emulateMedia({ media: "screen" });
  });

  await test.step("a button prints the statistics", async () => {
    await page.evaluate("window.print = () => { document.title = 'Printed'; }");
    await page.getByRole("button", { name: "Print" }).press("Enter");
    await expect(page).toHaveTitle("Printed");
  });
});

const DAY_MS = 86_400_000;

// Spec 10.42
test("tapping a chart lists the wines that the chart counts", async ({ signedIn: page }) => {
  const day = new Date(Date.now() - 40 * DAY_MS).toISOString().slice(0, 10);
  const price = { minor: 2_000, currency: "EUR" };
  const lots = [{ id: "00000000-0000-4000-8000-00000000000a", bottles: 4, boughtOn: day, price }];
  await addByCall(page, {
    ...entry({ country: "France", region: "Chinon", varietal: "Cabernet Franc, Merlot" }),
    ...{ bottleId: lots[0]?.id, lots },
  });
  await page.goto("/");
  await card(page, "Clos du Test")
    .getByRole("button", { name: /^Remove a bottle/ })
    .click();
  await saved(page);
  await card(page, "Clos du Test").getByRole("heading").getByRole("link").click();
  await page.getByRole("button", { name: "Write a tasting" }).click();
  const tasting = page.getByRole("dialog", { name: "A tasting of Clos du Test" });
  await tasting.getByLabel("Rating").fill("90");
  await tasting.getByRole("button", { name: "Save" }).click();
  await expect(tasting).toBeHidden();
  await goTo(page, "Statistics");

  for (const name of CHARTS) {
    await test.step(name, async () => {
      const drawing = chart(page, name).getByRole("button").first();
      await drawing.scrollIntoViewIfNeeded();
      await expect(drawing.locator("svg > *").first()).toBeAttached();
      await drawing.click();
      const sheet = page.getByRole("dialog");
      await expect(sheet.getByRole("link", { name: /^Clos du Test 2019/ }).first()).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(sheet).toBeHidden();
      await page.getByRole("button", { name: `Show as table: ${name}` }).click();
      await expect(page.getByRole("table", { name })).toBeVisible();
    });
  }

  await test.step("a grape opens the filtered collection", async () => {
    await row(page, "By Grape", "Merlot").getByRole("button").click();
    await page.getByRole("dialog").getByRole("link", { name: "Show in the collection" }).click();
    await expect(page).toHaveURL(/\/\?grape=Merlot$/);
    await expect(card(page, "Clos du Test")).toBeVisible();
  });
});

/** The charts of a cellar with one wine that was bought, opened and rated. */
const CHARTS = [
  "When to Drink",
  "Over Time",
  "Value",
  "Origin",
  "By Grape",
  "Opened",
  "Rating and Price",
  "This Year Beside Last",
  "In and Out by Month",
  "Time in the Cellar",
  "By Producer",
  "Ratings by Grape",
];

const figure = (page: Page, name: string): Locator =>
  page.getByRole("main").locator("dl > div", { has: page.getByText(name, { exact: true }) });

async function figuresInRows(page: Page): Promise<readonly number[]> {
  const tops = await page
    .locator("main dl")
    .first()
    .locator("> div")
    .evaluateAll((figures) => figures.map((figure) => figure.getBoundingClientRect().top));
  return [...new Set(tops)].map((top) => tops.filter((one) => one === top).length);
}

function linesOfFigures(page: Page): Promise<readonly number[]> {
  return page
    .locator("main dl")
    .first()
    .locator("dt + dd")
    .evaluateAll((figures) =>
      figures.map((figure) => {
        const words = document.createRange();
        words.selectNodeContents(figure);
        return words.getClientRects().length;
      }),
    );
}

const chart = (page: Page, name: string): Locator => page.locator(`[data-chart="${name}"]`);

function asTable(page: Page, name: string): Promise<void> {
  return page.getByRole("button", { name: `Show as table: ${name}` }).click();
}

const row = (page: Page, ofChart: string, name: string): Locator =>
  page
    .getByRole("table", { name: ofChart, exact: true })
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader", { name }) });
