import { addByHand, card, entry, saved } from "../../fixtures/cellar.ts";
import { refuseOnce } from "../../fixtures/refusal.ts";
import { expect, test } from "../../fixtures/test.ts";

// Blocks service workers, because their background sync would bypass the answer that the test sets
// for the page.
test.use({ serviceWorkers: "block", viewport: { width: 390, height: 640 } });

for (const { what, opener, name, head } of [
  { what: "sidebar", opener: /^Toggle Sidebar$/, name: "Sidebar", head: "Wine Cellar" },
  { what: "sync sheet", opener: /^Needs attention 1$/, name: "Sync", head: "Sync" },
]) {
  test(`on a phone the ${what} opens above an error toast, which stays open`, async ({
    signedIn: page,
  }) => {
    await addByHand(page, entry());
    await saved(page);
    await page.route("**/api/sync/push", refuseOnce("Not today"));
    await card(page, "Clos du Test")
      .getByRole("button", { name: /^Add a bottle/ })
      .click();
    const failure = page.getByRole("alert").filter({ hasText: "Failed to add bottles" });
    await expect(failure).toBeVisible();

    await page.getByRole("banner").getByRole("button", { name: opener }).click();
    const dialog = page.getByRole("dialog", { name });
    await expect(dialog).toBeVisible();
    // A trial click fails if another element, such as the toast, covers the text.
    await dialog.getByText(head, { exact: true }).click({ trial: true, timeout: 4_000 });
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();

    await failure.click({ trial: true });
  });
}
