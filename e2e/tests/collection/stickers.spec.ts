import type { Page } from "@playwright/test";
import { accessibilityFaults, newAccessibilityFaults } from "../../fixtures/axe.ts";
import {
  addByCall,
  bottleIdOf,
  card,
  chooseMore,
  entry,
  installed,
  saved,
} from "../../fixtures/cellar.ts";
import { codesIn } from "../../fixtures/codes.ts";
import { expect, test } from "../../fixtures/test.ts";

/** Points, the unit of a PDF, per millimetre. */
const POINTS = 72 / 25.4;

// Spec 10.60
test("stickers print at true size, and their codes have the bottle's address", async ({
  signedIn: page,
  server,
}) => {
  await addByCall(page, entry({ quantity: 3 }));
  await addByCall(page, entry({ name: "Second Wine", quantity: 40 }));
  await page.reload();
  await card(page, "Clos du Test").waitFor();
  await page.getByRole("button", { name: /^View/ }).click();
  await page.getByRole("button", { name: "Print stickers" }).click();
  await expect(page.getByRole("status").filter({ hasText: "stickers on" })).toHaveText(
    "43 stickers on 2 sheets",
  );

  await choose(page, "Paper", "A4");
  expect(await printed(page)).toEqual({ pages: 2, width: 210, height: 297, stickers: 43 });
  await choose(page, "Paper", "Letter");
  await choose(page, "Labels", /5163/);
  expect(await printed(page)).toEqual({ pages: 5, width: 216, height: 279, stickers: 43 });

  await choose(page, "Labels", /6576/);
  await choose(page, "One for each", "Lot");
  await expect(page.getByText("2 stickers on 1 sheet")).toBeVisible();
  await choose(page, "One for each", "Wine");
  await page.getByLabel("Start at label").fill("32");
  expect(await printed(page)).toEqual({ pages: 2, width: 216, height: 279, stickers: 2 });

  const preview = await page.getByRole("region", { name: "Preview" }).screenshot();
  const bottleId = await bottleIdOf(page, "Clos du Test");
  expect(await codesIn(preview)).toEqual([`${server.url}/b/${bottleId}`]);
});

test("the stickers page passes axe in both themes, desktop and phone", async ({
  signedIn: page,
}) => {
  await addByCall(page, entry());
  await page.goto("/stickers");
  await expect(page.getByText("3 stickers on 1 sheet")).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await newAccessibilityFaults(page, { everything: true })).toEqual([]);
  await page.getByRole("button", { name: /theme/i }).click();
  expect(await newAccessibilityFaults(page)).toEqual([]);
});

test("a wine's page prints stickers for only that wine's bottles", async ({ signedIn: page }) => {
  await addByCall(page, entry({ quantity: 2 }));
  await addByCall(page, entry({ name: "Second Wine" }));
  await page.reload();
  await card(page, "Clos du Test").getByRole("link", { name: "Clos du Test" }).first().click();
  await chooseMore(page, "Stickers");

  await expect(page.getByText("2 stickers on 1 sheet")).toBeVisible();
});

test.describe(() => {
  test.use({ serviceWorkers: "allow" });

  // Spec 10.60
  test("offline, a sticker's address opens the wine if the bottle is known", async ({
    signedIn: page,
    server,
  }) => {
    await addByCall(page, entry());
    await page.reload();
    await saved(page);
    await installed(page);
    const bottleId = await bottleIdOf(page, "Clos du Test");

    await server.kill();
    await page.goto(`${server.url}/b/${bottleId}`);
    await expect(page.getByRole("heading", { level: 1, name: "Clos du Test" })).toBeVisible();

    await page.goto(`${server.url}/b/00000000-0000-4000-8000-000000000000`);
    await expect(page.getByRole("heading", { name: "No bottle of yours" })).toBeVisible();
  });
});

test("after sign-in, a sticker's address opens the page of the bottle's wine", async ({
  signedIn: page,
  person,
  browser,
  server,
}) => {
  await addByCall(page, entry());
  const bottleId = await bottleIdOf(page, "Clos du Test");
  const context = await browser.newContext({ baseURL: server.url });
  const phone = await context.newPage();

  await phone.goto(`/b/${bottleId}`);
  await phone.getByLabel("Email").fill(person.email);
  await phone.getByLabel("Password", { exact: true }).fill(person.password);
  await phone.getByRole("button", { name: "Sign In", exact: true }).click();

  await expect(phone.getByRole("heading", { level: 1, name: "Clos du Test" })).toBeVisible();
  await context.close();
});

/** Prints the page. Returns the number of sheets, their size in mm, and the number of stickers. */
async function printed(page: Page) {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  const boxes = Array.from(pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g));
  const [, width, height] = boxes[0] ?? [];
  await page.emulateMedia({ media: "print" });
  await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
  const stickers = await page
    .getByRole("listitem")
    .filter({ has: page.locator("svg") })
    .count();
  await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
  await page.emulateMedia({ media: null });
  return {
    pages: boxes.length,
    width: Math.round(Number(width) / POINTS),
    height: Math.round(Number(height) / POINTS),
    stickers,
  };
}

async function choose(page: Page, label: string, option: string | RegExp): Promise<void> {
  await page.getByRole("combobox", { name: label }).click();
  await page.getByRole("option", { name: option }).click();
}
