import { readFile } from "node:fs/promises";
import { codeOf } from "../../fixtures/browser/authenticatorApp.ts";
import { accessibilityFaults } from "../../fixtures/axe.ts";
import { expect, test } from "../../fixtures/test.ts";

test("a second factor is turned on, required at sign-in, and turned off", async ({
  signedIn: page,
  person,
}) => {
  await page.goto("/profile");
  await page.getByRole("button", { name: "Turn On" }).focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Password", { exact: true }).fill(person.password);
  await page.keyboard.press("Enter");
  const secret = await dialog.getByLabel("Secret").inputValue();
  await expect(dialog.getByLabel("Code")).toBeFocused();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.type("000000");
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("alert")).toContainText("This code is wrong");
  await dialog.getByLabel("Code").fill(codeOf(secret));
  await page.keyboard.press("Enter");
  const codes = (await dialog.getByLabel("Recovery codes").inputValue()).split("\n");
  expect(codes).toHaveLength(10);
  const saving = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Download" }).click();
  const file = await saving;
  expect(await readFile(await file.path(), "utf8")).toBe(`${codes.join("\n")}\n`);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await dialog.getByRole("button", { name: "Copy" }).click();
  await expect(dialog.getByRole("button", { name: "Copied" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(codes.join("\n"));
  expect(await accessibilityFaults(page)).toEqual([]);
  await dialog.getByRole("button", { name: "I Have Kept Them" }).click();
  await expect(page.getByText("10 recovery codes are left.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Turn Off" })).toBeFocused();

  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.getByLabel("Email").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Code")).toBeFocused();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.type(codes[0] ?? "");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("tab", { name: "Wine Collection" })).toBeVisible();

  await page.goto("/profile");
  await expect(page.getByText("9 recovery codes are left.")).toBeVisible();
  await page.getByRole("button", { name: "Turn Off" }).click();
  await dialog.getByLabel("Password", { exact: true }).fill(person.password);
  await dialog.getByRole("button", { name: "Turn Off" }).click();
  await expect(page.getByRole("button", { name: "Turn On" })).toBeVisible();
});
