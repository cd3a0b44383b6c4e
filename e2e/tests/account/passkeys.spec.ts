import type { Page } from "@playwright/test";
import { accessibilityFaults } from "../../fixtures/axe.ts";
import { mailedLink } from "../../fixtures/servers/mails.ts";
import { passkeyHolder } from "../../fixtures/browser/passkeyHolder.ts";
import { expect, type Person, test } from "../../fixtures/test.ts";

// Spec 2.7
test("a passkey is added, signs in by one button, and is removed", async ({
  signedIn: page,
  person,
}) => {
  const device = await passkeyHolder(page);
  await disablePasskeyAutofill(page);
  await page.goto("/profile");
  await page.getByRole("button", { name: "Add a Passkey" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog").getByLabel("Name")).toBeFocused();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.type("My laptop");
  await page.getByRole("dialog").getByLabel("Password", { exact: true }).fill(person.password);
  await page.keyboard.press("Enter");

  const passkeys = page.getByRole("list", { name: "Passkeys" });
  await expect(passkeys.getByRole("listitem")).toContainText("My laptop");
  expect(await device.count()).toBe(1);
  await signOut(page);
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole("button", { name: "Sign In with a Passkey" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("tab", { name: "Wine Collection" })).toBeVisible();

  await page.goto("/profile");
  await passkeys.getByRole("button", { name: "Rename My laptop" }).click();
  await page.getByRole("textbox", { name: "Name", exact: true }).fill("The old laptop");
  await page.keyboard.press("Enter");
  await expect(passkeys.getByRole("listitem")).toContainText("The old laptop");
  await expect(passkeys.getByRole("listitem")).toContainText("last used");
  await passkeys.getByRole("button", { name: "Remove The old laptop" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Password", { exact: true }).fill(person.password);
  await dialog.getByRole("button", { name: "Remove Passkey" }).click();
  await expect(passkeys).toBeHidden();
  await expect(page.getByRole("heading", { name: "Passkeys" })).toBeFocused();
});

test("a passkey offered by the browser's autofill signs in without typing", async ({
  signedIn: page,
  person,
}) => {
  await passkeyHolder(page);
  await addPasskey(page, person);

  await page.getByRole("button", { name: "Sign Out" }).click();

  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText("Welcome back!")).toBeVisible();
  await expect(page.getByRole("tab", { name: "Wine Collection" })).toBeVisible();
});

test("a passwordless account is recovered by mail and deleted by passkey", async ({
  signedIn: page,
  person,
  server,
}) => {
  const device = await passkeyHolder(page);
  await disablePasskeyAutofill(page);
  await addPasskey(page, person);
  await page.getByRole("button", { name: "Remove Password" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("button", { name: "Keep Password" })).toBeFocused();
  await dialog.getByRole("button", { name: "Use a Passkey Instead" }).click();
  expect(await accessibilityFaults(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Remove Password" }).click();
  await expect(page.getByText("Your account has no password.")).toBeVisible();
  await device.clear();
  await signOut(page);

  await page.getByRole("button", { name: "Sign In with a Passkey" }).click();
  await expect(page.getByRole("alert")).toHaveText("No passkey was used. Please try again.");
  await page.goto("/forgot-password");
  await page.getByLabel("Email").fill(person.email);
  await page.getByRole("button", { name: "Send Reset Email" }).click();
  await page.goto(await mailedLink(server, "/reset-password"));
  await page.getByLabel("New Password", { exact: true }).fill("a new horse");
  await page.getByRole("button", { name: "Reset Password" }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.getByLabel("Email").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill("a new horse");
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page.getByRole("tab", { name: "Wine Collection" })).toBeVisible();

  await addPasskey(page, { ...person, password: "a new horse" });
  await page.getByRole("button", { name: "Delete My Account" }).click();
  await dialog.getByRole("button", { name: "Use a Passkey Instead" }).click();
  await dialog.getByRole("button", { name: "Delete Account" }).click();
  await expect(page).toHaveURL(/\/deleted$|\/login$/);
});

test.describe(() => {
  test.use({ basePath: "/cellar" });

  test("a passkey signs in to an app with a base path", async ({
    signedIn: page,
    person,
    server,
  }) => {
    await passkeyHolder(page);
    await addPasskey(page, person, `${server.url}/profile`);

    await page.getByRole("button", { name: "Sign Out" }).click();

    await expect(page.getByText("Welcome back!")).toBeVisible();
    expect(new URL(page.url()).pathname).toMatch(/^\/cellar/);
  });
});

/**
 * Makes the page's browser behave like an older browser, which cannot offer passkeys in a text
 * field.
 */
async function disablePasskeyAutofill(page: Page): Promise<void> {
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
  });
}

async function addPasskey(page: Page, { password }: Person, profile = "/profile"): Promise<void> {
  await page.goto(profile);
  await page.getByRole("button", { name: "Add a Passkey" }).click();
  await page.getByRole("dialog").getByLabel("Name").fill("My laptop");
  await page.getByRole("dialog").getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Add Passkey" }).click();
  await expect(page.getByRole("list", { name: "Passkeys" })).toContainText("My laptop");
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole("button", { name: "Sign In with a Passkey" })).toBeVisible();
}
