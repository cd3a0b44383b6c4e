import { addByHand, card, entry, fillWine } from "../../fixtures/cellar.ts";
import { expect, test } from "../../fixtures/test.ts";

test.use({ serviceWorkers: "allow" });

// Spec 1.9, 2.32
test("bottles are added and removed; a wine is edited, archived and unarchived", async ({
  signedIn: page,
}) => {
  await addByHand(page, entry());
  const bottle = card(page, "Clos du Test");

  await bottle.getByRole("button", { name: "Add a bottle of Clos du Test" }).click();
  await expect(bottle.getByText("4 bottles", { exact: true })).toBeVisible();
  await bottle.getByRole("button", { name: "Remove a bottle of Clos du Test" }).click();
  await expect(bottle.getByText("3 bottles", { exact: true })).toBeVisible();

  await bottle.getByRole("button", { name: "Edit Clos du Test" }).click();
  const dialog = page.getByRole("dialog", { name: "Edit Wine" });
  await fillWine(dialog, { notes: "Raspberry and pencil shavings." });
  await dialog.getByRole("button", { name: "Update Wine" }).click();
  await expect(dialog).toBeHidden();
  await expect(bottle.getByText("Raspberry and pencil shavings.")).toBeVisible();

  await bottle.getByRole("button", { name: "Archive Clos du Test" }).click();
  await expect(bottle).toBeHidden();
  await page.getByRole("checkbox", { name: "Include archived wines" }).check();
  await expect(bottle.getByText("Archived", { exact: true })).toBeVisible();
  await bottle.getByRole("button", { name: "Unarchive Clos du Test" }).click();
  await expect(bottle.getByText("Archived", { exact: true })).toBeHidden();
});

// Spec 1.10
test("search ignores accents, and the type filter shows wines of that type", async ({
  signedIn: page,
}) => {
  await addByHand(page, entry({ name: "Château Premier" }));
  await addByHand(page, entry({ name: "Blanc Second", type: "White Wine" }));

  await page.getByLabel("Search wines").fill("chateau");
  await expect(card(page, "Blanc Second")).toBeHidden();
  await expect(card(page, "Château Premier")).toBeVisible();

  await page.getByRole("button", { name: "Clear" }).click();
  await page.getByRole("button", { name: "Filters" }).click();
  await page.getByRole("combobox", { name: "Wine Type" }).click();
  await page.getByRole("option", { name: "White Wine" }).click();
  await expect(card(page, "Château Premier")).toBeHidden();
  await expect(card(page, "Blanc Second")).toBeVisible();
});

test("the stepper stops at zero bottles", async ({ signedIn: page }) => {
  await addByHand(page, entry({ quantity: 1 }));
  const bottle = card(page, "Clos du Test");
  const minus = bottle.getByRole("button", { name: "Remove a bottle of Clos du Test" });

  await minus.click();

  await expect(bottle.getByText("0 bottles", { exact: true })).toBeVisible();
  await expect(minus).toBeDisabled();
});
