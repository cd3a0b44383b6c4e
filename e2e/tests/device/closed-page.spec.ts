import type { Page } from "@playwright/test";
import { backgroundSync } from "../../fixtures/browser/backgroundSync.ts";
import {
  addByHand,
  card,
  entry,
  fillWine,
  openAddWine,
  openManualEntry,
  pill,
  saved,
} from "../../fixtures/cellar.ts";
import { takeOverStore } from "../../fixtures/browser/localStore.ts";
import { expect, test } from "../../fixtures/test.ts";

test.use({ serviceWorkers: "allow" });

/**
 * A change that arrives within this time came over the live connection: without one, a page polls
 * only every 30 s.
 */
const LIVE_WITHIN_MS = 15_000;

test("offline changes are sent while every page is closed", async ({
  signedIn: page,
  person,
  server,
  context,
  secondDevice,
}) => {
  await addByHand(page, entry());
  await saved(page);
  const elsewhere = await context.newPage();
  const fireSync = await backgroundSync(elsewhere, server.url);
  await server.kill();
  await card(page, "Clos du Test")
    .getByRole("button", { name: /^Remove a bottle/ })
    .click();
  await expect(pill(page, "Offline, 1 saved on this device")).toBeVisible();
  await page.close();
  await server.start();

  const desk = await secondDevice(person);
  // Fires the background sync event repeatedly, as the browser does while changes are pending.
  await expect(async () => {
    await fireSync();
    const two = card(desk, "Clos du Test").getByText("2 bottles", { exact: true });
    await expect(two).toBeVisible({ timeout: 3_000 });
  }).toPass();
});

test("two tabs show the same cellar and sign out together", async ({ signedIn: page, context }) => {
  await addByHand(page, entry());
  const other = await context.newPage();
  await other.goto("/");
  await expect(card(other, "Clos du Test")).toBeVisible();

  await card(other, "Clos du Test")
    .getByRole("button", { name: /^Add a bottle/ })
    .click();
  await expect(card(page, "Clos du Test").getByText("4 bottles", { exact: true })).toBeVisible();
  await saved(other);
  await other.getByRole("button", { name: "Sign Out" }).click();

  await expect(other).toHaveURL(/\/login$/);
  await expect(page).toHaveURL(/\/login$/);
});

test("a newer build's store upgrade reloads the open page with its draft", async ({
  signedIn: page,
  context,
}) => {
  const other = await context.newPage();
  await other.goto("/api/health");
  const form = await openManualEntry(page);
  await fillWine(form, { name: "Half a name" });
  const reloaded = page.waitForEvent("load");

  await takeOverStore(other);

  await reloaded;
  await expect((await openAddWine(page)).getByLabel("Name")).toHaveValue("Half a name");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Keep draft" }).click();
  await addByHand(page, entry());
});

test("text typed in a form just before closing is restored on reopening", async ({
  signedIn: page,
  context,
}) => {
  const form = await openManualEntry(page);
  page.on("dialog", (question) => question.accept());
  const other = await context.newPage();

  await form.getByLabel("Name").fill("Half a name");
  await Promise.all([page.waitForEvent("close"), page.close({ runBeforeUnload: true })]);

  await other.goto("/");
  await expect((await openAddWine(other)).getByLabel("Name")).toHaveValue("Half a name");
});

test("a change appears on the user's other open device within seconds", async ({
  signedIn: page,
  person,
  secondDevice,
}) => {
  await addByHand(page, entry());
  await saved(page);
  const desk = await secondDevice(person);
  await expect(card(desk, "Clos du Test")).toBeVisible();

  await card(page, "Clos du Test")
    .getByRole("button", { name: /^Add a bottle/ })
    .click();

  await expect(card(desk, "Clos du Test").getByText("4 bottles", { exact: true })).toBeVisible({
    timeout: LIVE_WITHIN_MS,
  });
});

test("two tabs share one live connection; if one closes, the other reopens it", async ({
  signedIn: page,
  person,
  context,
  secondDevice,
}) => {
  await addByHand(page, entry());
  await saved(page);
  const connected: Page[] = [];
  context.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === "/api/sync/events") connected.push(request.frame().page());
  });
  const other = await context.newPage();
  await other.goto("/");
  await expect(card(other, "Clos du Test")).toBeVisible();
  const desk = await secondDevice(person);
  const addAtDesk = () =>
    card(desk, "Clos du Test")
      .getByRole("button", { name: /^Add a bottle/ })
      .click();

  await addAtDesk();
  await expect(card(page, "Clos du Test").getByText("4 bottles", { exact: true })).toBeVisible();
  await expect(card(other, "Clos du Test").getByText("4 bottles", { exact: true })).toBeVisible();
  expect(connected).toEqual([]);

  await page.close();
  await expect.poll(() => connected).toEqual([other]);
  await addAtDesk();
  await expect(card(other, "Clos du Test").getByText("5 bottles", { exact: true })).toBeVisible({
    timeout: LIVE_WITHIN_MS,
  });
});
