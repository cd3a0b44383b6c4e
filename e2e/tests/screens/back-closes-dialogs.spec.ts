import type { Locator, Page } from "@playwright/test";
import { addByCall, card, entry } from "../../fixtures/cellar.ts";
import { expect, test } from "../../fixtures/test.ts";

test.use({ viewport: { width: 390, height: 844 } });

test("on a phone Back closes the filters and keeps the chosen filters", async ({
  signedIn: page,
}) => {
  await stock(page);
  await page.getByRole("button", { name: /^Filters/ }).click();
  const filters = page.getByRole("dialog", { name: "Filters" });
  await filters.getByLabel("From").fill("2018");
  await expect(page).toHaveURL(/2018/);

  await page.goBack();
  await expect(filters).toBeHidden();
  await expect(page).toHaveURL(/2018/);
  await expect(page.getByRole("article")).toHaveCount(1);
  await page.goBack();

  await expect(page.getByRole("article")).toHaveCount(2);
  await expect(page).not.toHaveURL(/2018/);
});

// Spec 10.4
test("Back after a sheet's link shows the earlier page, sheet closed", async ({
  signedIn: page,
}) => {
  await stock(page);
  await page.getByRole("button", { name: "Toggle Sidebar" }).click();
  const sidebar = page.getByRole("dialog", { name: "Sidebar" });
  await sidebar.getByRole("link", { name: "Profile Settings" }).click();
  await expect(page).toHaveURL(/\/profile$/);
  await expect(sidebar).toBeHidden();

  await page.goBack();
  await expect(card(page, "Barolo")).toBeVisible();
  await expect(sidebar).toBeHidden();
  await page.goForward();

  await expect(page).toHaveURL(/\/profile$/);
});

// Spec 10.4
test("Back closes an open sheet; a second Back leaves the page", async ({ signedIn: page }) => {
  await stock(page);
  await page.goto("/profile");
  await page.getByRole("button", { name: "Toggle Sidebar" }).click();
  const sidebar = page.getByRole("dialog", { name: "Sidebar" });
  await sidebar.getByRole("button", { name: "Add Wine" }).waitFor();
  await page.goBack();
  await expect(sidebar).toBeHidden();

  await page.goBack();
  await expect(card(page, "Barolo")).toBeVisible();
});

test("a reload closes an open dialog, and one Back leaves the page", async ({ signedIn: page }) => {
  await stock(page);
  await page.goto("/profile");
  await page.getByRole("button", { name: "Delete My Account" }).click();
  const question = page.getByRole("dialog", { name: "Delete your account?" });
  await expect(question).toBeVisible();

  await page.reload();
  await expect(page.getByRole("heading", { name: "Profile Settings" })).toBeVisible();
  await expect(question).toBeHidden();
  await page.goBack();

  await expect(card(page, "Barolo")).toBeVisible();
});

// Spec 10.20
test("number fields ignore the mouse wheel and accept digits of other scripts", async ({
  signedIn: page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole("main").getByRole("button", { name: "Add Your First Wine" }).click();
  const form = page.getByRole("dialog", { name: "Add New Wine" });
  await form.getByRole("tab", { name: "Manual Entry" }).click();

  await expectUnmoved(page, form.getByLabel("Vintage"), "2015");
  await expectUnmoved(page, form.getByLabel("Quantity"), "6");
  await form.getByLabel("Quantity").fill("");
  await form.getByLabel("Quantity").pressSequentially("١٢");

  await expect(form.getByLabel("Quantity")).toHaveValue("12");
});

async function expectUnmoved(page: Page, field: Locator, value: string): Promise<void> {
  await field.fill(value);
  await field.hover();
  for (let turn = 0; turn < 3; turn += 1) await page.mouse.wheel(0, 120);
  await field.blur();
  await expect(field).toHaveValue(value);
}

async function stock(page: Page): Promise<void> {
  await addByCall(page, entry({ name: "Barolo", vintage: 2019 }));
  await addByCall(page, entry({ name: "Chinon", vintage: 2015 }));
  await expect(card(page, "Chinon")).toBeVisible();
}
