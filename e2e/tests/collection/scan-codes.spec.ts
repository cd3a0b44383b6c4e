import type { Page } from "@playwright/test";
import { accessibilityFaults, newAccessibilityFaults } from "../../fixtures/axe.ts";
import {
  addByCall,
  bottleIdOf,
  card,
  entry,
  fillWine,
  installed,
  saved,
} from "../../fixtures/cellar.ts";
import { codePicture } from "../../fixtures/codes.ts";
import { cameraWithScene, setCameraPicture } from "../../fixtures/browser/fakeCamera.ts";
import { labelPicture } from "../../fixtures/label.ts";
import { expect, test } from "../../fixtures/test.ts";

test.use({ launchOptions: cameraWithScene });

const BARCODE = "4006381333931";

/** A long limit, because a busy machine loads and runs the reader slowly. */
const READ_WITHIN_MS = 60_000;

test.describe(() => {
  test.use({ serviceWorkers: "allow" });

  test("Scan finds a sticker's wine, also offline after its first use", async ({
    signedIn: page,
    browser,
    server,
  }) => {
    await addByCall(page, entry());
    await page.reload();
    await saved(page);
    await installed(page);
    const address = `${server.url}/b/${await bottleIdOf(page, "Clos du Test")}`;
    await setCameraPicture(await codePicture(browser, "QRCode", address));

    await openScan(page);
    await atWine(page, "Clos du Test");

    await server.kill();
    await page.goto(`${server.url}/`);
    await openScan(page);
    await atWine(page, "Clos du Test");
  });
});

// Spec 10.57
test("scanning a shop's barcode linked to two vintages asks for the vintage", async ({
  signedIn: page,
  browser,
}) => {
  await addByCall(page, entry({ vintage: 2018 }));
  await addByCall(page, entry({ vintage: 2019 }));
  await page.reload();
  await card(page, "Clos du Test").first().waitFor();
  await setCameraPicture(await codePicture(browser, "EAN13", BARCODE));

  for (const [vintage, said] of [
    [2018, "None of your wines has this barcode yet."],
    [2019, "You linked it to this wine. A barcode doesn't contain the vintage: check the label."],
  ] as const) {
    const scan = await openScan(page);
    await expect(scan.getByRole("heading", { name: `Barcode ${BARCODE}` })).toBeVisible({
      timeout: READ_WITHIN_MS,
    });
    await expect(scan.getByText(said)).toBeVisible();
    await scan.getByRole("combobox", { name: "Wine" }).fill(String(vintage));
    await page.getByRole("option", { name: String(vintage) }).click();
    await scan.getByRole("button", { name: "Link it to a wine" }).click();
    await expect(page.getByText("Barcode linked to the wine")).toBeVisible();
    await page.getByRole("link", { name: "Wine Collection" }).click();
  }

  const scan = await openScan(page);
  await expect(scan.getByText("Which one is it?")).toBeVisible({ timeout: READ_WITHIN_MS });
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await newAccessibilityFaults(page, { everything: true })).toEqual([]);
  await scan.getByRole("link", { name: /2018/ }).click();
  await atWine(page, "Clos du Test");
  await expect(page.getByText("2018").first()).toBeVisible();

  await page.getByRole("button", { name: `Unlink barcode ${BARCODE}` }).click();
  await expect(page.getByText("Barcode unlinked from the wine")).toBeVisible();
  await expect(page.getByText(BARCODE)).toBeHidden();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText(BARCODE)).toBeVisible();
});

test("a typed unknown barcode can be linked to a new wine", async ({ signedIn: page, browser }) => {
  await setCameraPicture(await labelPicture(browser));
  await page.getByRole("button", { name: "Scan" }).focus();
  await page.keyboard.press("Enter");
  const scan = page.getByRole("dialog", { name: "Scan" });
  await scan.getByLabel("Bottle ID or barcode").focus();
  await page.keyboard.type("4 006381 333931");
  await page.keyboard.press("Enter");
  await expect(scan.getByRole("heading", { name: `Barcode ${BARCODE}` })).toBeFocused();
  await scan.getByRole("button", { name: "Add a wine" }).focus();
  await page.keyboard.press("Enter");

  const form = page.getByRole("dialog", { name: "Add New Wine" });
  await form.getByRole("tab", { name: "Manual Entry" }).click();
  await fillWine(form, entry());
  await form.getByRole("button", { name: "Add Wine" }).click();
  await expect(card(page, "Clos du Test")).toBeVisible();

  await page.getByRole("button", { name: "Scan" }).click();
  await scan.getByLabel("Bottle ID or barcode").fill(BARCODE);
  await scan.getByRole("button", { name: "Find" }).click();
  await expect(scan.getByRole("link", { name: /Clos du Test/ })).toBeVisible();
});

async function openScan(page: Page) {
  await page.getByRole("button", { name: "Scan" }).click();
  return page.getByRole("dialog", { name: "Scan" });
}

async function atWine(page: Page, name: string): Promise<void> {
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible({
    timeout: READ_WITHIN_MS,
  });
}
