import { accessibilityFaults, newAccessibilityFaults } from "../../fixtures/axe.ts";
import { addByHand, card, entry, installed, saved } from "../../fixtures/cellar.ts";
import { entriesOf } from "../../fixtures/stories.ts";
import { expect, test } from "../../fixtures/test.ts";

test.use({ serviceWorkers: "allow", viewport: { width: 390, height: 844 } });

// Spec 10.46
test("a user removes and rates a bottle offline in two taps", async ({
  signedIn: page,
  server,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce", colorScheme: "light" });
  await addByHand(page, entry());
  await saved(page);
  await installed(page);
  await server.kill();
  const wine = card(page, "Clos du Test");

  await wine.getByRole("button", { name: /^Remove a bottle/ }).click();
  const question = page.getByRole("group", { name: "How was it?" });
  await expect(question).toBeVisible();
  expect((await question.boundingBox())?.y, "within a thumb's reach").toBeGreaterThan(844 / 2);
  // Moves the focus into the toast, so that the toast stays open.
  await page.keyboard.press("F8");
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await newAccessibilityFaults(page)).toEqual([]);
  await question.getByRole("button", { name: "4 stars" }).click();

  const toast = page.getByRole("region", { name: /^Notifications/ });
  await expect(toast).toContainText("Rated 90/100");
  await toast.getByRole("button", { name: "Add a note" }).click();
  const sheet = page.getByRole("dialog", { name: "Add a note on Clos du Test" });
  await expect(sheet.getByLabel("Rating")).toHaveValue("90");
  await sheet.getByLabel("Note").fill("Tar and roses");
  await sheet.getByRole("button", { name: "Save" }).click();
  await expect(sheet).toBeHidden();
  await wine.getByRole("heading").getByRole("link").click();
  await expect(entriesOf(page, "1 bottle drunk")).toContainText("90/100");
  await expect(entriesOf(page, "1 bottle drunk")).toContainText("Tar and roses");
});

test("ratings are saved and shown on the user's preferred rating scale", async ({
  signedIn: page,
}) => {
  await page.goto("/profile");
  await page.getByRole("combobox", { name: "Rating scale" }).selectOption("Out of 20");
  await page.goto("/");
  await addByHand(page, entry());

  await card(page, "Clos du Test")
    .getByRole("button", { name: /^Remove a bottle/ })
    .click();
  await page
    .getByRole("group", { name: "How was it?" })
    .getByRole("button", { name: "5 stars" })
    .click();

  await expect(page.getByRole("region", { name: /^Notifications/ })).toContainText("Rated 19/20");
  await saved(page);

  await page.goto("/profile");
  await page.getByRole("combobox", { name: "Rating scale" }).selectOption("Out of 100");
  await page.goto("/journal");
  await expect(page.getByRole("list", { name: "Journal" })).toContainText("95/100");
});
