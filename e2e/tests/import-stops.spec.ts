import type { Page } from "@playwright/test";
import { unsentIn } from "../fixtures/localStore.ts";
import { expect, test } from "../fixtures/test.ts";

test("a large file tells how far it is, and can be stopped while it is read", async ({
  signedIn: page,
}) => {
  await page.goto("/import");
  await choose(page, 150_000);

  const progress = page.getByRole("progressbar", { name: "Reading the files" });
  await expect.poll(() => shareOf(page)).toBeGreaterThan(0.02);
  await page.getByRole("button", { name: "Stop" }).click();

  await expect(page.getByText("Choose files, or drop them here")).toBeVisible();
  await expect(progress).toBeHidden();
  expect(await unsentIn(page)).toBe(0);
});

test("an import can be stopped while it is written, and has changed nothing then", async ({
  signedIn: page,
}) => {
  await page.goto("/import");
  await choose(page, 12_000);
  await page.getByRole("button", { name: "Import 12000 Wines" }).click();

  await expect(page.getByText("Writing to this device")).toBeVisible();
  await expect.poll(() => shareOf(page)).toBeGreaterThan(0);
  await page.getByRole("button", { name: "Stop" }).click();

  await expect(page.getByText("Choose files, or drop them here")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Imports on this device" })).toBeHidden();
  expect(await unsentIn(page)).toBe(0);
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Your cellar is empty" })).toBeVisible();
});

/** How much is done, as far as the page tells it. */
async function shareOf(page: Page): Promise<number> {
  const progress = page.getByRole("progressbar");
  return (await progress.isVisible()) ? Number(await progress.getAttribute("value")) : 0;
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
