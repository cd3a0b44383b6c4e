import { accessibilityFaults } from "../../fixtures/axe.ts";
import {
  type IdentityProvider,
  identityProvider,
} from "../../fixtures/servers/identityProvider.ts";
import { expect, signIn, test as base } from "../../fixtures/test.ts";

const test = base.extend<{ readonly provider: IdentityProvider }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the dependencies here.
  provider: async ({}, use) => {
    const provider = await identityProvider();
    await use(provider);
    await provider.close();
  },
  serverEnv: async ({ provider }, use) => {
    await use(provider.env);
  },
});

test.use({ serviceWorkers: "allow" });

// Spec 2.6
test("a user signs up, in and out through an identity provider", async ({ page }) => {
  await page.goto("/profile");
  await expect(page).toHaveURL(/\/login$/);
  await page.getByRole("link", { name: "Create one" }).click();
  const go = page.getByRole("button", { name: "Continue with Example" });
  await expect(go).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await go.focus();
  await page.keyboard.press("Enter");

  await expect(page.getByText("Account created!")).toBeVisible();
  // After the sign-in, the provider returns to the page that was requested first.
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByText("ada@login.example").first()).toBeVisible();
  await expect(page.getByText("This is your only way to sign in.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Unlink Example" })).toBeHidden();
  expect(await accessibilityFaults(page)).toEqual([]);

  const dialog = page.getByRole("dialog");
  await page.getByRole("button", { name: "Set a Password" }).click();
  await dialog.getByLabel("New Password", { exact: true }).fill("a new horse");
  await expect(dialog).toContainText("Example will ask you to sign in");
  expect(await accessibilityFaults(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Set Password" }).click();
  await expect(page.getByText("You're confirmed")).toBeVisible();
  await page.getByRole("button", { name: "Set a Password" }).click();
  await dialog.getByLabel("New Password", { exact: true }).fill("a new horse");
  await expect(dialog).toContainText("Example has confirmed that it's you.");
  await dialog.getByRole("button", { name: "Set Password" }).click();
  await expect(page.getByRole("button", { name: "Remove Password" })).toBeVisible();

  const endsThere = page.waitForRequest((request) => request.url().includes("/endsession?"));
  await page.getByRole("button", { name: "Sign Out" }).click();
  expect(new URL((await endsThere).url()).searchParams.get("client_id")).toBe("winecellar");
  await expect(page).toHaveURL(/\/login$/);
  await go.click();
  await expect(page.getByText("Welcome back!")).toBeVisible();
  await expect(page.getByRole("tab", { name: "Wine Collection" })).toBeVisible();
});

test("an identity signs in to a password account only after it is linked", async ({
  signedIn: page,
  person,
  provider,
}) => {
  provider.person = { sub: "somebody", email: person.email };
  await page.getByRole("button", { name: "Sign Out" }).click();
  await page.getByRole("button", { name: "Continue with Example" }).click();
  await expect(page.getByRole("alert")).toContainText(
    "There is an account with your email address",
  );
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole("link", { name: "Back to Login" }).click();
  await signIn(page, person);

  await page.goto("/profile");
  await page.getByRole("button", { name: "Link Example" }).focus();
  await page.keyboard.press("Enter");
  const password = page.getByRole("dialog").getByLabel("Password", { exact: true });
  await expect(password).toBeFocused();
  await page.keyboard.type(person.password);
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Account linked")).toBeVisible();
  await page.getByRole("button", { name: "Sign Out" }).click();
  await page.getByRole("button", { name: "Continue with Example" }).click();
  await expect(page.getByText("Welcome back!")).toBeVisible();

  await page.goto("/profile");
  await page.getByRole("button", { name: "Unlink Example" }).click();
  const unlinking = page.getByRole("dialog");
  await unlinking.getByLabel("Password", { exact: true }).fill(person.password);
  await unlinking.getByRole("button", { name: "Unlink Example" }).click();
  await expect(page.getByRole("button", { name: "Link Example" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Sign In with Example" })).toBeFocused();
});

test.describe(() => {
  test.use({ basePath: "/cellar" });

  test("the provider returns to the app's base path after the sign-in", async ({
    page,
    server,
  }) => {
    await page.goto(`${server.url}/login`);
    await page.getByRole("button", { name: "Continue with Example" }).click();

    await expect(page.getByRole("tab", { name: "Wine Collection" })).toBeVisible();
    expect(new URL(page.url()).pathname).toMatch(/^\/cellar/);
  });
});
