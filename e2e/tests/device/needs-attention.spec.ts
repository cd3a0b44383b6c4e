import type { Locator, Page } from "@playwright/test";
import {
  addByHand,
  card,
  entry,
  fillWine,
  openSyncSheet,
  pill,
  saved,
  signInFromPill,
} from "../../fixtures/cellar.ts";
import { corruptStore } from "../../fixtures/browser/localStore.ts";
import { refuseOnce } from "../../fixtures/refusal.ts";
import { expect, test } from "../../fixtures/test.ts";

// Blocks service workers, because their background sync would bypass the answers that these tests
// set for the page.
test.use({ serviceWorkers: "block" });

test.describe(() => {
  test("a refused edit shows both values and is sent after correction", async ({
    signedIn: page,
  }) => {
    await addByHand(page, entry());
    await saved(page);
    await page.route("**/api/sync/push", refuseOnce("Vintage must be 2018 or earlier"));
    await editVintage(page, 2020);

    await expect(pill(page, "Needs attention 1")).toBeVisible();
    const item = await openChangeInNeed(page, "Edited Clos du Test");
    await expect(item.getByText("Vintage must be 2018 or earlier")).toBeVisible();
    await expect(item.getByRole("row", { name: "Vintage 2020 2019" })).toBeVisible();
    await item.getByRole("button", { name: "Edit" }).click();

    const form = page.getByRole("dialog", { name: "Edit Wine" });
    await expect(form.getByLabel("Vintage")).toHaveValue("2020");
    await fillWine(form, { vintage: 2018 });
    await form.getByRole("button", { name: "Update Wine" }).click();

    await saved(page);
    await expect(card(page, "Clos du Test").getByText("2018", { exact: true })).toBeVisible();
  });

  test("a refused change is applied after Retry", async ({ signedIn: page }) => {
    await addByHand(page, entry());
    await saved(page);
    await page.route("**/api/sync/push", refuseOnce("Not today"));
    await editVintage(page, 2020);
    const item = await openChangeInNeed(page, "Edited Clos du Test");

    await item.getByRole("button", { name: "Retry" }).click();

    await expect(item).toBeHidden();
    await page.keyboard.press("Escape");
    await saved(page);
    await expect(card(page, "Clos du Test").getByText("2020", { exact: true })).toBeVisible();
  });

  test("Discard drops a refused change and shows the server's value again", async ({
    signedIn: page,
  }) => {
    await addByHand(page, entry());
    await saved(page);
    await page.route("**/api/sync/push", refuseOnce("Not today"));
    await editVintage(page, 2020);
    const item = await openChangeInNeed(page, "Edited Clos du Test");

    await item.getByRole("button", { name: "Discard" }).click();

    await expect(item).toBeHidden();
    await page.keyboard.press("Escape");
    await saved(page);
    await expect(card(page, "Clos du Test").getByText("2019", { exact: true })).toBeVisible();
  });
});

// Spec 8.7
test("removing a bottle already removed elsewhere is refused, and the count corrected", async ({
  signedIn: page,
  person,
  secondDevice,
}) => {
  await addByHand(page, entry({ quantity: 1 }));
  await saved(page);
  const desk = await secondDevice(person);
  await expect(card(desk, "Clos du Test")).toBeVisible();
  await desk.route("**/api/sync/**", (route) => route.abort());
  // The desktop removes its bottle first. Its event stream is still open, so a removal on the phone
  // would remove the bottle from the desktop too.
  for (const device of [desk, page]) {
    await card(device, "Clos du Test")
      .getByRole("button", { name: /^Remove a bottle/ })
      .click();
    await expect(device.getByText("Bottles removed successfully")).toBeVisible();
  }
  await saved(page);
  await desk.unroute("**/api/sync/**");

  const failure = desk.getByRole("alert");
  await expect(failure).toContainText("Insufficient quantity", { timeout: 15_000 });
  await expect(failure).toContainText("Cannot remove more bottles than available");
  await expect(desk.getByText("Bottles removed successfully")).toBeHidden();

  const item = await openChangeInNeed(desk, "Took 1 bottle of Clos du Test out");
  await item.getByRole("button", { name: "Edit" }).click();
  const form = desk.getByRole("dialog", { name: "Edit Wine" });
  await expect(form.getByLabel("Quantity")).toHaveValue("0");
  await fillWine(form, { quantity: 2 });
  await form.getByRole("button", { name: "Update Wine" }).click();
  await saved(desk);
  await expect(card(page, "Clos du Test").getByText("2 bottles", { exact: true })).toBeVisible();
});

