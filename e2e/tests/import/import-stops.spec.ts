import type { Page } from "@playwright/test";
import { unsentIn } from "../../fixtures/browser/localStore.ts";
import { expect, test } from "../../fixtures/test.ts";

// Spec 10.63
test("reading a large file shows progress and can be stopped", async ({ signedIn: page }) => {
  await page.goto("/import");
  await stopOnceBegun(page, "Reading the files");
  await choose(page, 150_000);

  await expect(page.locator("html")).toHaveAttribute("data-stopped-at", /^0\./);
  await expect(page.getByText("Choose files, or drop them here")).toBeVisible();
  expect(await unsentIn(page)).toBe(0);
});

// Spec 10.63
test("an import stopped while writing to the device leaves the cellar unchanged", async ({
  signedIn: page,
}) => {
  await page.goto("/import");
  await choose(page, 12_000);
  await stopOnceBegun(page, "Writing to this device");
  await page.getByRole("button", { name: "Import 12,000 Wines" }).click();

  await expect(page.locator("html")).toHaveAttribute("data-stopped-at", /^0\./);
  await expect(page.getByText("Choose files, or drop them here")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Imports on this device" })).toBeHidden();
  expect(await unsentIn(page)).toBe(0);
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Your cellar is empty" })).toBeVisible();
});

/**
 * Presses Stop when a part of this work is done. Runs in the page, because a test on a busy machine
 * would be too late.
 */
async function stopOnceBegun(page: Page, work: string): Promise<void> {
  await page.evaluate((label) => {
    const look = new MutationObserver(() => {
      const progress = document.querySelector(`progress[aria-label="${label}"]`);
      const share = Number(progress?.getAttribute("value") ?? 0);
      const stop = [...document.querySelectorAll("button")].find(
        ({ textContent }) => textContent === "Stop",
      );
      if (!stop || share === 0 || share === 1) return;
      look.disconnect();
      stop.click();
      document.documentElement.dataset["stoppedAt"] = String(share);
    });
    look.observe(document, { subtree: true, childList: true, attributes: true });
  }, work);
}

async function choose(page: Page, wines: number): Promise<void> {
  const header = "Wine,Producer,Vintage,Quantity,Type,Varietal,Country,Region";
  const rows = Array.from(
    { length: wines },
    (_, n) => `Wine ${String(n)},Somebody,2016,1,Red,Nebbiolo,Italy,Piedmont`,
  );
  const buffer = Buffer.from([header, ...rows].join("\n"));
  await page
    .getByLabel("Choose files")
    .setInputFiles({ name: "large.csv", mimeType: "text/csv", buffer });
}
