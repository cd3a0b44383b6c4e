import type { Locator, Page } from "@playwright/test";
import { aiServiceAnswering } from "../../fixtures/servers/aiService.ts";
import { addByHand, card, entry, pill, saved } from "../../fixtures/cellar.ts";
import { press, reach } from "../../fixtures/browser/keyboard.ts";
import { refuseOnce } from "../../fixtures/refusal.ts";
import { cellarServer } from "../../fixtures/servers/server.ts";
import { expect, test } from "../../fixtures/test.ts";

// Spec 1.5, 1.8, 10.3
test("a new user does every main task by keyboard alone", async ({ page, person }) => {
  await page.goto("/signup");
  await typeInto(page, page.getByLabel("Email"), person.email);
  await typeInto(page, page.getByLabel("Password", { exact: true }), person.password);
  await press(page, page.getByRole("button", { name: "Create Account" }));

  await press(page, page.getByRole("button", { name: "Add Your First Wine" }));
  const adding = page.getByRole("dialog", { name: "Add New Wine" });
  await adding.getByRole("tab", { name: "Photo Entry" }).waitFor();
  await reach(page, adding.getByRole("tab", { name: "Photo Entry" }));
  await page.keyboard.press("ArrowRight");
  await expect(adding.getByRole("tab", { name: "Manual Entry" })).toBeFocused();
  const wine = entry();
  await typeInto(page, adding.getByLabel("Name"), wine.name);
  await typeInto(page, adding.getByLabel("Producer"), wine.producer);
  await reach(page, adding.getByRole("combobox", { name: "Wine Type" }));
  await page.keyboard.press("ArrowDown");
  await page.getByRole("option", { name: "Red Wine" }).waitFor();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(adding.getByRole("combobox", { name: "Wine Type" })).toHaveValue("Red Wine");
  await typeInto(page, adding.getByLabel("Varietal"), wine.varietal);
  await typeInto(page, adding.getByLabel("Country"), wine.country);
  await typeInto(page, adding.getByLabel("Region"), wine.region);
  await press(page, adding.getByRole("button", { name: "Add Wine" }));
  await expect(adding).toBeHidden();

  const bottle = card(page, wine.name);
  await press(page, bottle.getByRole("button", { name: `Add a bottle of ${wine.name}` }));
  await expect(bottle.getByText("2 bottles", { exact: true })).toBeVisible();
  await press(page, bottle.getByRole("button", { name: `Remove a bottle of ${wine.name}` }));
  await expect(bottle.getByText("1 bottle", { exact: true })).toBeVisible();
  await page.keyboard.press("F8");
  await press(page, page.getByRole("button", { name: "Undo" }));
  await expect(bottle.getByText("2 bottles", { exact: true })).toBeVisible();

  await press(page, bottle.getByRole("button", { name: `Edit ${wine.name}` }));
  const editing = page.getByRole("dialog", { name: "Edit Wine" });
  await typeInto(page, editing.getByLabel("Tasting Notes"), "Raspberry and pencil shavings.");
  await press(page, editing.getByRole("button", { name: "Update Wine" }));
  await expect(editing).toBeHidden();
  await expect(bottle.getByText("Raspberry and pencil shavings.")).toBeVisible();
  await expect(bottle.getByRole("button", { name: `Edit ${wine.name}` })).toBeFocused();

  await press(page, bottle.getByRole("button", { name: `Archive ${wine.name}` }));
  await expect(bottle).toBeHidden();
  await expect(page.getByRole("button", { name: "Show archived" })).toBeFocused();
  await reach(page, page.getByRole("checkbox", { name: "Include archived wines" }));
  await page.keyboard.press("Space");
  await press(page, bottle.getByRole("button", { name: `Unarchive ${wine.name}` }));
  await expect(bottle.getByText("Archived", { exact: true })).toBeHidden();

  await press(page, page.getByRole("button", { name: /^Filters/ }));
  await typeInto(page, page.getByLabel("From"), "2050");
  await expect(bottle).toBeHidden();
  await press(page, page.getByRole("button", { name: "Clear" }));
  await expect(bottle).toBeVisible();

  await page.keyboard.press("Control+b");
  await expect(page.getByRole("button", { name: "Toggle Sidebar" })).toHaveAttribute(
    "aria-expanded",
    "false",
  );
  await press(page, page.getByRole("button", { name: "Sign Out" }));
  await expect(page).toHaveURL(/\/login$/);
});

