import type { Locator, Page } from "@playwright/test";
import { accessibilityFaults, newAccessibilityFaults } from "../../fixtures/axe.ts";
import { addByCall, card, entry, goTo, installed, saved } from "../../fixtures/cellar.ts";
import { expect, test } from "../../fixtures/test.ts";

test.describe(() => {
  test.use({ serviceWorkers: "allow" });

  // Spec 10.41
  test("places can be changed offline; moving a place into itself is refused", async ({
    signedIn: page,
    context,
  }) => {
    await addByCall(page, entry());
    await expect(card(page, "Clos du Test")).toBeVisible();
    await installed(page);
    await context.setOffline(true);
    await goTo(page, "Places");
    await expect(page.getByRole("heading", { name: "No places yet" })).toBeVisible();

    await page.getByRole("button", { name: "Add Your First Place" }).click();
    const sheet = page.getByRole("dialog", { name: "Add Place" });
    await sheet.getByRole("button", { name: "Add Place" }).click();
    await expect(sheet.getByText("Name is required")).toBeVisible();
    await addPlace(page, "Cellar", "Room");
    await expect(page.getByRole("button", { name: "Add Place" })).toBeFocused();
    await page.getByRole("link", { name: /^Cellar \d+ bottle/ }).click();
    await page.getByRole("button", { name: "Add Inside" }).click();
    await addPlace(page, "Rack B", "Other");

    await page.getByRole("button", { name: "Change" }).click();
    const form = page.getByRole("dialog", { name: "Change Place" });
    await choose(page, form, "Inside", "Cellar › Rack B");
    await form.getByRole("button", { name: "Save" }).click();
    await expect(form.getByText("A place cannot be inside itself")).toBeVisible();
    await choose(page, form, "Inside", "Nothing");
    await form.getByLabel("Name").fill("Vault");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "Vault" })).toBeVisible();

    await page.getByRole("button", { name: "Remove" }).click();
    await expect(page.getByText("Vault removed")).toBeVisible();
    const tree = page.getByRole("navigation", { name: "Places" });
    await expect(tree.getByRole("link", { name: /^Rack B/ })).toBeVisible();
    await expect(tree.getByRole("link", { name: /^Vault/ })).toBeHidden();
    await expect(tree.getByRole("link", { name: "Not placed 3 bottles" })).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(tree.getByRole("link", { name: /^Vault/ })).toBeVisible();

    await page.goto("/");
    await card(page, "Clos du Test").getByRole("link", { name: "Clos du Test" }).first().click();
    await page.getByRole("button", { name: "Change: lot 1" }).click();
    const lot = page.getByRole("dialog", { name: "Lot" });
    await choose(page, lot, "Place", "Vault › Rack B");
    await lot.getByRole("button", { name: "Save Lot" }).click();
    await expect(page.getByText(/^Rack B · /)).toBeVisible();

    await context.setOffline(false);
    await saved(page);
  });
});

// Spec 10.41, 10.55
test("a bottle is placed in a rack space, moved, found and removed", async ({ signedIn: page }) => {
  await addByCall(page, entry({ name: "Barolo" }));
  await addByCall(page, entry({ name: "Chinon" }));
  await page.goto("/places");
  await page.getByRole("button", { name: "Add Your First Place" }).click();
  const sheet = page.getByRole("dialog", { name: "Add Place" });
  await sheet.getByLabel("Rows").fill("3");
  await sheet.getByLabel("Columns").fill("101");
  await sheet.getByLabel("Depth").selectOption("Two");
  await sheet.getByLabel("Name").fill("Rack B");
  await page.keyboard.press("Enter");
  await expect(sheet.getByText("Columns must be from 1 to 100")).toBeVisible();
  await sheet.getByLabel("Columns").fill("4");
  await expect(sheet.getByText("4 across, 3 high: 12 spaces in front")).toBeVisible();
  await page.keyboard.press("Enter");
  await page.getByRole("link", { name: /^Rack B/ }).click();

  await space(page, "B3: empty").click();
  const bottles = page.getByRole("dialog", { name: "B3" });
  await bottles.getByLabel("Put in").fill("baro");
  await bottles.getByRole("button", { name: /^Barolo/ }).click();
  await expect(space(page, "B3: Barolo 2019")).toBeVisible();
  await page.getByRole("button", { name: "Back" }).click();
  await space(page, "A1/2: empty").click();
  await page
    .getByRole("dialog", { name: "A1/2" })
    .getByRole("button", { name: /^Barolo.*Not placed/ })
    .click();
  await expect(space(page, "A1/2: Barolo 2019")).toBeVisible();
  await page.getByRole("button", { name: "Front" }).click();

  await space(page, "B3: Barolo 2019").press("Enter");
  await page.getByRole("button", { name: "Move", exact: true }).press("Enter");
  await expect(page.getByText("Choose a space for Barolo")).toBeVisible();
  await expect(space(page, "B3: Barolo 2019")).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Enter");
  await expect(space(page, "C2: Barolo 2019")).toBeFocused();
  await space(page, "C2: Barolo 2019").dragTo(space(page, "A4: empty"));
  await expect(space(page, "A4: Barolo 2019")).toBeVisible();
  await expect(page.getByText("2 of 24 spaces used")).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await newAccessibilityFaults(page)).toEqual([]);

  await goTo(page, "Places");
  await page.getByLabel("Where is it?").fill("barolo");
  const found = page.getByRole("list", { name: "Found" });
  await expect(
    found.getByRole("link", { name: /Rack B · A4, A1\/2|Rack B · A1\/2, A4/ }),
  ).toBeVisible();
  await expect(found.getByRole("link", { name: /Not placed/ })).toBeVisible();
  await page.getByLabel("Where is it?").fill("");

  await page.getByRole("link", { name: /^Rack B/ }).click();
  await space(page, "A4: Barolo 2019").click();
  await page.getByRole("button", { name: "Take a bottle" }).click();
  await expect(space(page, "A4: empty")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await space(page, "A4: Barolo 2019").click();
  await page.getByRole("dialog", { name: "A4" }).getByRole("link", { name: "View" }).click();
  await expect(page.getByRole("heading", { name: /^Barolo/ })).toBeVisible();

  await page.goto("/");
  const toast = page.getByRole("region", { name: /^Notifications/ });
  const another = toast.getByRole("button", { name: "Another" });
  await card(page, "Barolo")
    .getByRole("button", { name: /^Remove a bottle/ })
    .click();
  await expect(toast).toContainText("Barolo: 2 bottles. From lot 1.");
  await another.click();
  await expect(toast).toContainText("Barolo: 2 bottles. From Rack B, A1/2.");
  await another.click();
  await expect(toast).toContainText("Barolo: 2 bottles. From Rack B, A4.");
  await goTo(page, "Places");
  await page.getByRole("link", { name: /^Rack B/ }).click();
  await expect(space(page, "A4: empty")).toBeVisible();
  await page.getByRole("button", { name: "Back" }).click();
  await expect(space(page, "A1/2: Barolo 2019")).toBeVisible();
  await saved(page);
});

