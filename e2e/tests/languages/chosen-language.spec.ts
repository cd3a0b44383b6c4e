import { accessibilityFaults } from "../../fixtures/axe.ts";
import { addByCall, card, entry, installed } from "../../fixtures/cellar.ts";
import { expect, test } from "../../fixtures/test.ts";

test.use({ serviceWorkers: "allow" });

test("the app is in the chosen language, offline and after a reload", async ({
  signedIn: page,
  context,
}) => {
  await addByCall(page, entry({ name: "Barolo", quantity: 2 }));
  await installed(page);
  await page.goto("/profile");
  await page.getByLabel("Language").selectOption("Deutsch");
  await expect(page.getByRole("heading", { name: "Einstellungen", level: 2 })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  expect(await accessibilityFaults(page)).toEqual([]);

  await context.setOffline(true);
  await page.goto("/");
  await expect(card(page, "Barolo")).toBeVisible();
  await expect(page.getByRole("link", { name: "Sammlung" })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);

  await page.goto("/profile");
  await page.getByLabel("Sprache").selectOption("English");
  await expect(page.getByRole("heading", { name: "Preferences", level: 2 })).toBeVisible();
});

test("after the sign-in the app switches to the account's language", async ({
  signedIn: page,
  person,
  browser,
}) => {
  await page.request.patch("/api/auth/profile", { data: { language: "fr" } });
  const other = await browser.newContext();
  const login = await other.newPage();

  await login.goto(new URL("/login", page.url()).href);
  await login.getByLabel("Email").fill(person.email);
  await login.getByLabel("Password", { exact: true }).fill(person.password);
  await login.getByRole("button", { name: "Sign In", exact: true }).click();

  await expect(login.locator("html")).toHaveAttribute("lang", "fr");
  await expect(login.getByRole("tab", { name: "Mes vins" })).toBeVisible();
  await other.close();
});

test.describe(() => {
  test.use({ locale: "de-DE" });

  test("in a German browser, the first page and a new account's mails are German", async ({
    page,
    person,
  }) => {
    await page.goto("/login");
    await expect(
      page.getByRole("heading", { name: "Melde dich in deinem Keller an" }),
    ).toBeVisible();
    await page.goto("/signup");
    await page.getByLabel("E-Mail").fill(person.email);
    await page.getByLabel("Passwort", { exact: true }).fill(person.password);
    await page.getByRole("button", { name: "Konto erstellen" }).click();

    await expect(page.getByRole("link", { name: "Sammlung" })).toBeVisible();
    const answer = await page.request.get("/api/auth/me");
    expect(await answer.json()).toMatchObject({ user: { language: "de" } });
  });
});
