import { readFile } from "node:fs/promises";
import { accessibilityFaults, newAccessibilityFaults } from "../../fixtures/axe.ts";
import { addByHand, card, entry, installed, saved } from "../../fixtures/cellar.ts";
import { expect, test } from "../../fixtures/test.ts";

test.use({ serviceWorkers: "allow", viewport: { width: 390, height: 844 } });

// Spec 10.47
test("a year is saved offline as an image of 1080 × 1350", async ({ signedIn: page, server }) => {
  await page.emulateMedia({ reducedMotion: "reduce", colorScheme: "light" });
  await addByHand(page, entry());
  await saved(page);
  await installed(page);
  await server.kill();
  const wine = card(page, "Clos du Test");
  await wine.getByRole("button", { name: /^Remove a bottle/ }).click();
  await page.getByRole("button", { name: "5 stars" }).click();
  await expect(page.getByText("Rated 95/100")).toBeVisible();

  await page.goto(`/years/${String(new Date().getFullYear())}`);
  await expect(page.getByText("1 bottle opened.")).toBeVisible();
  await expect(page.getByRole("region", { name: "The Best" })).toContainText("95/100");
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save image" }).click();
  const image = await saving;

  expect(image.suggestedFilename()).toMatch(/^wine-cellar-\d{4}\.png$/);
  const png = await readFile(await image.path());
  expect(png.subarray(1, 4).toString()).toBe("PNG");
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1080, 1350]);
  await expect(page.getByRole("checkbox", { name: "Name people in the image" })).not.toBeChecked();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await newAccessibilityFaults(page)).toEqual([]);

  await page.getByRole("button", { name: /bottle opened/ }).press("Enter");
  await expect(page.getByRole("dialog").getByRole("link", { name: /^Clos du Test/ })).toBeVisible();
});
