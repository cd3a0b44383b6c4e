import type { Locator, Page } from "@playwright/test";
import { accessibilityFaults, newAccessibilityFaults } from "../../fixtures/axe.ts";
import { addByCall, addByHand, card, entry, saved } from "../../fixtures/cellar.ts";
import { expect, test } from "../../fixtures/test.ts";

const LIST = [
  "Name,Producer,Vintage,Type,Grape,Country,Region,Quantity,Price (EUR),Purchase Date,Shop",
  "Cannubi,Brezza,2016,Red,Nebbiolo,Italy,Barolo,6,40.00,2018-03-04,Vinatis",
  "Cannubi,Brezza,2016,Red,Nebbiolo,Italy,Barolo,4,50.00,2021-05-06,Keller",
  "Les Clos,Dauvissat,2019,White,Chardonnay,France,Chablis,3,,,",
].join("\n");

// Spec 10.108
test("journal, years and statistics use the purchase dates of imported bottles", async ({
  signedIn: page,
}) => {
  const thisYear = String(new Date().getFullYear());
  await importList(page);

  await test.step("the import is one journal entry that opens into its list", async () => {
    await page.goto("/journal");
    const entries = page.getByRole("list", { name: "Journal" }).getByRole("listitem");
    await expect(page.getByText("1 entry", { exact: true })).toBeVisible();
    await expect(entries).toHaveCount(1);
    await expect(entries).toContainText("Imported 13 bottles of 2 wines");
    await page.getByRole("button", { name: "Show the imported 13 bottles of 2 wines" }).click();
    await expect(entries).toHaveCount(4);
    const bought = entries.filter({ hasText: "6 bottles bought" });
    await expect(bought).toContainText("Cannubi 2016");
    await expect(bought).toContainText("2018");
    await expect(bought).toContainText("€40.00 a bottle · Vinatis · Imported");
    await expect(entries.filter({ hasText: "Les Clos" })).toContainText("Date unknown");
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await newAccessibilityFaults(page)).toEqual([]);
  });

  await test.step("each year shows what was bought in it", async () => {
    await page.goto("/years/2018");
    await expect(figure(page, "Came")).toContainText("6 bottles");
    await expect(figure(page, "Came")).toContainText("€240.00");
    await page.goto("/years/2021");
    await expect(figure(page, "As it began")).toContainText("6 bottles");
    await expect(figure(page, "Came")).toContainText("€200.00");
    await page.goto(`/years/${thisYear}`);
    await expect(figure(page, "As it began")).toContainText("10 bottles");
    await expect(figure(page, "Came")).toContainText(/3 bottles.*3\sdate\sunknown/);
    await expect(figure(page, "Today")).toContainText("13 bottles");
  });

  await test.step("the statistics show stock over time and time in the cellar", async () => {
    await page.goto("/statistics");
    const asTable = page.getByRole("button", { name: "Show as table: Over Time" });
    await expect(asTable).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    await asTable.click();
    const overTime = page.getByRole("table", { name: "Over Time" });
    await expect(overTime.getByRole("row", { name: /2018/ })).toContainText("€240");
    await page.getByRole("button", { name: "Show as table: Time in the Cellar" }).click();
    const times = page.getByRole("table", { name: "Time in the Cellar" });
    await expect(times.getByRole("row", { name: /Date unknown/ })).toContainText("3");
    await expect(times.getByRole("row", { name: /6 to 10 years/ })).toContainText("6");
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  await test.step("Undo removes the imported wines and their history", async () => {
    await page.goto("/import");
    await page.getByRole("button", { name: "Undo the import of list.csv" }).click();
    await expect(page.getByText("2 wines removed.")).toBeVisible();
    await page.goto("/journal");
    await expect(page.getByText("Nothing has happened yet")).toBeVisible();
  });
});

// Spec 10.109
test("bottles added on a wine's page are recorded with price and shop", async ({
  signedIn: page,
}) => {
  await addByHand(page, entry());
  await card(page, "Clos du Test").getByRole("heading").getByRole("link").click();
  await page.getByRole("button", { name: "Add bottles" }).click();
  const sheet = page.getByRole("dialog", { name: "Add bottles of Clos du Test" });
  await sheet.getByLabel("Bottles").fill("6");
  await sheet.getByLabel("Price per Bottle").fill("18");
  await sheet.getByLabel("Currency").fill("EUR");
  await sheet.getByLabel("Bought On").fill("2024-10-05");
  await sheet.getByLabel("Shop").fill("Vinatis");
  await sheet.getByRole("button", { name: "Add Bottles" }).click();
  await expect(sheet).toBeHidden();

  const bought = page
    .getByRole("region", { name: "Story" })
    .getByRole("listitem")
    .filter({ hasText: "6 bottles bought" });
  await expect(bought).toContainText("€18.00 a bottle · Vinatis");
  await expect(bought).toContainText("2024");
  await page.goto("/years/2024");
  await expect(figure(page, "Came")).toContainText("6 bottles");
  await expect(figure(page, "Came")).toContainText("€108.00");
});

// Spec 10.110
test("removing a journal entry keeps the year's totals", async ({ signedIn: page }) => {
  const lots = [{ id: "00000000-0000-4000-8000-00000000000a", bottles: 3, boughtOn: "2020-01-02" }];
  const bottleId = lots[0]?.id;
  await addByCall(page, { ...entry(), ...{ bottleId, lots } });
  await page.goto("/");
  const wine = card(page, "Clos du Test");
  const minus = wine.getByRole("button", { name: /^Remove a bottle/ });
  await minus.click();
  await minus.click();
  await expect(wine.getByText("1 bottle", { exact: true })).toBeVisible();
  await saved(page);
  await page.goto(`/years/${String(new Date().getFullYear())}`);
  await expect(figure(page, "As it began")).toContainText("3 bottles");

  await page.goto("/journal");
  const drunk = page.getByRole("listitem").filter({ hasText: "1 bottle drunk" });
  await drunk
    .first()
    .getByRole("button", { name: /^Add a note/ })
    .click();
  const sheet = page.getByRole("dialog", { name: /^Add a note/ });
  await sheet.getByRole("button", { name: "Remove" }).click();
  const asked = page.getByRole("dialog", { name: "Remove this entry?" });
  await expect(asked).toContainText("Clos du Test then has 2 bottles");
  expect(await accessibilityFaults(page)).toEqual([]);
  await asked.getByRole("button", { name: "Keep the count" }).click();
  await expect(page.getByText("Count corrected: 1 bottle fewer")).toBeVisible();
  await page.goto(`/years/${String(new Date().getFullYear())}`);
  await expect(figure(page, "As it began")).toContainText("3 bottles");
  await expect(figure(page, "Today")).toContainText("1 bottle");

  await page.goto("/journal");
  await drunk
    .first()
    .getByRole("button", { name: /^Add a note/ })
    .click();
  await sheet.getByRole("button", { name: "Remove" }).click();
  await asked.getByRole("button", { name: "Put 1 bottle back" }).click();
  await expect(drunk).toHaveCount(0);
  await page.goto(`/years/${String(new Date().getFullYear())}`);
  await expect(figure(page, "As it began")).toContainText("3 bottles");
  await expect(figure(page, "Today")).toContainText("2 bottles");
});

async function importList(page: Page): Promise<void> {
  await page.goto("/import");
  const buffer = Buffer.from(LIST);
  await page
    .getByLabel("Choose files")
    .setInputFiles({ name: "list.csv", mimeType: "text/csv", buffer });
  await page.getByRole("button", { name: "Import 2 Wines" }).click();
  await expect(page.getByText("2 wines imported.")).toBeVisible();
  await saved(page);
}

const figure = (page: Page, name: string): Locator =>
  page.locator("dl > div").filter({ hasText: name });
