import type { Locator, Page } from "@playwright/test";
import { accessibilityFaults } from "../../fixtures/axe.ts";
import { addByHand, card, dismiss, entry, installed, saved } from "../../fixtures/cellar.ts";
import { labelPicture } from "../../fixtures/label.ts";
import { countKeptPhotos } from "../../fixtures/photos.ts";
import { addPhoto } from "../../fixtures/stories.ts";
import { expect, test } from "../../fixtures/test.ts";

test.use({ serviceWorkers: "allow" });

// Spec 10.44
test("a photo added to an event offline reaches every device", async ({
  signedIn: page,
  browser,
  server,
  person,
  secondDevice,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await addByHand(page, entry());
  await saved(page);
  await installed(page);
  await server.kill();
  await takeOneOut(page);

  await test.step("the note's sheet takes a photo, and the wine's page shows it", async () => {
    const sheet = await sayMore(page);
    await addPhoto(sheet, await labelPicture(browser));
    expect(await accessibilityFaults(page)).toEqual([]);
    await sheet.getByRole("button", { name: "Save" }).click();
    await expect(sheet).toBeHidden();
    await expectPicture(photoIn(drunkOf(page)));
  });

  await test.step("by keyboard the photo opens full size, and the focus returns", async () => {
    const small = photoIn(storyOf(page));
    await small.press("Enter");
    const large = page.getByRole("dialog", { name: /^1 bottle drunk/ });
    await expectPicture(large);
    expect(await accessibilityFaults(page)).toEqual([]);
    await dismiss(page);
    await expect(large).toBeHidden();
    await expect(small).toBeFocused();
  });

  await test.step("the journal shows the photo too", async () => {
    const address = new URL(page.url()).pathname;
    await page.goto("/journal");
    await expectPicture(photoIn(page.getByRole("list", { name: "Journal" })));
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.goto(address);
  });

  await test.step("another device shows the photo offline after syncing", async () => {
    const address = new URL(page.url()).pathname;
    await server.start();
    await page.reload();
    await saved(page);
    const other = await secondDevice(person);
    await expect(card(other, "Clos du Test")).toBeVisible();
    await expect.poll(() => countKeptPhotos(other)).toBe(1);
    await server.kill();
    await other.goto(address);
    await expectPicture(photoIn(storyOf(other)));
  });
});

// Spec 10.9
test("an event's unsaved photo survives closing the app", async ({
  signedIn: page,
  context,
  browser,
}) => {
  await addByHand(page, entry());
  await saved(page);
  await installed(page);
  await context.setOffline(true);
  const address = await takeOneOut(page);
  const before = await sayMore(page);
  await addPhoto(before, await labelPicture(browser));
  page.on("dialog", (question) => question.accept());
  await Promise.all([page.waitForEvent("close"), page.close({ runBeforeUnload: true })]);

  const again = await context.newPage();
  await again.goto(address);

  const sheet = await sayMore(again);
  await expect(sheet.getByText("We restored what you had not saved.")).toBeVisible();
  await expectPicture(sheet);
  await sheet.getByRole("button", { name: "Save" }).click();
  await expect(sheet).toBeHidden();
  await expectPicture(photoIn(storyOf(again)));
});

const storyOf = (page: Page): Locator =>
  page.getByRole("region", { name: "Story" }).getByRole("listitem");

const drunkOf = (page: Page): Locator => storyOf(page).filter({ hasText: "1 bottle drunk" });

const photoIn = (within: Locator): Locator => within.getByRole("button", { name: /^Photo: / });

/** Removes a bottle of the wine, opens its page, and returns the page's path. */
async function takeOneOut(page: Page): Promise<string> {
  const minus = card(page, "Clos du Test").getByRole("button", { name: /^Remove a bottle/ });
  await minus.click();
  await card(page, "Clos du Test").getByRole("heading").getByRole("link").click();
  await expect(drunkOf(page)).toBeVisible();
  return new URL(page.url()).pathname;
}

async function sayMore(page: Page): Promise<Locator> {
  await drunkOf(page)
    .getByRole("button", { name: /^Add a note/ })
    .click();
  const sheet = page.getByRole("dialog", { name: "Add a note on Clos du Test" });
  await expect(sheet).toBeVisible();
  return sheet;
}

/** Expects one picture, which loads when it is scrolled into view. */
async function expectPicture(within: Locator): Promise<void> {
  const picture = within.locator("img");
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
}
