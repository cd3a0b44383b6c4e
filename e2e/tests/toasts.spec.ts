import { addByHand, card, entry, saved } from "../fixtures/cellar.ts";
import { refuseOnce } from "../fixtures/refusal.ts";
import { expect, test } from "../fixtures/test.ts";

// The worker drains in the background, past the answer that is put in the page's way.
test.use({ serviceWorkers: "block", viewport: { width: 390, height: 844 } });

test("on a phone the opened sidebar lies over a failure, which is there to read afterwards", async ({
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

  await page.getByRole("button", { name: "Toggle Sidebar" }).click();
  const sidebar = page.getByRole("dialog", { name: "Sidebar" });
  // A click needs the place to itself.
  await sidebar.getByText("Wine Cellar").click({ trial: true });
  await sidebar.getByRole("button", { name: "Add Wine" }).click({ trial: true });
  await page.keyboard.press("Escape");
  await expect(sidebar).toBeHidden();

  await failure.click({ trial: true });
});
