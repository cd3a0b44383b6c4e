import { accessibilityFaults } from "../../fixtures/axe.ts";
import { addByCall, entry } from "../../fixtures/cellar.ts";
import { expect, test } from "../../fixtures/test.ts";

test("a calendar address is created, read, replaced and removed in the profile", async ({
  signedIn: page,
}) => {
  const year = new Date().getFullYear();
  await addByCall(page, { ...entry(), drinkFrom: year + 1 });
  await page.goto("/profile");
  const card = page.getByRole("region", { name: "Calendar" });
  await card.getByRole("checkbox", { name: "Name the wines in the calendar" }).check();
  const addressFrom = async (button: string) => {
    await card.getByRole("button", { name: button }).press("Enter");
    const shown = page.getByRole("dialog", { name: "Calendar address" });
    const address = await shown.getByLabel("Address").inputValue();
    expect(await accessibilityFaults(page)).toEqual([]);
    await shown.getByRole("button", { name: "Done" }).press("Enter");
    await expect(shown).toBeHidden();
    return address;
  };

  const first = await addressFrom("Make Address");
  const feed = await fetch(first);
  expect([feed.status, feed.headers.get("Content-Type")]).toEqual([
    200,
    "text/calendar; charset=utf-8",
  ]);
  expect(await feed.text()).toContain("SUMMARY:Ready to drink: Clos du Test");
  await expect(card.getByText(/^Names your wines, since/)).toBeVisible();
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await accessibilityFaults(page)).toEqual([]);
    }
  }

  const second = await addressFrom("Replace Address");
  expect((await fetch(first)).status).toBe(404);
  expect((await fetch(second)).status).toBe(200);

  await card.getByRole("button", { name: "End Calendar" }).press("Enter");
  await expect(page.getByText("Calendar ended")).toBeVisible();
  await expect(card.getByRole("heading", { name: "Calendar" })).toBeFocused();
  expect((await fetch(second)).status).toBe(404);
});
