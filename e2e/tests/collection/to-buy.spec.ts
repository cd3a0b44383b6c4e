import type { Locator, Page } from "@playwright/test";
import { accessibilityFaults, newAccessibilityFaults } from "../../fixtures/axe.ts";
import {
  addByCall,
  card,
  chooseMore,
  entry,
  fillWine,
  goTo,
  installed,
  saved,
} from "../../fixtures/cellar.ts";
import { labelPicture } from "../../fixtures/label.ts";
import { expect, test } from "../../fixtures/test.ts";

test.use({ serviceWorkers: "allow" });

/** A long limit, because a busy machine loads and runs the label reader slowly. */
const READ_WITHIN_MS = 120_000;

test("offline, buying a wish adds its wine and removes the wish", async ({
  signedIn: page,
  context,
  browser,
}) => {
  await installed(page);
  await goTo(page, "To Buy");
  await expect(page.getByRole("heading", { name: "Nothing to buy" })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await newAccessibilityFaults(page)).toEqual([]);
  await context.setOffline(true);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));

  const sheet = await addWish(page);
  await sheet.getByLabel("Wine").fill("Pol Roger Brut");
  await sheet.getByLabel("Link").fill("shop.example/pol-roger");
  await sheet.getByLabel("Note").fill("For New Year");
  expect(await newAccessibilityFaults(page)).toEqual([]);
  await sheet.getByRole("button", { name: "Add Wish" }).click();

  const wish = page.getByRole("listitem").filter({ hasText: "Pol Roger Brut" });
  await expect(wish.getByRole("link", { name: "shop.example" })).toHaveAttribute(
    "href",
    "https://shop.example/pol-roger",
  );
  await addPhotographed(page, await labelPicture(browser));
  expect(await newAccessibilityFaults(page)).toEqual([]);
  expect(asked.filter((url) => url.includes("shop.example"))).toEqual([]);

  await page.getByRole("button", { name: "Bought Clos du Test" }).click();
  const form = page.getByRole("dialog", { name: "Add New Wine" });
  await expect(form.getByLabel("Name")).toHaveValue("Clos du Test");
  await fillWine(form, { ...entry(), name: "Clos du Test" });
  await form.getByRole("button", { name: "Add Wine" }).click();
  await expect(form).toBeHidden();
  await expect(page.getByRole("button", { name: "Bought Clos du Test" })).toBeHidden();

  await context.setOffline(false);
  await saved(page);
  await goTo(page, "Collection");
  await expect(card(page, "Clos du Test")).toBeVisible();
  await expect(page.getByText("3 bottles", { exact: true })).toBeVisible();
  await expect(card(page, "Pol Roger")).toBeHidden();
});

test("another device sees a wish, and later that it was bought", async ({
  signedIn: page,
  context,
}) => {
  const other = await context.newPage();
  await other.goto("/to-buy");
  await expect(other.getByRole("heading", { name: "Nothing to buy" })).toBeVisible();
  await goTo(page, "To Buy");

  const sheet = await addWish(page);
  await sheet.getByLabel("Wine").fill("Tempier Bandol");
  await sheet.getByRole("button", { name: "Add Wish" }).click();

  await expect(other.getByText("Tempier Bandol")).toBeVisible();
  await page.getByRole("button", { name: "Edit Tempier Bandol" }).click();
  await page.getByRole("button", { name: "Remove Wish" }).click();
  await expect(other.getByText("Tempier Bandol")).toBeHidden();
  await page.getByRole("button", { name: "Undo" }).last().click();
  await expect(other.getByText("Tempier Bandol")).toBeVisible();
});

test("a wine with fewer bottles than its minimum is listed under To Buy", async ({
  signedIn: page,
}) => {
  await addByCall(page, entry({ quantity: 2 }));
  await page.reload();
  await card(page, "Clos du Test").getByRole("link").first().click();
  await chooseMore(page, "Keep at Least");
  const sheet = page.getByRole("dialog", { name: /^Keep at Least/ });
  await sheet.getByLabel("Bottles").fill("3");
  expect(await accessibilityFaults(page)).toEqual([]);
  await sheet.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Keep at Least", { exact: true })).toBeVisible();
  await goTo(page, "To Buy");

  const low = page.getByRole("region", { name: "Running Low" });
  await expect(low.getByText(/You have 2\. Minimum 3\./)).toBeVisible();
  expect(await newAccessibilityFaults(page)).toEqual([]);
  await low.getByRole("button", { name: "Bought Clos du Test" }).click();
  const form = page.getByRole("dialog", { name: "Add New Wine" });
  await form.getByRole("button", { name: "Add bottles to it" }).click();

  await expect(form).toBeHidden();
  await expect(page.getByRole("heading", { name: "Nothing to buy" })).toBeVisible();
});

test("a finished wine is added to To Buy and bought again", async ({ signedIn: page }) => {
  await addByCall(page, entry({ quantity: 0 }));
  await page.goto("/past-bottles");
  await page.getByRole("link", { name: /^Clos du Test/ }).click();
  await page.getByRole("button", { name: "Buy Again" }).click();
  await page.getByRole("link", { name: "On To Buy" }).click();

  await page.getByRole("button", { name: "Bought Clos du Test" }).click();
  const form = page.getByRole("dialog", { name: "Add New Wine" });
  await expect(form.getByLabel("Vintage")).toHaveValue("2019");
  await form.getByRole("button", { name: "Add bottles to it" }).click();

  await expect(form).toBeHidden();
  await expect(page.getByRole("heading", { name: "Nothing to buy" })).toBeVisible();
  await goTo(page, "Collection");
  await expect(page.getByText("1 bottle", { exact: true })).toBeVisible();
});

async function addWish(page: Page): Promise<Locator> {
  await page.getByRole("button", { name: "Add a Wish" }).click();
  return page.getByRole("dialog", { name: "Add a Wish" });
}

/** Adds a wish from a photo. The device reads the label if the label reader is installed. */
async function addPhotographed(page: Page, jpeg: Buffer): Promise<void> {
  const sheet = await addWish(page);
  await sheet
    .locator('input[type="file"]')
    .setInputFiles({ name: "label.jpg", mimeType: "image/jpeg", buffer: jpeg });
  await expect(sheet.getByRole("img", { name: "The label" })).toBeVisible();
  await expect(sheet.getByText("Reading the label...")).toBeHidden({ timeout: READ_WITHIN_MS });
  await sheet.getByLabel("Wine").fill("Clos du Test");
  await sheet.getByRole("button", { name: "Add Wish" }).click();
  await expect(sheet).toBeHidden();
}
