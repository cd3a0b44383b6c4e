import type { Page } from "@playwright/test";
import {
  addByHand,
  card,
  entry,
  fillWine,
  installed,
  pill,
  saved,
  removeBottleOffline,
} from "../../fixtures/cellar.ts";
import { expect, test } from "../../fixtures/test.ts";

test.use({ serviceWorkers: "allow", viewport: { width: 390, height: 844 } });

test("offline changes are sent once the server can be reached again", async ({
  signedIn: page,
  person,
  server,
  secondDevice,
}) => {
  await addByHand(page, entry({ name: "Opened Tonight" }));
  await addByHand(page, entry({ name: "Noted Down" }));
  await addByHand(page, entry({ name: "Put Away" }));
  await saved(page);
  await installed(page);

  await server.kill();
  await page.reload();

  await expect(page.getByRole("article")).toHaveCount(3);
  const opened = card(page, "Opened Tonight");
  await opened.getByRole("button", { name: /^Remove a bottle/ }).click();
  await expect(opened.getByText("2 bottles", { exact: true })).toBeVisible();
  await addByHand(page, entry({ name: "Found Downstairs", quantity: 6 }));
  await card(page, "Noted Down").getByRole("button", { name: /^Edit/ }).click();
  const dialog = page.getByRole("dialog", { name: "Edit Wine" });
  await fillWine(dialog, { notes: "Behind the stairs." });
  await dialog.getByRole("button", { name: "Update Wine" }).click();
  await expect(dialog).toBeHidden();
  await card(page, "Put Away")
    .getByRole("button", { name: /^Archive/ })
    .click();
  await expect(card(page, "Put Away")).toBeHidden();
  await expect(pill(page, "Offline, 4 saved on this device")).toBeVisible();

  await server.start();

  await saved(page);
  const desk = await secondDevice(person);
  await expect(desk.getByRole("article")).toHaveCount(3);
  await expect(card(desk, "Opened Tonight").getByText("2 bottles", { exact: true })).toBeVisible();
  await expect(
    card(desk, "Found Downstairs").getByText("6 bottles", { exact: true }),
  ).toBeVisible();
  await expect(card(desk, "Noted Down").getByText("Behind the stairs.")).toBeVisible();
  await desk.getByRole("checkbox", { name: "Include archived wines" }).check();
  await expect(card(desk, "Put Away").getByText("Archived", { exact: true })).toBeVisible();
});

// Spec 10.13
test("after an offline reload the pill says Connecting, then Offline", async ({
  signedIn: page,
  server,
}) => {
  await addByHand(page, entry());
  await saved(page);
  await installed(page);
  await recordPillTexts(page);

  await server.kill();
  await page.reload();

  await expect(page.getByRole("article")).toHaveCount(1);
  await expect(pill(page, "Offline")).toBeVisible({ timeout: 30_000 });
  expect(await page.evaluate(() => window.pillSaid)).toEqual(["Connecting", "Offline"]);
});

test("a card marks an unsynced change without moving its buttons", async ({
  signedIn: page,
  server,
}) => {
  await removeBottleOffline(page, server);
  const taken = card(page, "Clos du Test");
  const minus = taken.getByRole("button", { name: /^Remove a bottle/ });
  const before = await minus.boundingBox();

  await expect(taken.getByText("Not synced yet")).toBeVisible();

  expect(await minus.boundingBox()).toEqual(before);
});

test("a change on one device appears on another open device", async ({
  signedIn: page,
  person,
  secondDevice,
}) => {
  await addByHand(page, entry());
  const desk = await secondDevice(person);

  await card(desk, "Clos du Test")
    .getByRole("button", { name: /^Add a bottle/ })
    .click();

  await expect(card(page, "Clos du Test").getByText("4 bottles", { exact: true })).toBeVisible();
});

declare global {
  interface Window {
    /** The texts of the sync pill since the page was opened, without consecutive repeats. */
    pillSaid: string[];
  }
}

/** Makes pages that are opened from now on record their pill's texts in `pillSaid`. */
async function recordPillTexts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.pillSaid = [];
    const note = () => {
      const words = document.querySelector("header [role=status] button")?.textContent;
      if (words && words !== window.pillSaid.at(-1)) window.pillSaid.push(words);
    };
    new MutationObserver(note).observe(document, {
      ...{ subtree: true, childList: true, characterData: true },
    });
  });
}
