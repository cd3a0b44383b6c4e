import { accessibilityFaults } from "../../fixtures/axe.ts";
import { addByHand, entry, saved } from "../../fixtures/cellar.ts";
import { expect, test } from "../../fixtures/test.ts";

test("a token is shown once and gives a program access until revoked", async ({
  signedIn: page,
  person,
  server,
}) => {
  await addByHand(page, entry());
  await saved(page);
  await page.goto("/profile");
  await page.getByRole("button", { name: "New Token" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog").getByLabel("Name")).toBeFocused();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.type("Shopping list");
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Password", { exact: true }).fill(person.password);
  await page.keyboard.press("Enter");

  const shown = page.getByLabel("Access token", { exact: true });
  await expect(shown).toBeFocused();
  expect(await accessibilityFaults(page)).toEqual([]);
  const headers = { authorization: `Bearer ${await shown.inputValue()}` };
  const wines = await fetch(`${server.url}/api/wines`, { headers });
  expect(await wines.json()).toMatchObject([{ name: "Clos du Test" }]);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "New Token" })).toBeFocused();

  const tokens = page.getByRole("list", { name: "Access Tokens" });
  await expect(tokens.getByRole("listitem")).toContainText("Shopping list");
  await tokens.getByRole("button", { name: "End Shopping list" }).click();
  await expect(page.getByRole("heading", { name: "Access Tokens" })).toBeFocused();
  await expect(tokens).toBeHidden();
  expect((await fetch(`${server.url}/api/wines`, { headers })).status).toBe(401);
});