test("one tap restores another device's value that an edit replaced", async ({
  signedIn: page,
  person,
  secondDevice,
}) => {
  await addByHand(page, entry({ notes: "Ours" }));
  await saved(page);
  const desk = await secondDevice(person);
  await expect(card(desk, "Clos du Test")).toBeVisible();
  await desk.route("**/api/sync/**", (route) => route.abort());
  await edit(desk, { notes: "Written at the desk" });
  await edit(page, { notes: "Written in the cellar" });
  await saved(page);
  const sheet = await openSyncSheet(desk);
  await desk.unroute("**/api/sync/**");
  await sheet.getByRole("button", { name: "Retry sync" }).click();

  const item = desk.getByRole("listitem", { name: "Edited Clos du Test" });
  await expect(
    item.getByRole("row", { name: "Tasting Notes Written at the desk Written in the cellar" }),
  ).toBeVisible();
  await item.getByRole("button", { name: "Restore" }).click();

  await desk.keyboard.press("Escape");
  await saved(desk);
  await expect(card(page, "Clos du Test").getByText("Written in the cellar")).toBeVisible();
});

test("pending changes are sent after the user signs in again", async ({
  signedIn: page,
  person,
  context,
}) => {
  await addByHand(page, entry());
  await saved(page);
  await context.clearCookies();
  await card(page, "Clos du Test")
    .getByRole("button", { name: /^Remove a bottle/ })
    .click();

  await expect(pill(page, "Sign in to finish syncing 1 change")).toBeVisible();
  await signInFromPill(page, person);

  await saved(page);
  await expect(card(page, "Clos du Test").getByText("2 bottles", { exact: true })).toBeVisible();
});

test("the app asks for a required update and keeps pending changes", async ({ signedIn: page }) => {
  await addByHand(page, entry());
  await saved(page);
  await page.route("**/api/sync/**", (route) =>
    route.fulfill({
      status: 426,
      headers: { "x-wine-cellar-protocol": "3" },
      json: { error: "Please update Wine Cellar to go on syncing", code: "upgrade_required" },
    }),
  );
  await card(page, "Clos du Test")
    .getByRole("button", { name: /^Remove a bottle/ })
    .click();

  await expect(pill(page, "Update the app to go on syncing")).toBeVisible();
  const sheet = await openSyncSheet(page);
  await expect(sheet.getByText("Took 1 bottle of Clos du Test out")).toBeVisible();
  await page.unroute("**/api/sync/**");
  const reloaded = page.waitForEvent("load");
  await sheet.getByRole("button", { name: "Update" }).click();

  await reloaded;
  await saved(page);
  await expect(card(page, "Clos du Test").getByText("2 bottles", { exact: true })).toBeVisible();
});

test("a damaged local store is repaired, and the lost change is listed", async ({
  signedIn: page,
}) => {
  await addByHand(page, entry());
  await saved(page);
  // Only sync is blocked. The page's own files must load, because the page reloads when its store
  // is damaged.
  await page.route("**/api/sync/**", (route) => route.abort());
  await card(page, "Clos du Test")
    .getByRole("button", { name: /^Remove a bottle/ })
    .click();
  await expect(pill(page, "Offline, 1 saved on this device")).toBeVisible();
  await corruptStore(page, "outbox", "wines");

  await page.unroute("**/api/sync/**");

  await expect(pill(page, "1 change was lost")).toBeVisible({ timeout: 30_000 });
  await expect(card(page, "Clos du Test").getByText("3 bottles", { exact: true })).toBeVisible();
  const sheet = await openSyncSheet(page);
  await expect(sheet.getByText("Took 1 bottle of Clos du Test out")).toBeVisible();
  await sheet.getByRole("button", { name: "I have read this" }).click();
  await expect(sheet.getByText("Took 1 bottle of Clos du Test out")).toBeHidden();
  await expect(sheet.getByText("Saved", { exact: true })).toBeVisible();
});

async function editVintage(page: Page, vintage: number): Promise<void> {
  await edit(page, { vintage });
}

async function edit(page: Page, values: Parameters<typeof fillWine>[1]): Promise<void> {
  await card(page, "Clos du Test").getByRole("button", { name: /^Edit/ }).click();
  const form = page.getByRole("dialog", { name: "Edit Wine" });
  await fillWine(form, values);
  await form.getByRole("button", { name: "Update Wine" }).click();
  await expect(form).toBeHidden();
}

/** Opens the sync sheet and returns the change with this sentence. */
async function openChangeInNeed(page: Page, sentence: string): Promise<Locator> {
  await expect(pill(page, "Needs attention 1")).toBeVisible();
  return (await openSyncSheet(page)).getByRole("listitem", { name: sentence });
}
