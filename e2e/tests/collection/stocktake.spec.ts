import type { Page } from "@playwright/test";
import { accessibilityFaults, newAccessibilityFaults } from "../../fixtures/axe.ts";
import { cameraWithScene, setCameraPicture } from "../../fixtures/browser/fakeCamera.ts";
import { addByCall, bottleIdOf, entry, goTo, installed, saved } from "../../fixtures/cellar.ts";
import { codePicture } from "../../fixtures/codes.ts";
import { expect, test } from "../../fixtures/test.ts";

test.use({ launchOptions: cameraWithScene, serviceWorkers: "allow" });

/** A long limit, because a busy machine loads and runs the reader slowly. */
const READ_WITHIN_MS = 60_000;

test("offline, an interrupted stocktake of a rack continues and corrects the differences", async ({
  signedIn: page,
  context,
  browser,
  server,
}) => {
  const rackId = await aRack(page);
  const at = (position: string | null) => ({ placeId: rackId, position });
  await addPlaced(page, "Barolo", 3, at("A1, A2, A3"));
  await addPlaced(page, "Chinon", 4, at(null));
  await addByCall(page, entry({ name: "Riesling", quantity: 2 }));
  await page.reload();
  await saved(page);
  await installed(page);
  await setCameraPicture(
    await codePicture(browser, "QRCode", `${server.url}/b/${await bottleIdOf(page, "Riesling")}`),
  );
  await goTo(page, "Places");
  await page.getByRole("link", { name: /^Rack B/ }).click();
  await page.getByRole("link", { name: "Take Stock" }).click();
  await page.getByRole("heading", { name: "Take stock of Rack B" }).waitFor();
  await scanRiesling(page);
  await context.setOffline(true);

  const rack = page.getByRole("region", { name: "Rack B" });
  await rack.getByRole("button", { name: /^Barolo 2019 A1/ }).click();
  await rack.getByRole("button", { name: /^Barolo 2019 A3/ }).click();
  await rack.getByRole("button", { name: /^Chinon/ }).click();
  await rack.getByRole("button", { name: "One less found of Chinon" }).click();
  await expect(page.getByText("5 of 7 bottles found")).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await newAccessibilityFaults(page)).toEqual([]);

  await page.reload();
  await expect(page.getByText("5 of 7 bottles found")).toBeVisible();
  await scanRiesling(page);
  await expect(page.getByRole("button", { name: "One less found of Riesling" })).toBeVisible();
  await page.getByRole("button", { name: "Show Differences" }).click();
  const what = (name: string) => page.getByLabel(`What to record for ${name}`);
  await expect(page.getByText("1 bottle not found · A2")).toBeVisible();
  await expect(what("Barolo")).toHaveValue("count");
  await what("Chinon").selectOption("Keep as not placed");
  await expect(what("Riesling").locator("option:checked")).toHaveText(
    "Move from Not placed (2 bottles)",
  );
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole("button", { name: "Correct 3 Differences" }).click();

  const toast = page.getByRole("region", { name: /^Notifications/ });
  await expect(toast).toContainText("Stock corrected");
  const space = (name: string) => page.getByRole("grid").getByRole("button", { name });
  await expect(space("A2: empty")).toBeVisible();
  await toast.getByRole("button", { name: "Undo" }).click();
  await expect(space("A2: Barolo 2019")).toBeVisible();

  await page.getByRole("link", { name: "Take Stock" }).click();
  await expect(page.getByText("0 of 7 bottles found")).toBeVisible();
  await page.getByRole("button", { name: "Show Differences" }).click();
  await expect(what("Chinon")).toHaveValue("leave");
  await context.setOffline(false);
  await saved(page);
});

async function scanRiesling(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Scan a Bottle" }).click();
  await expect(page.getByText("One more found: Riesling 2019")).toBeVisible({
    timeout: READ_WITHIN_MS,
  });
}

async function aRack(page: Page): Promise<string> {
  const rack = { name: "Rack B", kind: "rack", parentId: null, rows: 2, columns: 4, depth: 1 };
  const made = await page.request.post("/api/places", { data: rack });
  return ((await made.json()) as { readonly id: string }).id;
}

async function addPlaced(
  page: Page,
  name: string,
  bottles: number,
  where: { readonly placeId: string; readonly position: string | null },
): Promise<void> {
  const bottleId = crypto.randomUUID();
  const lots = [{ id: bottleId, bottles, ...where }];
  const data = { ...entry({ name, quantity: bottles }), bottleId, lots };
  const answer = await page.request.post("/api/wines", { data });
  expect(answer.status()).toBe(201);
}
