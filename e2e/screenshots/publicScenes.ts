import type { Page } from "@playwright/test";
import { answer, neverAnswer, open, type Scene } from "./Scene.ts";

export const PUBLIC_SCENES: readonly Scene[] = [
  {
    name: "login",
    async show(page) {
      await open(page, "/login");
      await page.getByRole("button", { name: "Use the demo account" }).waitFor();
    },
    whole: true,
  },
  { name: "signup", show: (page) => open(page, "/signup"), whole: true },
  { name: "forgot-password", show: (page) => open(page, "/forgot-password") },
  { name: "reset-password", show: (page) => open(page, "/reset-password?token=shown") },
  {
    name: "login-fields-wrong",
    async show(page) {
      await open(page, "/login");
      await page.getByLabel("Email").fill("not an address");
      await signIn(page);
      await page.getByText("Password is required").waitFor();
    },
  },
  {
    name: "login-refused",
    async show(page) {
      await open(page, "/login");
      await fillIn(page);
      await signIn(page);
      await page.getByRole("alert").first().waitFor();
    },
  },
  {
    name: "login-pending",
    async show(page) {
      await open(page, "/login");
      await fillIn(page);
      await page.route("**/api/auth/login", neverAnswer);
      await signIn(page);
      await page.getByText("Signing in...").waitFor();
    },
  },
  {
    name: "email-sent",
    async show(page) {
      await open(page, "/forgot-password");
      await page.getByLabel("Email").fill("nobody@example.org");
      await page.getByRole("button", { name: "Send Reset Email" }).click();
      await page.getByRole("heading", { name: "Check Your Email" }).waitFor();
    },
  },
  {
    name: "reset-refused",
    async show(page) {
      await open(page, "/reset-password?token=shown");
      await setPassword(page);
      await page.getByRole("alert").first().waitFor();
    },
  },
  {
    name: "reset-done",
    async show(page) {
      await open(page, "/reset-password?token=shown");
      await page.route("**/api/auth/reset-password", answer({}));
      await setPassword(page);
      await page.getByRole("heading", { name: "Password Reset Successful!" }).waitFor();
    },
  },
  {
    name: "reset-without-token",
    async show(page) {
      await open(page, "/reset-password");
      await page.getByText("Invalid Link").waitFor();
    },
  },
];

async function fillIn(page: Page): Promise<void> {
  await page.getByLabel("Email").fill("nobody@example.org");
  await page.getByLabel("Password", { exact: true }).fill("not this one");
}

const signIn = (page: Page) => page.getByRole("button", { name: "Sign In" }).click();

async function setPassword(page: Page): Promise<void> {
  await page.getByLabel("New Password").fill("a new one");
  await page.getByRole("button", { name: "Reset Password" }).click();
}
