import type { Locator, Page } from "@playwright/test";
import { accessibilityFaults, newAccessibilityFaults } from "../../fixtures/axe.ts";
import { addByCall, card, entry, installed, saved } from "../../fixtures/cellar.ts";
import { expect, test } from "../../fixtures/test.ts";

/** A point on a card where no button is. */
const ON_PHOTO = { x: 48, y: 40 };

test.describe(() => {
  test.use({ serviceWorkers: "allow" });

  // Spec 10.40
  test("one Undo restores many wines archived or removed offline", async ({
    signedIn: page,
    context,
  }) => {
    await stock(page);
    await installed(page);
    await context.setOffline(true);
    await beginSelecting(page);
    await card(page, "Aloxe").click({ position: ON_PHOTO });
    await card(page, "Chinon").click({ position: ON_PHOTO, modifiers: ["Shift"] });
    await expect(count(page)).toHaveText("3 wines selected");
    await box(page, "Barolo").uncheck();
    await expect(count(page)).toHaveText("2 wines selected");

    await bar(page).getByRole("button", { name: "Archive" }).click();
    await expect(page.getByText("2 wines archived")).toBeVisible();
    await expect(page.getByRole("article")).toHaveCount(2);
    await expect(bar(page)).toBeHidden();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByRole("article")).toHaveCount(4);

    await beginSelecting(page);
    await bar(page).getByRole("button", { name: "Select all 4" }).click();
    await box(page, "Barolo").uncheck();
    await bar(page).getByRole("button", { name: "Remove" }).click();
    await expect(page.getByText("3 wines removed")).toBeVisible();
    await expect(page.getByRole("article")).toHaveCount(1);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByRole("article")).toHaveCount(4);

    await context.setOffline(false);
    await saved(page);
  });
});

// Spec 10.40
test("a long press starts selection, Ctrl+A selects all, Escape ends it", async ({
  signedIn: page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await stock(page);
  await beginSelecting(page);
  await page.keyboard.press("Escape");
  await expect(bar(page)).toBeHidden();

  await card(page, "Barolo").hover({ position: ON_PHOTO });
  await page.mouse.down();
  await expect(count(page)).toHaveText("1 wine selected");
  await page.mouse.up();
  await expect(box(page, "Barolo")).toBeChecked();
  await page.getByLabel("Search wines").fill("ba");
  await bar(page).getByRole("button", { name: "Select all 2" }).click();
  await expect(count(page)).toHaveText("2 wines selected");
  await bar(page).getByRole("button", { name: "End selecting" }).click();
  await expect(bar(page)).toBeHidden();

  await card(page, "Barolo").getByRole("link").focus();
  await page.keyboard.press("Control+a");
  await expect(count(page)).toHaveText("2 wines selected");
  await page.getByRole("button", { name: "Clear" }).click();
  await expect(page.getByRole("article")).toHaveCount(4);
  await expect(count(page)).toHaveText("2 wines selected");
  await expect(bar(page).getByRole("button", { name: "Select all 4" })).toBeVisible();
});

test("a phone's selection bar is one row at any font size", async ({ signedIn: page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await stock(page);
  await beginSelecting(page);
  await box(page, "Barolo").check();

  for (const scale of [1, 1.3]) {
    await page.addStyleTag({ content: `html { font-size: ${String(100 * scale)}% }` });
    const middles = await bar(page).evaluate((row) =>
      Array.from(row.children, (part) => {
        const { top, bottom } = part.getBoundingClientRect();
        return Math.round((top + bottom) / 2);
      }),
    );
    expect(Math.max(...middles) - Math.min(...middles)).toBeLessThanOrEqual(1);
    const spare = await bar(page).evaluate((row) => row.clientWidth - row.scrollWidth);
    expect(spare).toBe(0);
  }
});

// Spec 10.40
test("many wines are changed together; a refusal names the refused wine", async ({
  signedIn: page,
}) => {
  // Turns off animations, because a sheet that is still fading in has too little contrast.
  await page.emulateMedia({ reducedMotion: "reduce" });
  const body = { name: "Rack B", kind: "rack", parentId: null, rows: 4, columns: 6, depth: 1 };
  const rack = await page.request.post("/api/places", { data: body });
  const { id: rackId } = (await rack.json()) as { readonly id: string };
  const full = Array.from({ length: 20 }, (_, n) => `tag ${String(n)}`);
  await stock(page);
  await addByCall(page, { ...entry({ name: "Dao" }), tags: full });
  await expect(card(page, "Dao")).toBeVisible();
  await beginSelecting(page);
  await bar(page).getByRole("button", { name: "Select all 5" }).click();

  expect(await accessibilityFaults(page)).toEqual([]);
  const sheet = await openChange(page, "Change 5 wines");
  await sheet.getByRole("combobox", { name: "Place" }).click();
  await page.getByRole("option", { name: "Rack B" }).click();
  await sheet.getByRole("button", { name: "Move", exact: true }).click();
  await expect(page.getByText("5 wines moved to Rack B")).toBeVisible();
  await openChange(page, "Change 5 wines");
  expect(await newAccessibilityFaults(page, { everything: true })).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await newAccessibilityFaults(page)).toEqual([]);
  await expect(sheet.getByRole("button", { name: "Add tag" })).toBeDisabled();
  await sheet.getByLabel("Tag", { exact: true }).fill("for guests");
  await page.keyboard.press("Enter");
  await expect(page.getByText("4 wines tagged for guests")).toBeVisible();
  await expect(page.getByText("Dao: Tags must be at most 20")).toBeVisible();

  await openChange(page, "Change 5 wines");
  await sheet.getByLabel("Drink From").fill("2030");
  await sheet.getByLabel("Drink Until").fill("2020");
  await sheet.getByRole("button", { name: "Set window" }).click();
  await expect(sheet.getByText("Drink Until must be 2030 or later")).toBeVisible();
  await sheet.getByLabel("Drink Until").fill("2035");
  await sheet.getByRole("button", { name: "Set window" }).click();
  await expect(page.getByText("5 wines given this window")).toBeVisible();

  await openChange(page, "Change 5 wines");
  await sheet.getByLabel("Currency").fill("gbp");
  await expect(sheet.getByRole("button", { name: "Set price" })).toBeDisabled();
  await sheet.getByLabel("Price per Bottle").fill("much");
  await page.keyboard.press("Enter");
  await expect(sheet.getByText("Price must be an amount, like 45.50")).toBeVisible();
  await sheet.getByLabel("Price per Bottle").fill("45,50");
  await page.keyboard.press("Enter");
  await expect(page.getByText(/^5 wines priced/)).toBeVisible();
  await saved(page);

  const wines = (await (await page.request.get("/api/wines")).json()) as readonly StoredWine[];
  const edited = wines.map(({ name, drinkFrom, drinkTo, tags, lots }) => ({
    name,
    drinkFrom,
    drinkTo,
    isTagged: tags.includes("for guests"),
    prices: lots.map(({ price }) => price),
    places: lots.map(({ placeId }) => placeId),
  }));
  expect(edited).toHaveLength(5);
  for (const one of edited) {
    expect(one).toEqual({
      name: one.name,
      drinkFrom: 2030,
      drinkTo: 2035,
      isTagged: one.name !== "Dao",
      prices: [{ minor: 4_550, currency: "GBP" }],
      places: [rackId],
    });
  }
});

// Spec 10.40
test("one Undo reverses any change of many wines", async ({ signedIn: page }) => {
  const body = { name: "Rack B", kind: "rack", parentId: null, rows: 4, columns: 6, depth: 1 };
  await page.request.post("/api/places", { data: body });
  await stock(page);
  await saved(page);
  const before: unknown = await (await page.request.get("/api/wines")).json();
  await beginSelecting(page);
  await bar(page).getByRole("button", { name: "Select all 4" }).click();

  const given = [
    ["4 wines moved to Rack B", giveAPlace],
    ["4 wines tagged for guests", fillIn({ Tag: "for guests" }, "Add tag")],
    ["4 wines given this window", fillIn({ "Drink Until": "2035" }, "Set window")],
    ["4 wines priced €45.50", fillIn({ "Price per Bottle": "45.50" }, "Set price")],
  ] as const;
  for (const [toast, give] of given) {
    await give(page, await openChange(page, "Change 4 wines"));
    await expect(page.getByText(toast)).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByText(toast)).toBeHidden();
  }
  await saved(page);

  expect(await (await page.request.get("/api/wines")).json()).toEqual(before);
});

