import type { Locator, Page } from "@playwright/test";
import {
  card,
  chooseType,
  entry,
  fillWine,
  openAddWine,
  openManualEntry,
} from "../../fixtures/cellar.ts";
import { setCameraPicture } from "../../fixtures/browser/fakeCamera.ts";
import { labelPicture } from "../../fixtures/label.ts";
import { aiServiceAnswering } from "../../fixtures/servers/aiService.ts";
import { expect, test } from "../../fixtures/test.ts";

test("Close, Back and Escape in the form ask whether to keep the draft", async ({
  signedIn: page,
}) => {
  const form = await openManualEntry(page);
  const question = page.getByRole("dialog", { name: "Close without saving?" });
  await form.getByLabel("Name").fill("Half a name");

  await form.getByRole("button", { name: "Close" }).click();
  await question.getByRole("button", { name: "Keep draft" }).click();
  await expect(form).toBeHidden();
  await openAddWine(page);
  await expect(form.getByLabel("Name")).toHaveValue("Half a name");

  await page.goBack();
  await expect(question.getByRole("button", { name: "Keep draft" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(question).toBeHidden();
  await expect(form.getByLabel("Name")).toHaveValue("Half a name");

  await page.keyboard.press("Escape");
  await question.getByRole("button", { name: "Discard" }).click();
  await expect(form).toBeHidden();
  await openAddWine(page);
  await expect(form.getByRole("tab", { name: "Photo Entry" })).toHaveAttribute(
    "aria-selected",
    "true",
  );
  await form.getByRole("button", { name: "Close" }).click();
  await expect(form).toBeHidden();
});

test.describe(() => {
  test.use({
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the dependencies here.
    serverEnv: async ({}, use) => {
      const ai = await aiServiceAnswering({
        ...{ ...entry(), type: null, varietal: null, country: null },
        ...{ region: "Chablis", notes: null, confidence: 0.9 },
      });
      await use(ai.env);
      await ai.close();
    },
  });

  test("the camera fills the form in four taps; the label stays visible", async ({
    signedIn: page,
    browser,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await setCameraPicture(await labelPicture(browser));
    const form = page.getByRole("dialog", { name: "Add New Wine" });

    await page.getByRole("button", { name: "Add", exact: true }).click();
    await form.getByRole("button", { name: "Use Camera" }).click();
    await page.waitForFunction(() => (document.querySelector("video")?.videoWidth ?? 0) > 0);
    await form.getByRole("button", { name: "Capture Photo" }).click();
    await form.getByRole("button", { name: "Analyze Label" }).click();

    await expect(form.getByLabel("Name")).toHaveValue("Clos du Test");
    await expect(form.getByLabel("Country")).toHaveValue("France");
    await expect(form.getByLabel("Varietal")).toHaveValue("Chardonnay");
    const label = form.getByRole("region", { name: "Label" });
    await form.getByLabel("Region").scrollIntoViewIfNeeded();
    await expect(label).toBeInViewport({ ratio: 0.9 });
    await form.getByRole("button", { name: "Zoom in" }).click();
    await expect.poll(() => label.evaluate((it) => it.scrollWidth / it.clientWidth)).toBe(2);
    await form.getByRole("button", { name: "Hide the label" }).click();
    await expect(label).toBeHidden();

    await form.getByRole("button", { name: "Add Wine" }).click();
    await expect(card(page, "Clos du Test")).toBeVisible();
  });
});

test("adding a wine by hand takes eight taps; its region fills three fields", async ({
  signedIn: page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const form = page.getByRole("dialog", { name: "Add New Wine" });
  const type = async (name: string, text: string) => {
    await form.getByLabel(name, { exact: true }).click();
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type(text);
  };

  await page.getByRole("button", { name: "Add", exact: true }).click();
  await form.getByRole("tab", { name: "Manual Entry" }).click();
  await type("Name", "La Forest");
  await type("Producer", "Nobody & Sons");
  await type("Vintage", "2017");
  await type("Region", "chabl");
  await page.getByRole("option", { name: "Chablis", exact: true }).click();
  await expect(form.getByLabel("Country")).toHaveValue("France");
  await form.getByRole("button", { name: "Add Wine" }).click();

  await expect(card(page, "La Forest")).toContainText("White Wine");
  await expect(card(page, "La Forest")).toContainText("Chardonnay");
});

test("a region's suggestions replace no typed value and can be cleared", async ({
  signedIn: page,
}) => {
  const form = await openManualEntry(page);
  await form.getByLabel("Varietal").fill("Sacy");
  await form.getByLabel("Region").fill("Chablis");
  await form.getByLabel("Name").focus();

  await expect(form.getByText("Suggested by Chablis")).toHaveCount(2);
  await expect(form.getByLabel("Varietal")).toHaveValue("Sacy");
  await form.getByRole("button", { name: "Clear" }).last().click();

  await expect(form.getByLabel("Country")).toHaveValue("");
  await form.getByLabel("Region").fill("Rioja");
  await form.getByLabel("Name").focus();
  await expect(form.getByLabel("Country")).toHaveValue("Spain");
  await expect(wineType(form)).toHaveValue("Red Wine");
  await chooseType(form, "Rosé Wine");
  await form.getByLabel("Region").fill("Chablis");
  await form.getByLabel("Name").focus();
  await expect(form.getByLabel("Country")).toHaveValue("France");
  await expect(wineType(form)).toHaveValue("Rosé Wine");
});

test("owned magnums and ordered magnums are added in one form", async ({ signedIn: page }) => {
  const form = await openManualEntry(page);
  await fillWine(form, entry({ quantity: 4 }));
  await addRow(form, 2, "2", "On order");
  await expect(form.getByText("6 bottles: 4 in the cellar, 2 on order")).toBeVisible();
  await form.getByLabel("Bottle Size").fill("magnum");
  await form.getByLabel("Arrives On").fill("2031-03-01");
  await form.getByRole("button", { name: "Add Wine" }).click();
  await expect(card(page, "Clos du Test")).toContainText("4 bottles");

  await card(page, "Clos du Test").getByRole("heading").getByRole("link").click();
  await expect(page.getByText(/^Ordered, arrives .*2031$/)).toBeVisible();
  await page.getByRole("button", { name: "Add bottles" }).click();
  const sheet = page.getByRole("dialog", { name: "Add bottles of Clos du Test" });
  await sheet.getByLabel("Bottles").fill("3");
  await sheet.getByLabel("Position").fill("B3");
  await addRow(sheet, 2, "0", "Not placed");
  await sheet.getByRole("button", { name: "Add Bottles" }).click();
  await expect(sheet.getByText("Bottles must be 1 to 999")).toBeVisible();
  await sheet.getByLabel("How many of group 2").fill("2");
  await expect(sheet.getByText("5 bottles", { exact: true })).toBeVisible();
  await sheet.getByRole("button", { name: "Add Bottles" }).click();

  await expect(sheet).toBeHidden();
  await expect(page.getByText("9 bottles", { exact: true }).first()).toBeVisible();
});

const wineType = (form: Locator): Locator => form.getByRole("combobox", { name: "Wine Type" });

/**
 * Adds a row to the form, and sets its bottles and place. `group` is the row's number, counted from
 * 1.
 */
async function addRow(form: Locator, group: number, bottles: string, place: string) {
  const page: Page = form.page();
  await form.getByRole("button", { name: "Another place or order" }).click();
  await form.getByLabel(`How many of group ${String(group)}`).fill(bottles);
  await form.getByLabel(`Place of group ${String(group)}`).click();
  await page.getByRole("option", { name: place, exact: true }).click();
}
