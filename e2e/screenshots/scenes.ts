import type { Page } from "@playwright/test";
import { aCard, openAddWine, openManualEntry } from "../fixtures/cellar.ts";
import { uploadLabel } from "../fixtures/label.ts";

/** One thing to look at: a name for the file, and the way to it from a freshly opened page. */
export interface Scene {
  readonly name: string;
  readonly show: (page: Page, picture: Buffer) => Promise<void>;
}

const open = (path: string) => async (page: Page) => {
  await page.goto(path);
  await page.waitForLoadState("networkidle");
};

/** What anybody sees. */
export const PUBLIC_SCENES: readonly Scene[] = [
  { name: "login", show: open("/login") },
  { name: "signup", show: open("/signup") },
  { name: "forgot-password", show: open("/forgot-password") },
  { name: "reset-password", show: open("/reset-password?token=shown") },
  {
    name: "login-refused",
    async show(page) {
      await open("/login")(page);
      await page.getByLabel("Email").fill("nobody@example.org");
      await page.getByLabel("Password", { exact: true }).fill("not this one");
      await page.getByRole("button", { name: "Sign In" }).click();
      await page.getByRole("alert").first().waitFor();
    },
  },
  {
    name: "email-sent",
    async show(page) {
      await open("/forgot-password")(page);
      await page.getByLabel("Email").fill("nobody@example.org");
      await page.getByRole("button", { name: "Send Reset Email" }).click();
      await page.getByText("Check Your Email").waitFor();
    },
  },
];

/** What the owner of a stocked cellar sees. */
export const CELLAR_SCENES: readonly Scene[] = [
  { name: "collection", show: open("/") },
  { name: "profile", show: open("/profile") },
  { name: "mockup", show: open("/mockup") },
  { name: "not-found", show: open("/no-such-page") },
  {
    name: "filters",
    async show(page) {
      await open("/")(page);
      await page.getByRole("button", { name: /^Filters/ }).click();
      await page.getByLabel("From").waitFor();
    },
  },
  {
    name: "nothing-found",
    async show(page) {
      await open("/")(page);
      await page.getByLabel("Search wines").fill("no such wine");
    },
  },
  {
    name: "archived",
    async show(page) {
      await open("/")(page);
      await page.getByRole("checkbox", { name: "Include archived wines" }).check();
      await page.getByText("Archived", { exact: true }).first().scrollIntoViewIfNeeded();
    },
  },
  {
    name: "sidebar-toggled",
    async show(page) {
      await open("/")(page);
      await page.getByRole("button", { name: "Toggle Sidebar" }).click();
    },
  },
  {
    name: "sync-sheet",
    async show(page) {
      await open("/")(page);
      await page.getByText("Saved", { exact: true }).click();
      await page.getByRole("dialog").waitFor();
    },
  },
  {
    name: "edit-wine",
    async show(page) {
      await open("/")(page);
      await aCard(page).getByRole("button", { name: /^Edit/ }).click();
      await page.getByRole("dialog", { name: "Edit Wine" }).waitFor();
    },
  },
  {
    name: "add-wine-photo",
    async show(page) {
      await open("/")(page);
      await openAddWine(page);
    },
  },
  {
    name: "add-wine-preview",
    async show(page, picture) {
      await open("/")(page);
      await uploadLabel(await openAddWine(page), picture);
    },
  },
  {
    name: "add-wine-by-hand",
    async show(page) {
      await open("/")(page);
      await openManualEntry(page);
    },
  },
  {
    name: "add-wine-refused",
    async show(page) {
      await open("/")(page);
      const dialog = await openManualEntry(page);
      await dialog.getByRole("button", { name: "Add Wine" }).click();
    },
  },
  {
    name: "pairing",
    async show(page) {
      await open("/")(page);
      await page.getByRole("tab", { name: "Meal Pairing" }).click();
      await page.getByLabel("What are you cooking?").waitFor();
    },
  },
  {
    name: "bottle-removed",
    async show(page) {
      await open("/")(page);
      await aCard(page)
        .getByRole("button", { name: /^Remove a bottle/ })
        .click();
      await page.getByText("Bottles removed successfully").waitFor();
    },
  },
];