for (const width of [390, 1280]) {
  const onScreen = `${String(width)} px wide`;

  test(`a whole rack is visible; placed bottles fill consecutive spaces, ${onScreen}`, async ({
    signedIn: page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await addByCall(page, entry({ name: "Château Barolo", quantity: 3 }));
    const rack = { name: "Wall", kind: "rack", parentId: null, rows: 4, columns: 12, depth: 1 };
    const made = await page.request.post("/api/places", { data: rack });
    const { id } = (await made.json()) as { readonly id: string };
    await page.goto(`/places/${id}`);
    const grid = page.getByRole("grid");
    await expect(space(page, "A1: empty")).toBeVisible();
    expect(await grid.evaluate((all) => all.scrollWidth - all.clientWidth)).toBe(0);

    const unplaced = page.getByRole("region", { name: "Unplaced" });
    await unplaced.getByRole("button", { name: /^Château Barolo/ }).click();
    await expect(
      page.getByText("Choose the first space for 3 bottles of Château Barolo"),
    ).toBeVisible();
    await space(page, "B2: empty").press("Enter");
    for (const name of ["B2", "B3", "B4"]) {
      await expect(space(page, `${name}: Château Barolo 2019`)).toBeVisible();
    }
    await expect(page.getByText("3 of 48 spaces used")).toBeVisible();
    await expect(unplaced).toBeHidden();
    expect(await accessibilityFaults(page)).toEqual([]);

    await page.getByRole("button", { name: "Drinking window" }).click();
    await expect(grid.getByRole("button", { name: /^B2: Château Barolo 2019, / })).toBeVisible();
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await newAccessibilityFaults(page)).toEqual([]);
    await page.getByRole("button", { name: "Type" }).click();

    await space(page, "B4: Château Barolo 2019").click();
    if (width === 390) {
      await expect(page.getByRole("button", { name: "Close up" })).toHaveAttribute(
        "aria-pressed",
        "true",
      );
      await expect(space(page, "B4: Château Barolo 2019")).toBeFocused();
      await space(page, "B4: Château Barolo 2019").click();
    }
    await expect(page.getByRole("dialog", { name: "B4" })).toBeVisible();
  });
}

test("dragging bottles without a position into a rack's spaces places them", async ({
  signedIn: page,
}) => {
  await addByCall(page, entry({ name: "Chinon", quantity: 2 }));
  const rack = { name: "Wall", kind: "rack", parentId: null, rows: 2, columns: 3, depth: 1 };
  const made = await page.request.post("/api/places", { data: rack });
  const { id } = (await made.json()) as { readonly id: string };
  await page.goto(`/places/${id}`);

  const unplaced = page.getByRole("region", { name: "Unplaced" });
  await unplaced.getByRole("button", { name: /^Chinon/ }).dragTo(space(page, "A3: empty"));

  await expect(space(page, "A3: Chinon 2019")).toBeVisible();
  await expect(space(page, "B1: Chinon 2019")).toBeVisible();
});

const space = (page: Page, name: string): Locator =>
  page.getByRole("grid").getByRole("button", { name, exact: true });

async function addPlace(page: Page, name: string, kind: string): Promise<void> {
  const sheet = page.getByRole("dialog", { name: "Add Place" });
  await sheet.getByLabel("Name").fill(name);
  await choose(page, sheet, "Kind", kind);
  await sheet.getByRole("button", { name: "Add Place" }).click();
  await expect(sheet).toBeHidden();
}

async function choose(page: Page, form: Locator, label: string, option: string): Promise<void> {
  await form.getByRole("combobox", { name: label }).click();
  await page.getByRole("option", { name: option, exact: true }).click();
}
