import {
  addByCall,
  card,
  entry,
  installed,
  saved,
  removeBottleOffline,
} from "../../fixtures/cellar.ts";
import { labelPicture } from "../../fixtures/label.ts";
import { countKeptPhotos, storePhoto } from "../../fixtures/photos.ts";
import { expect, signIn, test } from "../../fixtures/test.ts";

test.use({ serviceWorkers: "allow" });

// Spec 1.5
test("after signing out no data of the cellar is on the device", async ({
  signedIn: page,
  person,
  browser,
  server,
}) => {
  await installed(page);
  const photoUrl = await storePhoto(page, server.url, await labelPicture(browser));
  await addByCall(page, { ...entry(), photoUrl });
  await expect(card(page, "Clos du Test")).toBeVisible();
  await saved(page);
  await expect.poll(() => countKeptPhotos(page)).toBeGreaterThan(0);

  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(page).toHaveURL(/\/login$/);

  const left = () =>
    page.evaluate(async () => ({
      databases: (await indexedDB.databases())
        .map((database) => database.name ?? "")
        .filter((name) => name.startsWith("cellar-")),
      photoCaches: (await caches.keys()).filter((name) => name.includes("photos")),
      mentions: Object.values(localStorage).filter((value) => String(value).includes("Clos")),
    }));
  // The sign-in page appears while the device is still deleting the data.
  await expect.poll(left).toEqual({ databases: [], photoCaches: [], mentions: [] });

  await signIn(page, person);
  await expect(card(page, "Clos du Test")).toBeVisible();
});

test("signing out with pending changes asks first; staying keeps the changes", async ({
  signedIn: page,
  server,
}) => {
  await installed(page);
  await removeBottleOffline(page, server);

  await page.getByRole("button", { name: "Sign Out" }).click();
  const question = page.getByRole("dialog").filter({ hasText: "Stay" });
  await question.getByRole("button", { name: "Stay" }).click();

  await expect(card(page, "Clos du Test").getByText("2 bottles", { exact: true })).toBeVisible();
  await server.start();
  await saved(page);
});
