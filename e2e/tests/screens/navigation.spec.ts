import { accessibilityFaults, newAccessibilityFaults } from "../../fixtures/axe.ts";
import { addByCall, card, entry, goTo } from "../../fixtures/cellar.ts";
import { expect, test } from "../../fixtures/test.ts";

const PAGES = [
  ["Places", "/places"],
  ["Journal", "/journal"],
  ["Statistics", "/statistics"],
  ["Past Bottles", "/past-bottles"],
  ["Reminders", "/reminders"],
  ["Collection", "/"],
] as const;

test("the sidebar links to every page and marks the current one", async ({ signedIn: page }) => {
  const cellar = page.getByRole("navigation", { name: "Cellar" });

  for (const [title, path] of PAGES) {
    await goTo(page, title);
    await expect(page).toHaveURL((url) => url.pathname === path);
    await expect(cellar.locator("[aria-current=page]")).toHaveText(title);
  }
  await goTo(page, "Places");
  await page.getByRole("link", { name: "Wine Cellar" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Wine Cellar" })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
});

for (const width of [390, 1280]) {
  test(`in a window of ${String(width)} px, each page links one level up`, async ({
    signedIn: page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await addByCall(page, entry());
    const back = page.getByRole("banner").getByRole("link");
    const year = `/years/${String(new Date().getFullYear())}`;

    for (const [path, title, above] of [
      [year, "Journal", "/journal"],
      ["/places/none", "Places", "/places"],
      ["/recently-removed", "Past Bottles", "/past-bottles"],
      ["/statistics", "Wine Collection", "/"],
      ["/reminders", "Wine Collection", "/"],
      ["/profile", "Wine Collection", "/"],
      ["/import", "Wine Collection", "/"],
    ] as const) {
      await page.goto(path);
      await back.click();
      await expect(page).toHaveURL((url) => url.pathname === above);
      if (above === "/") await expect(card(page, "Clos du Test")).toBeVisible();
      else await expect(back, title).toHaveText("Wine Collection");
    }
    await expect(back).toBeHidden();

    await page.getByLabel("Search wines").fill("clos");
    await goTo(page, "Statistics");
    await expect(back).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    await back.click();
    await expect(page.getByLabel("Search wines")).toHaveValue("clos");
  });

  test(`in a window of ${String(width)} px, one tap in the sidebar changes the theme`, async ({
    signedIn: page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme: "light" });
    await page.goto("/profile");
    if (width < 768) await page.getByRole("button", { name: "Toggle Sidebar" }).click();

    await page.getByRole("button", { name: "Dark Mode" }).click();
    await expect(page.locator("html")).toHaveAttribute("data-mantine-color-scheme", "dark");
    await page.getByRole("button", { name: "Light Mode" }).click();
    await expect(page.locator("html")).toHaveAttribute("data-mantine-color-scheme", "light");
  });
}

test("a phone's bottom bar leads to main pages and hides during typing", async ({
  signedIn: page,
}) => {
  await addByCall(page, entry());
  await page.setViewportSize({ width: 390, height: 844 });
  const bar = page.getByRole("navigation", { name: "Main" });
  const current = bar.locator("[aria-current=page]");
  await expect(card(page, "Clos du Test")).toBeVisible();

  await bar.getByRole("link", { name: "Places" }).click();
  await expect(page).toHaveURL(/\/places$/);
  await expect(current).toHaveText("Places");
  await bar.getByRole("link", { name: "Pairing" }).click();
  await expect(page.getByRole("tab", { name: "Meal Pairing", selected: true })).toBeVisible();
  await expect(current).toHaveText("Pairing");
  await bar.getByRole("link", { name: "Journal" }).click();
  await expect(page).toHaveURL(/\/journal$/);
  await bar.getByRole("link", { name: "Collection" }).click();
  await expect(page.getByRole("tab", { name: "Wine Collection", selected: true })).toBeVisible();

  await page.getByLabel("Search wines").focus();
  await expect(bar).toBeHidden();
  await page.getByLabel("Search wines").blur();
  await expect(bar).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await newAccessibilityFaults(page)).toEqual([]);

  await goTo(page, "Statistics");
  await expect(page).toHaveURL(/\/statistics$/);
  await expect(page.getByRole("dialog", { name: "Sidebar" })).toBeHidden();
  await bar.getByRole("button", { name: "Add" }).click();
  await expect(page.getByRole("dialog", { name: "Add New Wine" })).toBeVisible();
});
