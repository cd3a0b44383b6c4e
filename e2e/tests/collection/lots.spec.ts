import type { Locator, Page } from "@playwright/test";
import { accessibilityFaults } from "../../fixtures/axe.ts";
import {
  addByHand,
  card,
  chooseMore,
  entry,
  fillWine,
  installed,
  openManualEntry,
  saved,
} from "../../fixtures/cellar.ts";
import { expect, test } from "../../fixtures/test.ts";

test.describe(() => {
  test.use({ serviceWorkers: "allow" });

  // Spec 10.54
  test("lots are added, moved, removed and counted offline, and synced later", async ({
    signedIn: page,
    server,
  }) => {
    await openWine(page);
    await saved(page);
    await installed(page);
    await server.kill();

    await test.step("an invalid lot value gets a sentence at its field", async () => {
      await page.getByRole("button", { name: "Add bottles" }).click();
      const sheet = page.getByRole("dialog", { name: "Add bottles of Clos du Test" });
      await sheet.getByLabel("Bottles").fill("1000");
      await sheet.getByLabel("Price per Bottle").fill("45");
      await sheet.getByLabel("Currency").fill("");
      await sheet.getByRole("button", { name: "Add Bottles" }).click();
      await expect(sheet.getByText("Bottles must be at most 999")).toBeVisible();
      await expect(sheet.getByText("A price needs its currency")).toBeVisible();
      await expect(sheet.getByLabel("Bottles")).toBeFocused();
      await sheet.getByLabel("Bottles").fill("4");
      await sheet.getByLabel("Bottle Size").fill("mag");
      await page.getByRole("option", { name: "Magnum (1.5 l)" }).click();
      await sheet.getByLabel("Position").fill("B3");
      await sheet.getByLabel("Currency").fill("GBP");
      await sheet.getByLabel("Bought On").fill("2026-05-03");
      await sheet.getByLabel("Shop").fill("Lay & Wheeler");
      await sheet.getByLabel("Note").fill("From the cellar sale");
      await sheet.getByRole("button", { name: "Add Bottles" }).click();
      await expect(sheet).toBeHidden();
      const magnums = lot(page, "B3 · Magnum (1.5 l)");
      await expect(magnums).toContainText("£45.00 a bottle");
      await expect(magnums).toContainText("from Lay & Wheeler");
      await expect(magnums).toContainText("From the cellar sale");
      await expect(bottles(page, 7)).toBeVisible();
    });

    await test.step("each lot shows its count", async () => {
      await page.getByRole("button", { name: "Add a bottle of Clos du Test, B3" }).click();
      await expect(toast(page)).toContainText("Clos du Test: 8 bottles. Into B3.");
      await page.getByRole("button", { name: "Remove a bottle of Clos du Test, B3" }).click();
      await expect(toast(page)).toContainText("Clos du Test: 7 bottles. From B3.");
    });

    await test.step("moved bottles become a new lot; Undo moves them back", async () => {
      await page.getByRole("button", { name: "Move: B3", exact: true }).click();
      const sheet = page.getByRole("dialog", { name: "Move bottles of Clos du Test" });
      await sheet.getByLabel("Bottles").fill("5");
      await sheet.getByRole("button", { name: "Move Bottles" }).click();
      await expect(sheet.getByText("Bottles must be 1 to 4")).toBeVisible();
      await sheet.getByLabel("Bottles").fill("1");
      await expect(sheet.getByRole("combobox", { name: "To" })).toHaveValue("A new lot");
      await sheet.getByLabel("Position").fill("Kitchen");
      await sheet.getByRole("button", { name: "Move Bottles" }).click();
      await expect(lot(page, "Kitchen · Magnum (1.5 l)")).toContainText("1 bottle");
      await expect(lot(page, "B3 · Magnum (1.5 l)")).toContainText("3 bottles");
      await expect(bottles(page, 7)).toBeVisible();
      await undo(page);
      await expect(lot(page, "B3 · Magnum (1.5 l)")).toContainText("4 bottles");
    });

    await test.step("a lot is edited and removed; Undo restores it", async () => {
      await page.getByRole("button", { name: "Change: B3" }).click();
      const sheet = page.getByRole("dialog", { name: "Lot" });
      await expect(sheet.getByLabel("Price per Bottle")).toHaveValue("45.00");
      await sheet.getByLabel("Position").fill("C1");
      await sheet.getByRole("button", { name: "Save Lot" }).click();
      await page.getByRole("button", { name: "Remove: C1" }).click();
      await expect(lot(page, "C1 · Magnum (1.5 l)")).toBeHidden();
      await expect(bottles(page, 3)).toBeVisible();
      await undo(page);
      await expect(lot(page, "C1 · Magnum (1.5 l)")).toBeVisible();
    });

    await test.step("an order's bottles count after they have arrived", async () => {
      await page.getByRole("button", { name: "Add bottles" }).click();
      const sheet = page.getByRole("dialog", { name: "Add bottles of Clos du Test" });
      await sheet.getByLabel("Bottles").fill("6");
      await sheet.getByRole("switch", { name: "On order" }).check();
      await sheet.getByLabel("Arrives On").fill("2027-03-01");
      await sheet.getByLabel("Shop").fill("lay");
      await page.getByRole("option", { name: "Lay & Wheeler" }).click();
      await sheet.getByRole("button", { name: "Add Bottles" }).click();
      await expect(page.getByText(/^Ordered, arrives .*2027$/)).toBeVisible();
      await expect(bottles(page, 7)).toBeVisible();
      await page.getByRole("button", { name: /^Arrived/ }).click();
      await expect(bottles(page, 13)).toBeVisible();
    });

    await server.start();
    await page.reload();
    await saved(page);
    await expect(lot(page, "C1 · Magnum (1.5 l)")).toContainText("4 bottles");
  });
});

