import type { Page } from "@playwright/test";
import { openSyncSheet } from "../../fixtures/cellar.ts";
import { expect, test } from "../../fixtures/test.ts";

test.use({ serviceWorkers: "block" });

// Spec 10.51
test("a dialog that could not load offline opens when online", async ({
  signedIn: page,
  server,
}) => {
  await expectPageLoaded(page);
  await server.kill();

  await page.getByRole("banner").getByRole("status").getByRole("button").click();
  await expect(page.getByRole("alert")).toHaveText(
    "This part could not be loadedConnect and try again.",
  );
  await expect(page.getByRole("tab", { name: "Wine Collection" })).toBeVisible();
  await server.start();

  const sheet = await openSyncSheet(page);
  // The sheet has two columns only when its style sheet is loaded.
  await expect(sheet.getByText("Last sync").locator("..")).toHaveCSS("display", "grid");
});

// Spec 10.51
test("a tab of the app that failed to load offline shows Retry", async ({
  signedIn: page,
  server,
}) => {
  await expectPageLoaded(page);
  await server.kill();

  await page.getByRole("tab", { name: "Meal Pairing" }).click();
  await expect(page.getByRole("alert")).toContainText("This part could not be loaded");
  await server.start();
  await page.getByRole("button", { name: "Retry" }).click();

  await expect(page.getByLabel("What are you cooking?")).toBeVisible();
});

test("the cellar opens although the first request for its script failed", async ({
  signedIn: page,
}) => {
  let isLost = true;
  const lost = page.waitForEvent("requestfailed");
  await page.route(/\/cellar-[\w-]+\.js$/, (route) => (isLost ? route.abort() : route.continue()));
  await page.goto("/");
  await lost;
  isLost = false;

  await expect(page.getByRole("tab", { name: "Wine Collection" })).toBeVisible();
});

/** Resolves when the page has loaded everything except parts loaded on demand. */
async function expectPageLoaded(page: Page): Promise<void> {
  await expect(page.getByRole("region", { name: "Notifications" })).toBeAttached();
}