test("a meal is paired by keyboard", async ({ page, person }) => {
  const ai = await aiServiceAnswering({ pairings: [], message: "Nothing suits porridge." });
  const server = await cellarServer(ai.env);
  await server.start();
  try {
    await page.goto(`${server.url}/signup`);
    await typeInto(page, page.getByLabel("Email"), person.email);
    await typeInto(page, page.getByLabel("Password", { exact: true }), person.password);
    await page.keyboard.press("Enter");
    await reach(page, page.getByRole("tab", { name: "Wine Collection" }));
    await page.keyboard.press("ArrowRight");
    await typeInto(page, page.getByLabel("What are you cooking?"), "Porridge");
    await page.keyboard.press("Enter");
    await expect(page.getByText("No pairings found")).toBeVisible();
  } finally {
    await server.remove();
    await ai.close();
  }
});

// Spec 10.3
test("Escape closes a dialog and returns the focus to its opener", async ({ signedIn: page }) => {
  const add = page.getByRole("main").getByRole("button", { name: "Add Your First Wine" });
  await press(page, add);
  await page.getByRole("dialog", { name: "Add New Wine" }).waitFor();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(add).toBeFocused();

  await page.setViewportSize({ width: 390, height: 800 });
  const toggle = page.getByRole("button", { name: "Toggle Sidebar" });
  await press(page, toggle);
  await page.getByRole("dialog", { name: "Sidebar" }).waitFor();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(toggle).toBeFocused();
});

test.describe(() => {
  test.use({ serviceWorkers: "block" });

  test("the keyboard operates the camera, refused changes and the sign-out question", async ({
    signedIn: page,
  }) => {
    await addByHand(page, entry());
    await saved(page);
    const add = page.getByRole("main").getByRole("button", { name: "Add Wine" });
    await press(page, add);
    const adding = page.getByRole("dialog", { name: "Add New Wine" });
    await press(page, adding.getByRole("button", { name: "Use Camera" }));
    await page.waitForFunction(() => (document.querySelector("video")?.videoWidth ?? 0) > 0);
    await press(page, adding.getByRole("button", { name: "Capture Photo" }));
    await press(page, adding.getByRole("button", { name: "Retake" }));
    await expect(adding.getByRole("button", { name: "Use Camera" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(add).toBeFocused();

    await page.route("**/api/sync/push", refuseOnce("Not today"));
    await press(page, page.getByRole("button", { name: "Add a bottle of Clos du Test" }));
    const needs = page.getByRole("button", { name: "Needs attention 1" });
    await press(page, needs);
    const sheet = page.getByRole("dialog", { name: "Sync" });
    await press(page, sheet.getByRole("button", { name: "Discard" }));
    await expect(sheet.getByText("Not today")).toBeHidden();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "Saved" })).toBeFocused();

    await page.route("**/api/sync/**", (route) => route.abort());
    await press(page, page.getByRole("button", { name: "Add a bottle of Clos du Test" }));
    await expect(pill(page, "Offline, 1 saved on this device")).toBeVisible();
    const signOut = page.getByRole("button", { name: "Sign Out" });
    await press(page, signOut);
    await press(page, page.getByRole("dialog").getByRole("button", { name: "Stay" }));
    await expect(signOut).toBeFocused();
  });
});

async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await reach(page, field);
  await page.keyboard.press("Control+a");
  await page.keyboard.type(text);
}