async function giveAPlace(page: Page, sheet: Locator): Promise<void> {
  await sheet.getByRole("combobox", { name: "Place" }).click();
  await page.getByRole("option", { name: "Rack B" }).click();
  await sheet.getByRole("button", { name: "Move", exact: true }).click();
}

function fillIn(fields: Readonly<Record<string, string>>, verb: string) {
  return async (_page: Page, sheet: Locator): Promise<void> => {
    for (const [label, value] of Object.entries(fields)) {
      await sheet.getByLabel(label, { exact: true }).fill(value);
    }
    await sheet.getByRole("button", { name: verb }).click();
  };
}

interface StoredWine {
  readonly name: string;
  readonly drinkFrom: number | null;
  readonly drinkTo: number | null;
  readonly tags: readonly string[];
  readonly lots: readonly { readonly price: unknown; readonly placeId: string | null }[];
}

async function stock(page: Page): Promise<void> {
  await addByCall(page, entry({ name: "Aloxe", producer: "Alain" }));
  await addByCall(page, entry({ name: "Barolo", producer: "Vietti" }));
  await addByCall(page, entry({ name: "Chinon", producer: "Baudry" }));
  await addByCall(page, entry({ name: "Savennières", producer: "Closel" }));
  await expect(card(page, "Savennières")).toBeVisible();
}

const bar = (page: Page): Locator => page.getByRole("group", { name: "Selected wines" });

const count = (page: Page): Locator => bar(page).getByRole("status");

const box = (page: Page, name: string): Locator =>
  page.getByRole("checkbox", { name: `Select ${name}` });

/** Presses "Select wines" and waits until the selection has started. */
async function beginSelecting(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Select wines" }).click();
  await expect(count(page)).toHaveText("0 wines selected");
  await expect(page.getByRole("dialog")).toBeHidden();
}

async function openChange(page: Page, title: string): Promise<Locator> {
  await bar(page).getByRole("button", { name: "Change" }).click();
  const sheet = page.getByRole("dialog", { name: title });
  await expect(sheet).toBeVisible();
  return sheet;
}