// Spec 10.59
test("the minus button takes bottles from the last-used lot, then the next", async ({
  signedIn: page,
}) => {
  await openWine(page);
  await addLot(page, { position: "B3" });
  await page.getByRole("link", { name: "Wine Collection" }).click();
  const wine = card(page, "Clos du Test");

  await wine.getByRole("button", { name: /^Remove a bottle/ }).click();
  await expect(toast(page)).toContainText("Clos du Test: 4 bottles. From lot 1.");
  await toast(page).getByRole("button", { name: "Another" }).click();
  await expect(toast(page)).toContainText("Clos du Test: 4 bottles. From B3.");

  await page.reload();
  await wine.getByRole("button", { name: /^Remove a bottle/ }).click();
  await expect(toast(page)).toContainText("Clos du Test: 3 bottles. From B3.");
  await undo(page);
  await expect(wine).toContainText("4 bottles");

  await titleOf(wine).click();
  await expect(lot(page, "B3")).toContainText("1 bottle");
});

// Spec 10.56, 10.76, 10.77
test("adding an existing wine again adds a lot to that wine", async ({ signedIn: page }) => {
  const first = await openManualEntry(page);
  await fillWine(first, entry());
  await first.getByRole("button", { name: "More" }).click();
  await first.getByLabel("Bottle Size").fill("huge");
  await first.getByLabel("Price per Bottle").fill("18");
  await first.getByLabel("Currency").fill("");
  await first.getByLabel("Position").fill("B3");
  await first.getByLabel("Shop").fill("Vinatis");
  await first.getByRole("button", { name: "Add Wine" }).click();
  await expect(first.getByText("Bottle size must be 1 to 30000 ml")).toBeVisible();
  await expect(first.getByText("A price needs its currency")).toBeVisible();
  await expect(first.getByLabel("Bottle Size")).toBeFocused();
  await first.getByLabel("Bottle Size").fill("750");
  await first.getByLabel("Currency").fill("eur");
  await first.getByRole("button", { name: "Add Wine" }).click();
  await expect(first).toBeHidden();

  const awaited = await openManualEntry(page);
  await fillWine(awaited, entry({ name: "Clos à venir", quantity: 12 }));
  await awaited.getByRole("button", { name: "More" }).click();
  await awaited.getByRole("switch", { name: "On order" }).check();
  await awaited.getByLabel("Arrives On").fill("2027-03-01");
  await awaited.getByRole("button", { name: "Add Wine" }).click();
  await expect(awaited).toBeHidden();
  await expect(card(page, "Clos à venir")).toContainText("0 bottles");
  await titleOf(card(page, "Clos à venir")).click();
  await expect(page.getByText(/^Ordered, arrives .*2027$/)).toBeVisible();
  await page.getByRole("button", { name: /^Arrived/ }).click();
  await expect(bottles(page, 12)).toBeVisible();
  await page.getByRole("link", { name: "Wine Collection" }).click();

  const again = await openManualEntry(page);
  await fillWine(again, entry({ name: "clos du test", quantity: 6 }));
  await expect(again.getByText("Clos du Test is in your cellar already: 3 bottles.")).toBeVisible();
  await again.getByRole("button", { name: "More" }).click();
  await again.getByLabel("Bottle Size").fill("magnum");
  await again.getByLabel("Shop").fill("vin");
  await page.getByRole("option", { name: "Vinatis" }).click();
  await again.getByRole("button", { name: "Add bottles to it" }).click();
  await expect(again).toBeHidden();
  await expect(toast(page)).toContainText("Clos du Test: 9 bottles");

  await expect(page.getByRole("article")).toHaveCount(2);
  await titleOf(card(page, "Clos du Test")).click();
  await expect(lot(page, "B3 · Standard (750 ml)")).toContainText("From Vinatis, €18.00 a bottle");
  await expect(lot(page, "Magnum (1.5 l)")).toContainText("6 bottles");

  await page.getByRole("button", { name: "Edit", exact: true }).click();
  const form = page.getByRole("dialog", { name: "Edit Wine" });
  await form.getByRole("button", { name: "More" }).click();
  await expect(form.getByText("are on the wine’s page")).toBeVisible();
  await page.keyboard.press("Escape");

  await chooseMore(page, "Archive");
  await expect(page.getByText("Archived", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Wine Collection" }).click();
  const third = await openManualEntry(page);
  await fillWine(third, entry({ quantity: 2 }));
  await expect(third.getByText("in your cellar already, archived: 9 bottles.")).toBeVisible();
  await third.getByRole("button", { name: "Add bottles to it" }).click();
  await expect(third).toBeHidden();
  await expect(card(page, "Clos du Test")).toContainText("11 bottles");
  await undo(page);
  await expect(card(page, "Clos du Test")).toBeHidden();
  await page.getByRole("checkbox", { name: "Include archived wines" }).check();
  await expect(card(page, "Clos du Test")).toContainText("9 bottles");
});

// Spec 10.78
test("Next Vintage fills a form with the label's fields and following year", async ({
  signedIn: page,
}) => {
  await openWine(page);
  await chooseMore(page, "Next Vintage");
  const form = page.getByRole("dialog", { name: "Add New Wine" });
  await expect(form.getByLabel("Vintage", { exact: true })).toHaveValue("2020");
  await expect(form.getByLabel("Producer")).toHaveValue("Domaine des Essais");
  await expect(form.getByLabel("Quantity")).toHaveValue("1");
  await form.getByRole("button", { name: "Add Wine" }).click();
  await expect(form).toBeHidden();

  await page.getByRole("link", { name: "Wine Collection" }).click();
  await expect(page.getByRole("article")).toHaveCount(2);
  await expect(page.getByRole("article").getByText("2020", { exact: true })).toBeVisible();
});

// Spec 10.54
test("lots are edited by keyboard and pass axe in both themes", async ({ signedIn: page }) => {
  await openWine(page);
  await page.emulateMedia({ reducedMotion: "reduce", colorScheme: "light" });
  const another = page.getByRole("button", { name: "Add bottles" });
  await another.focus();
  await page.keyboard.press("Enter");
  const sheet = page.getByRole("dialog", { name: "Add bottles of Clos du Test" });
  await sheet.getByLabel("Position").focus();
  await page.keyboard.type("B3");
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.press("Enter");
  await expect(sheet).toBeHidden();
  await expect(another).toBeFocused();
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await accessibilityFaults(page)).toEqual([]);

  await page.getByRole("button", { name: "Move: B3", exact: true }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Move bottles of Clos du Test" })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Move: B3", exact: true })).toBeFocused();

  await chooseMore(page, "Next Vintage");
  const form = page.getByRole("dialog", { name: "Add New Wine" });
  await form.getByLabel("Vintage", { exact: true }).fill("2019");
  await expect(form.getByRole("button", { name: "Add bottles to it" })).toBeVisible();
  await form.getByRole("button", { name: "More" }).click();
  expect(await accessibilityFaults(page)).toEqual([]);
});

