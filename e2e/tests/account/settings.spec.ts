import { accessibilityFaults, newAccessibilityFaults } from "../../fixtures/axe.ts";
import { addByCall, card, entry, goTo, installed, openManualEntry } from "../../fixtures/cellar.ts";
import { expect, test } from "../../fixtures/test.ts";

for (const width of [390, 1280]) {
  const onScreen = `${String(width)} px wide`;

  test(`preferences are stored on the device and used in forms, ${onScreen}`, async ({
    signedIn: page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await goTo(page, "Places");
    await page.getByRole("button", { name: "Add Your First Place" }).click();
    const place = page.getByRole("dialog", { name: "Add Place" });
    await place.getByLabel("Name").fill("Kitchen");
    await page.keyboard.press("Enter");
    await expect(place).toBeHidden();

    // Closing the dialog goes back in the browser's history, which may abort this navigation.
    await expect(() => page.goto("/profile")).toPass();
    const preferences = page.getByRole("link", { name: "Preferences" });
    const inView = page.getByRole("navigation", { name: "Sections" }).locator("[aria-current]");
    await expect(inView).toHaveText("Email Address");
    await preferences.click();
    await expect(page.getByRole("heading", { name: "Preferences" })).toBeInViewport();
    await expect(inView).toHaveText("Preferences");
    await page.getByRole("combobox", { name: "Theme" }).selectOption("Dark");
    await expect(page.locator("html")).toHaveAttribute("data-mantine-color-scheme", "dark");
    await page.getByRole("combobox", { name: "Theme" }).selectOption("Same as the system");
    await expect(page.locator("html")).toHaveAttribute("data-mantine-color-scheme", "light");
    await page.emulateMedia({ colorScheme: "dark" });
    await expect(page.locator("html")).toHaveAttribute("data-mantine-color-scheme", "dark");
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: "light" });
    await page.getByRole("combobox", { name: "Currency" }).selectOption("CHF, Swiss Franc");
    await page.getByRole("combobox", { name: "Rating scale" }).selectOption("Out of 20");
    await page.getByRole("combobox", { name: "Dates" }).selectOption("2026-11-25");
    await page.getByRole("combobox", { name: "Default place" }).click();
    await page.getByRole("option", { name: "Kitchen" }).click();
    expect(await newAccessibilityFaults(page)).toEqual([]);

    await page.reload();
    await expect(page.getByRole("combobox", { name: "Currency" })).toHaveValue("CHF");
    await expect(page.getByText(/Signed in \d{4}-\d{2}-\d{2}/).first()).toBeVisible();
    await page.goto("/");
    const form = await openManualEntry(page);
    await form.getByRole("button", { name: "More" }).click();
    await expect(form.getByLabel("Currency")).toHaveValue("CHF");
    await expect(form.getByLabel("Place", { exact: true })).toHaveValue("Kitchen");
  });
}

test("a notification's link opens the profile at the notification settings", async ({
  signedIn: page,
}) => {
  await page.goto("/profile#notifications");

  await expect(page.getByRole("heading", { name: "Notifications" })).toBeInViewport();
  const inView = page.getByRole("navigation", { name: "Sections" }).locator("[aria-current]");
  await expect(inView).toHaveText("Notifications");
});

test("the profile marks the current section in a menu of one line", async ({ signedIn: page }) => {
  await page.goto("/profile");
  const inView = page.getByRole("navigation", { name: "Sections" }).locator("[aria-current]");
  await expect(inView).toHaveText("Email Address");

  await page.mouse.move(700, 400);
  await page.mouse.wheel(0, 800);
  await expect(inView).not.toHaveText("Email Address");
  for (const name of ["About", "Delete Account", "Devices"]) {
    await page.getByRole("link", { name, exact: true }).click();
    await expect(inView).toHaveText(name);
  }

  const own = page.getByRole("link", { name: "Profile Settings" });
  await expect(own).toHaveAttribute("aria-current", "page");
  expect((await own.boundingBox())?.height).toBeLessThan(50);
});

test.describe(() => {
  test.use({ serviceWorkers: "allow" });

  test("help opens offline, from the sidebar and from the palette", async ({
    signedIn: page,
    context,
  }) => {
    await addByCall(page, entry());
    await expect(card(page, "Clos du Test")).toBeVisible();
    await installed(page);
    await context.setOffline(true);

    await page.getByRole("link", { name: "Help", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Help" })).toBeVisible();
    await page.getByText("CellarTracker", { exact: true }).click();
    await expect(page.getByText("Open My Cellar on the website")).toBeVisible();
    await expect(page.getByText(/^Version \d/)).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);

    await page.getByRole("link", { name: "Wine Collection" }).click();
    await expect(card(page, "Clos du Test")).toBeVisible();
    await page.keyboard.press("Control+k");
    await page.getByRole("combobox", { name: "Wine, place or action" }).fill("help");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "Help" })).toBeVisible();
  });
});
