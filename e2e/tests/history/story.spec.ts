import type { Locator, Page } from "@playwright/test";
import { accessibilityFaults, newAccessibilityFaults } from "../../fixtures/axe.ts";
import { addByHand, card, entry, goTo, installed, saved } from "../../fixtures/cellar.ts";
import { expect, test } from "../../fixtures/test.ts";

test.use({ serviceWorkers: "allow" });

// Spec 10.43, 10.45, 10.112
test("an offline tasting note is in the wine's story on every device", async ({
  signedIn: page,
  server,
  person,
  secondDevice,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce", colorScheme: "light" });
  await addByHand(page, entry());
  await saved(page);
  await installed(page);
  await server.kill();

  await test.step("after minus, Add a note opens a sheet by keyboard; axe passes", async () => {
    const minus = card(page, "Clos du Test").getByRole("button", { name: /^Remove a bottle/ });
    await minus.press("Enter");
    await expect(toast(page)).toContainText("Clos du Test: 2 bottles");
    await page.keyboard.press("F8");
    await toast(page).getByRole("button", { name: "Add a note" }).press("Enter");
    const sheet = sayMore(page);
    await expect(sheet.getByRole("combobox", { name: "What Happened" })).toHaveValue("Drunk");
    await sheet.getByLabel("Rating").fill("192");
    await sheet.getByLabel("Rating").press("Enter");
    await expect(sheet.getByText("Rating must be within its scale")).toBeVisible();
    await expect(sheet.getByLabel("Rating")).toBeFocused();
    await sheet.getByLabel("Rating").fill("92");
    await sheet.getByLabel("Note").fill("Tar and roses");
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  await test.step("a note's draft survives closing the sheet and is saved", async () => {
    const sheet = sayMore(page);
    await page.keyboard.press("Escape");
    await expect(sheet).toBeHidden();
    await titleOf(card(page, "Clos du Test")).click();
    await entryOf(page, "1 bottle drunk")
      .getByRole("button", { name: /^Add a note/ })
      .click();
    await expect(sheet.getByLabel("Note")).toHaveValue("Tar and roses");
    await sheet.getByLabel("Meal").fill("Lamb");
    await sheet.getByLabel("Occasion").fill("Christmas");
    await sheet.getByLabel("With Whom").fill("Ada");
    await sheet.getByRole("button", { name: "Save" }).click();
    await expect(sheet).toBeHidden();
    const drunk = entryOf(page, "1 bottle drunk");
    await expect(drunk).toContainText("92/100");
    await expect(drunk).toContainText("Christmas · Lamb · with Ada");
    await expect(drunk).toContainText("Tar and roses");
    await expect(entryOf(page, "3 bottles added")).toBeVisible();
  });

  await test.step("a tasting removes no bottle; it is edited, removed and restored", async () => {
    const write = page.getByRole("button", { name: "Write a tasting" });
    await write.press("Enter");
    const tasting = page.getByRole("dialog", { name: "A tasting of Clos du Test" });
    await tasting.getByLabel("Note").fill("At the fair");
    await tasting.getByRole("button", { name: "Save" }).click();
    await expect(tasting).toBeHidden();
    await expect(write).toBeFocused();
    const tasted = entryOf(page, "At the fair");
    await expect(page.getByRole("article").getByText("2 bottles", { exact: true })).toBeVisible();
    await tasted.getByRole("button", { name: /^Change/ }).click();
    await sayMore(page).getByLabel("Rating").fill("88");
    await sayMore(page).getByRole("button", { name: "Save" }).click();
    await expect(tasted).toContainText("88/100");
    await tasted.getByRole("button", { name: /^Change/ }).click();
    await sayMore(page).getByRole("button", { name: "Remove" }).click();
    await page
      .getByRole("dialog", { name: "Remove this entry?" })
      .getByRole("button", { name: "Remove" })
      .click();
    await expect(tasted).toBeHidden();
    await toast(page).getByRole("button", { name: "Undo" }).click();
    await expect(tasted).toBeVisible();
  });

  await test.step("the wine's page passes axe in both themes", async () => {
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await newAccessibilityFaults(page)).toEqual([]);
  });

  await test.step("the sommelier uses the rating of a wine with a dish", async () => {
    await page.getByRole("link", { name: "Wine Collection" }).click();
    await page.getByRole("tab", { name: "Meal Pairing" }).click();
    await page.getByLabel("What are you cooking?").fill("Roast lamb");
    await page.getByRole("button", { name: "Get Wine Recommendations" }).click();
    const advised = page.getByRole("article", { name: "Clos du Test" });
    await expect(advised).toContainText(/You gave it 92\/100 with lamb in \w+ \d{4}\./);
    await page.getByRole("tab", { name: "Wine Collection" }).click();
    await titleOf(card(page, "Clos du Test")).click();
  });

  await test.step("a finished wine is in Past Bottles with its story", async () => {
    const minus = page.getByRole("button", { name: "Remove a bottle of Clos du Test" });
    await minus.click();
    await expect(entryOf(page, "1 bottle drunk")).toHaveCount(2);
    await minus.click();
    await expect(minus).toBeDisabled();
    await page.getByRole("link", { name: "Wine Collection" }).click();
    await goTo(page, "Past Bottles");
    const past = page.getByRole("list", { name: "Past bottles" });
    await expect(past.getByRole("link", { name: /^Clos du Test 2019/ })).toContainText("88/100");
    expect(await newAccessibilityFaults(page)).toEqual([]);
  });

  await test.step("the journal lists the note by day, with search and filter", async () => {
    await goTo(page, "Journal");
    await page.setViewportSize({ width: 390, height: 844 });
    const print = await page.getByRole("button", { name: "Print" }).boundingBox();
    expect(print?.height, "its word stands on one line").toBeLessThan(60);
    const entries = page.getByRole("list", { name: "Journal" }).getByRole("listitem");
    await expect(entries).toHaveCount(5);
    await page.getByRole("searchbox", { name: "Search the journal" }).fill("ROSES");
    await expect(entries).toHaveCount(1);
    await expect(entries).toContainText("Clos du Test 2019");
    await page.getByRole("button", { name: "Clear" }).click();
    await page.getByRole("button", { name: "Filters" }).click();
    await page.getByRole("combobox", { name: "What Happened" }).click();
    await page.getByRole("option", { name: "Tasted" }).click();
    await expect(entries).toHaveCount(1);
    await expect(entries).toContainText("At the fair");
    await expect(page).toHaveURL(/\/journal\?kind=tasted$/);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: "light" });
    expect(await newAccessibilityFaults(page)).toEqual([]);
    await page.getByRole("button", { name: "Photos" }).click();
    await expect(page).toHaveURL(/\/journal\?kind=tasted&look=photos$/);
    await expect(entries.getByRole("link")).toContainText("88/100");
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole("button", { name: "Timeline" }).click();
    await expect(entries).toContainText("At the fair");
    await entries.getByRole("link").click();
    await expect(page.getByRole("heading", { level: 1, name: "Clos du Test" })).toBeVisible();
  });

  await test.step("the statistics count the bottle, and each chart lists its wines", async () => {
    await page.getByRole("link", { name: "Wine Collection" }).click();
    await goTo(page, "Statistics");
    for (const name of ["Time in the Cellar", "Ratings by Producer", "In and Out by Month"]) {
      await page.getByRole("button", { name: `Show as table: ${name}` }).click();
    }
    await expect(figuresOf(page, "Time in the Cellar", "Under a year")).toHaveText(["0", "3"]);
    await expect(figuresOf(page, "Ratings by Producer", "Domaine des Essais")).toHaveText([
      "2",
      "90",
    ]);
    const months = page.getByRole("table", { name: "In and Out by Month" });
    await expect(months.getByRole("cell")).toHaveText(["3", "3"]);
    await months.getByRole("button").press("Enter");
    const sheet = page.getByRole("dialog");
    await expect(sheet.getByRole("link", { name: /^Clos du Test 2019/ })).toContainText(
      "3 in, 3 out",
    );
    await page.keyboard.press("Escape");
    await expect(sheet).toBeHidden();
    await expect(months.getByRole("button")).toBeFocused();
    expect(await newAccessibilityFaults(page)).toEqual([]);
  });

  await test.step("the year has a page in the journal", async () => {
    const year = String(new Date().getFullYear());
    await page.getByRole("link", { name: `${year} in the cellar` }).click();
    await expect(
      page.getByRole("heading", { level: 1, name: `${year} in the cellar` }),
    ).toBeVisible();
    const went = page.locator("dl > div").filter({ hasText: "Went" });
    await expect(went).toContainText("3 bottles");
    await expect(went).toContainText("3 drunk");
    const best = page.getByRole("region", { name: "The Best" }).getByRole("listitem");
    await expect(best.first()).toContainText("92/100");
    await expect(page.getByRole("region", { name: "At the Table" })).toContainText("Lamb");
    expect(await newAccessibilityFaults(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await newAccessibilityFaults(page)).toEqual([]);
    await page.getByRole("region", { name: "Drunk Most" }).getByRole("link").click();
    await expect(page.getByRole("heading", { level: 1, name: "Clos du Test" })).toBeVisible();
  });

  await test.step("another device shows the story when both are online", async () => {
    const address = new URL(page.url()).pathname;
    await server.start();
    await page.reload();
    await saved(page);
    const other = await secondDevice(person);
    await expect(card(other, "Clos du Test")).toBeVisible();
    await other.goto(address);
    await expect(entryOf(other, "92/100")).toContainText("Christmas · Lamb · with Ada");
    await expect(entryOf(other, "Tasted")).toContainText("88/100");
  });
});

const entryOf = (page: Page, words: string): Locator =>
  page.getByRole("region", { name: "Story" }).getByRole("listitem").filter({ hasText: words });

const sayMore = (page: Page): Locator =>
  page.getByRole("dialog", { name: "Add a note on Clos du Test" });

const titleOf = (wine: Locator): Locator => wine.getByRole("heading").getByRole("link");

const figuresOf = (page: Page, chart: string, name: string): Locator =>
  page
    .getByRole("table", { name: chart })
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader", { name }) })
    .getByRole("cell");

const toast = (page: Page): Locator => page.getByRole("region", { name: /^Notifications/ });
