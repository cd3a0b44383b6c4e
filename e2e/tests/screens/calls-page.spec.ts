import { accessibilityFaults } from "../../fixtures/axe.ts";
import { addByCall, entry } from "../../fixtures/cellar.ts";
import { expect, test } from "../../fixtures/test.ts";

test.use({ serviceWorkers: "allow" });

test("the API page lists all calls, and runs them as the signed-in user", async ({
  signedIn: page,
}) => {
  const refused: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") refused.push(message.text());
  });
  await addByCall(page, entry());
  await page.goto("/api/docs");
  const list = page.locator("details").filter({ hasText: "GET /api/wines" }).first();

  await list.getByText("GET /api/wines").click();
  await list.getByRole("button", { name: "Make the call" }).click();
  await expect(list.getByRole("status")).toContainText('"name": "Clos du Test"');

  const add = page.locator("details").filter({ hasText: "POST /api/wines" }).first();
  await add.getByText("POST /api/wines", { exact: true }).click();
  await add.getByRole("button", { name: "Make the call" }).click();
  await expect(add.getByRole("status")).toContainText('"code": "invalid"');
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(refused.filter((text) => text.includes("Content Security Policy"))).toEqual([]);
});
