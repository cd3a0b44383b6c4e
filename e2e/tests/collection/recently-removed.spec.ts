import { accessibilityFaults, newAccessibilityFaults } from "../../fixtures/axe.ts";
import { addByHand, card, chooseMore, entry, installed, saved } from "../../fixtures/cellar.ts";
import { sweepWines } from "../../fixtures/browser/localStore.ts";
import { expect, test } from "../../fixtures/test.ts";

test.use({ serviceWorkers: "allow" });

// Spec 10.111
test("a removed wine is listed under Recently Removed and restored, even offline", async ({
  signedIn: page,
  server,
}) => {
  await addByHand(page, entry());
  await saved(page);
  await installed(page);
  await server.kill();
  await card(page, "Clos du Test").getByRole("heading").getByRole("link").click();
  await chooseMore(page, "Remove");
  await expect(page.getByText("Wine removed successfully")).toBeVisible();

  await test.step("Recently Removed is two taps from the collection", async () => {
    await page.goto("/");
    await page.getByRole("button", { name: /^View/ }).click();
    await page.getByRole("link", { name: "Recently Removed" }).click();
    const removed = page.getByRole("list", { name: "Recently removed" });
    await expect(removed.getByRole("listitem")).toContainText("Clos du Test 2019");
    await expect(removed.getByRole("listitem")).toContainText("3 bottles");
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await newAccessibilityFaults(page)).toEqual([]);
  });

  await test.step("a removed wine's entries stay in the journal and are marked", async () => {
    await page.goto("/journal");
    await expect(page.getByRole("listitem")).toContainText("Clos du Test 2019 · Removed");
    await page.getByRole("link", { name: "Recently Removed" }).click();
  });

  await test.step("Restore brings a removed wine back, and syncs later", async () => {
    await page.getByRole("button", { name: "Restore Clos du Test" }).click();
    await expect(page.getByText("Wine restored successfully")).toBeVisible();
    await expect(page.getByText("No wine was removed")).toBeVisible();
    await page.goto("/");
    await expect(card(page, "Clos du Test")).toContainText("3 bottles");
    await server.start();
    await page.reload();
    await saved(page);
    const wines = (await (await page.request.get("/api/wines")).json()) as readonly object[];
    expect(wines).toMatchObject([{ name: "Clos du Test", quantity: 3 }]);
  });

  await test.step("after 30 days a removed wine's entry has only type and day", async () => {
    await sweepWines(page);
    await page.goto("/journal");
    await expect(page.getByRole("listitem")).toContainText("Removed wine · Red Wine");
    await expect(page.getByRole("listitem")).toContainText("3 bottles added");
    await page.goto("/recently-removed");
    await expect(page.getByText("No wine was removed")).toBeVisible();
  });
});
