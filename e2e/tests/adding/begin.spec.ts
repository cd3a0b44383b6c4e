import { addByHand, card, entry } from "../../fixtures/cellar.ts";
import { expect, test } from "../../fixtures/test.ts";

test("an empty cellar offers to photograph a label and to import", async ({ signedIn: page }) => {
  await page.getByRole("button", { name: "Photograph a label" }).click();
  const form = page.getByRole("dialog", { name: "Add New Wine" });
  await expect(form.getByRole("button", { name: "Use Camera" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(form).toBeHidden();

  await page.getByRole("link", { name: "Import from another program" }).click();
  await expect(page).toHaveURL(/\/import$/);
});

test.describe(() => {
  test.use({ serverEnv: { DEMO_ACCOUNT: "on" } });

  test("one tap signs in to the demo cellar", async ({ page }) => {
    await page.goto("/login");
    await page.getByRole("button", { name: "Use the demo account" }).click();

    await expect(page.getByText("Welcome back!")).toBeVisible();
    await expect(card(page, "Bandol Rosé")).toBeVisible();
  });
});

test("on a phone a toast is above the bottom bar", async ({ signedIn: page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await addByHand(page, entry());

  const toast = page.getByRole("region", { name: "Notifications" }).getByRole("listitem");
  await expect(toast).toContainText("Wine added successfully");
  const bar = await page.getByRole("button", { name: "Add", exact: true }).boundingBox();
  const shown = await toast.boundingBox();
  expect(shown?.y).toBeGreaterThan(500);
  expect((shown?.y ?? 0) + (shown?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
});
