import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { accessibilityFaults } from "../../fixtures/axe.ts";
import {
  addByHand,
  card,
  entry,
  installed,
  saved,
  removeBottleOffline,
} from "../../fixtures/cellar.ts";
import { mailedLink } from "../../fixtures/servers/mails.ts";
import { expect, signIn, test } from "../../fixtures/test.ts";

test.use({ serviceWorkers: "allow" });

const REMOVED = /^Your account was deleted, and your cellar removed from this device/;

test("deleting an account offers a download, clears devices, and can be undone", async ({
  signedIn: page,
  person,
  secondDevice,
  server,
}) => {
  await addByHand(page, entry());
  await saved(page);
  const phone = await secondDevice(person);
  await expect(card(phone, "Clos du Test")).toBeVisible();

  await page.goto("/profile");
  await page.getByRole("button", { name: "Delete My Account" }).focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Delete your account?" });
  await expect(dialog.getByRole("button", { name: "Keep Account" })).toBeFocused();
  expect(await accessibilityFaults(page)).toEqual([]);
  const downloading = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Download My Wines" }).click();
  const file = await readFile(await (await downloading).path(), "utf8");
  expect(JSON.parse(file)).toMatchObject({ wines: [{ name: "Clos du Test" }] });
  await dialog.getByLabel("Password", { exact: true }).fill(person.password);
  await page.keyboard.press("Enter");

  await expect(page.getByText(REMOVED)).toBeVisible();
  await phone.reload();
  for (const device of [page, phone]) {
    await expect(device.getByText(REMOVED)).toBeVisible();
    expect(await cellarsOn(device)).toEqual([]);
  }
  await page.goto(await mailedLink(server, "/cancel-deletion"));
  await page.getByRole("button", { name: "Keep My Account" }).click();
  await expect(page.getByRole("heading", { name: "Your Account Is Back" })).toBeVisible();
  await signIn(page, person);
  await expect(card(page, "Clos du Test")).toBeVisible();
});

test("a deleted account's pending changes stay on the device until discarded", async ({
  signedIn: page,
  person,
  server,
}) => {
  await installed(page);
  await removeBottleOffline(page, server);
  // Goes offline before the server is back, because the page's change must not reach the server.
  await page.context().setOffline(true);
  await server.start();
  await requestDeletionElsewhere(server.url, person);
  await page.context().setOffline(false);

  await expect(page.getByRole("heading", { name: "Your account was deleted" })).toBeVisible();
  await page.goto("/login");
  await expect(page.getByText(/^1 change never reached the server/)).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save as a File" }).click();
  expect(await readFile(await (await downloading).path(), "utf8")).toContain("remove-bottles");
  await page.getByRole("button", { name: "Remove from This Device" }).click();

  await expect(page.getByText(REMOVED)).toBeVisible();
  expect(await cellarsOn(page)).toEqual([]);
});

/** Requests the account's deletion with API calls, as another device would. */
async function requestDeletionElsewhere(
  origin: string,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<void> {
  const ask = (path: string, body: object, cookie = "") =>
    fetch(origin + path, {
      method: "POST",
      headers: { "content-type": "application/json", cookie },
      body: JSON.stringify(body),
    });
  const signedIn = await ask("/api/auth/login", { email, password });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  expect((await ask("/api/auth/delete-account", { password }, cookie)).status).toBe(200);
}

function cellarsOn(page: Page): Promise<string[]> {
  return page.evaluate(async () =>
    (await indexedDB.databases())
      .map(({ name }) => name ?? "")
      .filter((name) => name.startsWith("cellar-")),
  );
}
