import { flaws } from "../../fixtures/axe.ts";
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
  expect(await flaws(page)).toEqual([]);

  await context.setOffline(true);
  await page.goto("/");
  await expect(card(page, "Barolo")).toBeVisible();
  await expect(page.getByRole("link", { name: "Sammlung" })).toBeVisible();
  expect(await flaws(page)).toEqual([]);

  await page.goto("/profile");
  await page.getByLabel("Sprache").selectOption("English");
  await expect(page.getByRole("heading", { name: "Preferences", level: 2 })).toBeVisible();
});
