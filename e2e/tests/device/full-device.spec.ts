import {
  addByCall,
  card,
  entry,
  fillWine,
  openManualEntry,
  pill,
  saved,
} from "../../fixtures/cellar.ts";
import { expect, test } from "../../fixtures/test.ts";

const WHAT_TO_DO =
  "This device's storage is full, so nothing more can be saved. Free some space, then try again.";

// Spec 10.82
test("while storage is full, the app asks the user to free space", async ({ signedIn: page }) => {
  await addByCall(page, entry());
  await page.addInitScript(refuseWhileFull);
  await page.reload();
  await saved(page);
  await page.evaluate(() => {
    sessionStorage.setItem("is-full", "yes");
  });

  const form = await openManualEntry(page);
  await fillWine(form, entry({ name: "Clos sans Place" }));
  await form.getByRole("button", { name: "Add Wine" }).click();
  await expect(page.getByText(WHAT_TO_DO).first()).toBeVisible();
  await expect(page.getByText("QuotaExceededError")).toHaveCount(0);

  await page.reload();
  await expect(card(page, "Clos du Test")).toBeVisible();
  await expect(pill(page, "Storage is full")).toBeVisible();
  await page.evaluate(() => {
    sessionStorage.clear();
  });
  await page.reload();

  await saved(page);
});

/**
 * Runs in the page. Makes the local store refuse writes while the test marks the storage as full.
 */
function refuseWhileFull(): void {
  for (const method of ["add", "put"] as const) {
    const write = IDBObjectStore.prototype[method];
    IDBObjectStore.prototype[method] = function writeIfFree(this: IDBObjectStore, ...args) {
      if (sessionStorage.getItem("is-full") === null) return write.apply(this, args);
      throw new DOMException("", "QuotaExceededError");
    };
  }
}
