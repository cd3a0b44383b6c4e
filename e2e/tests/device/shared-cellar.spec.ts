import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import {
  addByHand,
  card,
  entry,
  installed,
  openSyncSheet,
  pill,
  saved,
} from "../../fixtures/cellar.ts";
import { labelPicture } from "../../fixtures/label.ts";
import {
  joinCellar,
  makeCellar,
  openSharedCellar,
  removeFromCellar,
} from "../../fixtures/sharing.ts";
import { addPhoto } from "../../fixtures/stories.ts";
import { expect, signUp, test } from "../../fixtures/test.ts";

test.use({ serviceWorkers: "allow" });

test("bottles that two members remove, one of them offline, are all counted", async ({
  signedIn: owner,
  browser,
  server,
  friend,
}) => {
  const house = await makeCellar(owner);
  const context = await browser.newContext({ baseURL: server.url });
  const member = await context.newPage();
  await signUp(member, friend);
  await joinCellar(owner, member, house);
  await openSharedCellar(owner, house);
  await openSharedCellar(member, house);
  await addByHand(owner, entry({ name: "For Both", quantity: 6 }));

  await expect(bottles(member, 6)).toBeVisible();
  await takeOne(member);
  await expect(bottles(owner, 5)).toBeVisible();

  await saved(member);
  await context.setOffline(true);
  await takeOne(member);
  await takeOne(owner);
  await expect(bottles(owner, 4)).toBeVisible();
  await context.setOffline(false);
  await expect(bottles(owner, 3)).toBeVisible({ timeout: 30_000 });
  await expect(bottles(member, 3)).toBeVisible({ timeout: 30_000 });

  await test.step("the personal cellar has no data of the shared cellar", async () => {
    await openSharedCellar(member, { id: "", name: "My cellar" });
    await expect(member.getByText("Your cellar is empty")).toBeVisible();
    await expect(card(member, "For Both")).toHaveCount(0);
  });
  await context.close();
});

test("[C19] changes and photo of a member removed while offline can be saved", async ({
  signedIn: owner,
  browser,
  server,
  friend,
}) => {
  const house = await makeCellar(owner);
  const context = await browser.newContext({ baseURL: server.url });
  const member = await context.newPage();
  await signUp(member, friend);
  await joinCellar(owner, member, house);
  await openSharedCellar(member, house);
  await addByHand(member, entry({ name: "For Both", quantity: 20 }));
  await saved(member);
  await installed(member);
  await context.setOffline(true);

  await test.step("the member makes twelve changes and adds a photo offline", async () => {
    for (let taken = 1; taken <= 10; taken += 1) {
      await takeOne(member);
      await expect(bottles(member, 20 - taken)).toBeVisible();
    }
    await addByHand(member, entry({ name: "Found Behind", quantity: 2 }));
    await photographLastBottle(member, await labelPicture(browser));
    await member.goto("/");
    await expect(
      member.getByRole("status").getByText(/^Offline, 1[23] saved on this device$/),
    ).toBeVisible();
  });
  await removeFromCellar(owner, house, friend.email);
  await context.setOffline(false);

  await test.step("the personal cellar opens and says that changes are kept", async () => {
    await expect(pill(member, "Needs attention 1")).toBeVisible({ timeout: 30_000 });
    await expect(card(member, "For Both")).toHaveCount(0);
  });
  const sheet = await openSyncSheet(member);
  const note = sheet.getByRole("region", { name: house.name });
  await test.step("the saved file has every change and the photo", async () => {
    const downloading = member.waitForEvent("download");
    await note.getByRole("button", { name: "Save as a file" }).click();
    const file = JSON.parse(await readFile(await (await downloading).path(), "utf8")) as {
      readonly changes: readonly { readonly change: { readonly kind: string } }[];
      readonly photos: readonly unknown[];
    };
    expect(file.changes.filter(({ change }) => change.kind === "remove-bottles")).toHaveLength(10);
    expect(file.changes.filter(({ change }) => change.kind === "create")).toHaveLength(1);
    expect(file.photos).toHaveLength(1);
  });
  await test.step("the wines move into the personal cellar as they were shown", async () => {
    await note.getByRole("button", { name: "Add to my own cellar" }).click();
    await expect(note).toBeHidden();
    await member.keyboard.press("Escape");
    await expect(bottles(member, 10)).toBeVisible();
    await expect(card(member, "Found Behind")).toBeVisible();
    await saved(member);
  });
  await context.close();
});

test("[C18] a cellar created offline is usable immediately and reaches the server later", async ({
  signedIn: page,
  person,
  secondDevice,
}) => {
  await installed(page);
  await page.context().setOffline(true);
  await page.goto("/cellars");
  await page.getByRole("button", { name: "New Cellar" }).click();
  const dialog = page.getByRole("dialog", { name: "New cellar" });
  await dialog.getByLabel("Name").fill("Holiday house");
  await dialog.getByRole("button", { name: "Make Cellar" }).click();
  await expect(page.getByText("You can share it once you are online.")).toBeVisible();
  await addByHand(page, entry({ name: "Down There" }));

  await page.context().setOffline(false);

  await saved(page);
  const desk = await secondDevice(person);
  await openSharedCellar(desk, { id: "", name: "Holiday house" });
  await expect(card(desk, "Down There")).toBeVisible();
});

const bottles = (page: Page, count: number): Locator =>
  card(page, "For Both").getByText(`${String(count)} bottles`, { exact: true });

async function takeOne(page: Page): Promise<void> {
  await card(page, "For Both")
    .getByRole("button", { name: /^Remove a bottle/ })
    .click();
}

async function photographLastBottle(page: Page, picture: Buffer): Promise<void> {
  await card(page, "For Both").getByRole("heading").getByRole("link").click();
  const drunk = page.getByRole("region", { name: "Story" }).getByRole("listitem").first();
  await drunk.getByRole("button", { name: /^Add a note/ }).click();
  const sheet = page.getByRole("dialog", { name: "Add a note on For Both" });
  await addPhoto(sheet, picture);
  await sheet.getByRole("button", { name: "Save" }).click();
  await expect(sheet).toBeHidden();
}