async function openWine(page: Page): Promise<void> {
  await addByHand(page, entry());
  await titleOf(card(page, "Clos du Test")).click();
  await expect(page.getByRole("heading", { level: 1, name: "Clos du Test" })).toBeVisible();
}

async function addLot(page: Page, { position }: { readonly position: string }): Promise<void> {
  await page.getByRole("button", { name: "Add bottles" }).click();
  const sheet = page.getByRole("dialog", { name: "Add bottles of Clos du Test" });
  await sheet.getByLabel("Bottles").fill("2");
  await sheet.getByLabel("Position").fill(position);
  await sheet.getByRole("button", { name: "Add Bottles" }).click();
  await expect(sheet).toBeHidden();
}

const lot = (page: Page, words: string): Locator =>
  page
    .getByRole("region", { name: "Bottles", exact: true })
    .getByRole("listitem")
    .filter({ hasText: words });

const bottles = (page: Page, count: number): Locator =>
  page
    .getByRole("article")
    .getByText(`${String(count)} bottles`, { exact: true })
    .first();

const titleOf = (wine: Locator): Locator => wine.getByRole("heading").getByRole("link");

const toast = (page: Page): Locator => page.getByRole("region", { name: /^Notifications/ });

const undo = (page: Page): Promise<void> =>
  toast(page).getByRole("button", { name: "Undo" }).click();
