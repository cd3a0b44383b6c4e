import type { Locator, Page } from "@playwright/test";
import { accessibilityFaults, newAccessibilityFaults } from "../../fixtures/axe.ts";
import { addByCall, dismiss, card, entry, installed } from "../../fixtures/cellar.ts";
import { expect, test } from "../../fixtures/test.ts";

// Spec 10.30
test("the sort order is in the address and survives reloads and Back", async ({
  signedIn: page,
}) => {
  await stock(page);
  await expect.poll(() => names(page)).toEqual(["Aloxe", "Barolo", "Chinon"]);
  expect(new URL(page.url()).search).toBe("");

  await chooseInView(page, "Sort", "Added, newest first");
  await expect.poll(() => names(page)).toEqual(["Chinon", "Aloxe", "Barolo"]);
  await chooseInView(page, "Sort", "Vintage, newest first");
  await expect.poll(() => names(page)).toEqual(["Barolo", "Aloxe", "Chinon"]);
  await page.getByLabel("Search wines").pressSequentially("lo");
  await expect.poll(() => names(page)).toEqual(["Barolo", "Aloxe"]);
  const bookmark = page.url();

  await page.reload();
  await expect.poll(() => names(page)).toEqual(["Barolo", "Aloxe"]);
  await expect(page.getByLabel("Search wines")).toHaveValue("lo");

  await page.goBack();
  await expect.poll(() => names(page)).toEqual(["Barolo", "Aloxe", "Chinon"]);
  await page.goBack();
  await expect.poll(() => names(page)).toEqual(["Chinon", "Aloxe", "Barolo"]);
  await page.goBack();
  await expect.poll(() => names(page)).toEqual(["Aloxe", "Barolo", "Chinon"]);
  await page.goForward();
  await expect.poll(() => names(page)).toEqual(["Chinon", "Aloxe", "Barolo"]);

  await page.goto("/profile");
  await page.goto(bookmark);
  await expect.poll(() => names(page)).toEqual(["Barolo", "Aloxe"]);
});

// Spec 10.30
test("the table sorts by headings and groups, and columns can be hidden", async ({
  signedIn: page,
}) => {
  await stock(page);
  await page.getByRole("button", { name: "List" }).click();
  const table = page.getByRole("table");
  const wines = () => lines(table.locator("th[scope=rowgroup], th a bdi"));
  await expect.poll(wines).toEqual(["Aloxe", "Barolo", "Chinon"]);

  await expect(table.getByRole("row", { name: /^Barolo 2019\s*Vietti/ })).toBeVisible();
  await page.getByRole("button", { name: /^View/ }).click();
  await page.getByRole("checkbox", { name: "Producer" }).check();
  await page.keyboard.press("Escape");
  await table.getByRole("button", { name: "Producer" }).click();
  await expect(table.getByRole("columnheader", { name: "Producer" })).toHaveAttribute(
    "aria-sort",
    "ascending",
  );
  await expect.poll(wines).toEqual(["Aloxe", "Chinon", "Barolo"]);
  await table.getByRole("button", { name: "Producer" }).click();
  await expect.poll(wines).toEqual(["Barolo", "Chinon", "Aloxe"]);

  const barolo = table.getByRole("row", { name: /^Barolo/ });
  await barolo.getByRole("button", { name: "Remove a bottle of Barolo" }).click();
  await expect(barolo.getByText("2", { exact: true })).toBeVisible();
  await barolo.getByRole("button", { name: "Archive Barolo" }).click();
  await expect.poll(wines).toEqual(["Chinon", "Aloxe"]);

  await page.getByRole("button", { name: /^View/ }).click();
  await page.getByRole("checkbox", { name: "Country" }).check();
  await page.getByRole("checkbox", { name: "Type" }).uncheck();
  await dismiss(page);
  await page.reload();
  await expect
    .poll(() => table.getByRole("columnheader").allTextContents())
    .toEqual(["Name", "Producer", "Region", "Country", "Window", "Place", "Bottles"]);

  await page.goto("/?group=region&look=table&sort=name");
  await expect.poll(wines).toEqual(["Chinon 6 bottles across 2 wines", "Aloxe", "Chinon"]);
  await page.goto("/?group=type&look=cards");
  await expect(page.getByRole("region", { name: "Red Wine" }).getByRole("article")).toHaveCount(2);

  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto("/?look=table&sort=-producer");
  await expect.poll(wines).toEqual(["Chinon", "Aloxe"]);
  const row = table.getByRole("row", { name: /^Aloxe 2015/ });
  await expect(row).toContainText("Alain");
  expect((await row.boundingBox())?.height).toBe(72);
  await table.getByRole("link", { name: /^Aloxe/ }).click();
  await expect(page.getByRole("heading", { name: "Aloxe" })).toBeVisible();
  await page.goBack();
  await expect(table.getByRole("link", { name: /^Aloxe/ })).toBeFocused();
});

test.describe(() => {
  test.use({ serviceWorkers: "allow" });

  // Spec 10.33
  test("a saved view is opened offline by a tap, and removed", async ({
    signedIn: page,
    context,
  }) => {
    await stock(page);
    await installed(page);
    await page.goto("/?q=lo&sort=-vintage");
    await expect.poll(() => names(page)).toEqual(["Barolo", "Aloxe"]);
    await page.getByRole("button", { name: /^View/ }).click();
    const sheet = page.getByRole("dialog", { name: "View" });
    await sheet.getByRole("button", { name: "Save" }).click();
    await expect(sheet.getByText("Give it a name")).toBeVisible();
    await sheet.getByLabel("Save this view as").fill("Young ones");
    await page.keyboard.press("Enter");
    await expect(sheet.getByRole("button", { name: "Remove saved view Young ones" })).toBeVisible();
    await page.keyboard.press("Escape");

    await context.setOffline(true);
    await page.getByRole("button", { name: "Clear" }).click();
    await expect.poll(() => names(page)).toEqual(["Barolo", "Aloxe", "Chinon"]);
    const saved = page.getByRole("list", { name: "Saved views" }).getByRole("button");
    await expect(saved).toHaveAttribute("aria-pressed", "false");
    await saved.click();
    await expect.poll(() => names(page)).toEqual(["Barolo", "Aloxe"]);
    await expect(saved).toHaveAttribute("aria-pressed", "true");

    await page.getByRole("button", { name: /^View/ }).click();
    await sheet.getByRole("button", { name: "Remove saved view Young ones" }).click();
    await page.keyboard.press("Escape");
    await expect(saved).toBeHidden();
  });
});

// Spec 10.30
test("wines are searched, sorted and grouped by place in a saved view", async ({
  signedIn: page,
}) => {
  const cellar = await addPlace(page, { name: "Cellar", kind: "room" });
  const rack = await addPlace(page, { name: "Rack B", kind: "rack", parentId: cellar });
  await addByCall(page, { ...entry({ name: "Aloxe" }), lots: [lotIn(cellar)] });
  await addByCall(page, { ...entry({ name: "Barolo" }), lots: [lotIn(rack), lotIn(cellar)] });
  await addByCall(page, entry({ name: "Chinon" }));
  await expect(card(page, "Chinon")).toBeVisible();

  await test.step("a place filter includes places inside; search finds a place's name", async () => {
    await page.getByRole("button", { name: "Filters" }).click();
    await page.getByRole("combobox", { name: "Place" }).click();
    await page.getByRole("option", { name: /^Cellar \d/ }).click();
    await expect.poll(() => names(page)).toEqual(["Aloxe", "Barolo"]);
    expect(new URL(page.url()).search).toBe(`?place=${cellar}`);
    await page.getByLabel("Search wines").fill("rack b");
    await expect.poll(() => names(page)).toEqual(["Barolo"]);
    await page.getByRole("button", { name: "Clear" }).click();
    await expect.poll(() => names(page)).toEqual(["Aloxe", "Barolo", "Chinon"]);
  });

  await test.step("a saved view groups by place", async () => {
    // A tall window, because the page contains only the cards in the window.
    await page.setViewportSize({ width: 1280, height: 1600 });
    await chooseInView(page, "Group by", "Place");
    await chooseInView(page, "Sort", "Place, Z to A");
    const lyingIn = (place: string) => page.getByRole("region", { name: place, exact: true });
    await expect(lyingIn("Cellar")).toContainText("4 bottles across 2 wines");
    await expect(lyingIn("Cellar › Rack B")).toContainText("2 bottles across 1 wine");
    await expect(lyingIn("Cellar › Rack B").getByRole("article", { name: "Barolo" })).toBeVisible();
    await expect(page.getByRole("region", { name: "Not placed" })).toContainText("Chinon");
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole("button", { name: /^View/ }).click();
    const sheet = page.getByRole("dialog", { name: "View" });
    await sheet.getByLabel("Save this view as").fill("By place");
    await page.keyboard.press("Enter");
    await expect(sheet.getByRole("button", { name: "Remove saved view By place" })).toBeVisible();
    await dismiss(page);
    await page.goto("/?group=none&sort=name");
    await expect(page.getByRole("region", { name: "Not placed" })).toBeHidden();
    await page.getByRole("list", { name: "Saved views" }).getByRole("button").click();
    await expect(page.getByRole("region", { name: "Not placed" })).toBeVisible();
  });

  await test.step("on a phone each wine has two lines with its full name", async () => {
    await page.setViewportSize({ width: 390, height: 700 });
    await page.getByRole("button", { name: "List" }).click();
    const barolo = page.getByRole("table").getByRole("row").filter({ hasText: "Barolo" }).first();
    await expect(page.getByRole("rowheader", { name: /^Cellar › Rack B/ })).toBeVisible();
    const name = await barolo.getByRole("rowheader").boundingBox();
    expect(name?.width).toBeGreaterThan(200);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await newAccessibilityFaults(page)).toEqual([]);
    await barolo.getByRole("button", { name: "Remove a bottle of Barolo" }).click();
    await expect(barolo.getByText("3", { exact: true })).toBeVisible();
  });
});

// Spec 10.39
test("wines sort by window or price; filters include tag, size and on-order", async ({
  signedIn: page,
}) => {
  const thisYear = new Date().getFullYear();
  const lot = (minor: number, details: object) => ({
    ...{ id: crypto.randomUUID(), bottles: 2 },
    ...{ price: { minor, currency: "EUR" }, ...details },
  });
  const wines = [
    {
      name: "Aloxe",
      drinkTo: thisYear + 5,
      tags: ["gift"],
      lots: [lot(2_000, { millilitres: 1_500 })],
    },
    { name: "Barolo", drinkFrom: thisYear + 1, drinkTo: thisYear + 9, lots: [lot(6_000, {})] },
    {
      name: "Chinon",
      drinkTo: thisYear - 1,
      lots: [lot(1_000, {}), lot(1_000, { state: "ordered" })],
    },
  ];
  for (const { name, ...details } of wines)
    await addByCall(page, { ...entry({ name }), ...details });
  await expect(card(page, "Chinon")).toBeVisible();

  for (const [order, expected, by] of [
    ["Drinking window, first to end", ["Chinon", "Aloxe", "Barolo"], "window"],
    ["Price, highest first", ["Barolo", "Aloxe", "Chinon"], "-price"],
  ] as const) {
    await chooseInView(page, "Sort", order);
    await expect.poll(() => names(page)).toEqual(expected);
    expect(new URL(page.url()).searchParams.get("sort")).toBe(by);
  }

  const filters = page.getByRole("button", { name: "Filters" });
  await filters.click();
  const chosen = async (label: string, option: string) => {
    await page.getByRole("combobox", { name: label }).click();
    await page.getByRole("option", { name: option }).click();
  };
  for (const [narrow, expected] of [
    [() => chosen("Tag", "gift"), ["Aloxe"]],
    [() => chosen("Bottle Size", "Magnum"), ["Aloxe"]],
    [() => page.getByRole("checkbox", { name: "On order only (1)" }).check(), ["Chinon"]],
    [() => chosen("Drinking window", "Young 1"), ["Barolo"]],
    [() => chosen("Drinking window", "Past 1"), ["Chinon"]],
    [() => chosen("Price", "50 to 100 1"), ["Barolo"]],
  ] as const) {
    await narrow();
    await expect.poll(() => names(page)).toEqual(expected);
    const bookmark = page.url();
    await page.getByRole("button", { name: "Clear" }).click();
    await expect.poll(() => names(page)).toEqual(["Barolo", "Aloxe", "Chinon"]);
    expect(page.url()).not.toBe(bookmark);
  }
});

// Spec 10.49
test("the sidebar counts the wines whose drinking window ends this year", async ({
  signedIn: page,
}) => {
  const thisYear = new Date().getFullYear();
  await stock(page);
  await addByCall(page, { ...entry({ name: "Dao" }), drinkTo: thisYear });
  await addByCall(page, { ...entry({ name: "Etna" }), drinkTo: thisYear + 1 });
  await page.goto("/?q=nobody");

  await page.getByRole("link", { name: "Leaving this year 1" }).click();
  await expect.poll(() => names(page)).toEqual(["Dao"]);
  expect(new URL(page.url()).search).toBe("?window=leaving");

  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto("/");
  await expect(card(page, "Dao")).toBeVisible();
  await inSidebar(page, (sidebar) => sidebar.getByRole("link", { name: /^Leaving this year/ }));
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect.poll(() => names(page)).toEqual(["Dao"]);
});

// Spec 10.50
test("Back from another page restores the collection's search and scroll position", async ({
  signedIn: page,
}) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await stock(page);
  await page.getByLabel("Search wines").fill("o");
  await expect.poll(() => names(page)).toEqual(["Aloxe", "Barolo", "Chinon"]);
  const last = card(page, "Chinon").getByRole("button", { name: "Edit Chinon" });
  await last.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => window.scrollY);
  expect(left).toBeGreaterThan(0);

  await inSidebar(page, (sidebar) => sidebar.getByRole("link", { name: "Profile Settings" }));
  await expect(page.getByRole("heading", { name: "Profile Settings" })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByLabel("Search wines")).toHaveValue("o");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);

  await inSidebar(page, (sidebar) => sidebar.getByRole("link", { name: "Profile Settings" }));
  await inSidebar(page, (sidebar) => sidebar.getByRole("button", { name: "Search" }));
  await expect(page.getByLabel("Search wines")).toHaveValue("o");
  expect(new URL(page.url()).search).toBe("?q=o");
});

/** Adds three wines whose order differs by name, vintage and producer. */
async function stock(page: Page): Promise<void> {
  await addByCall(page, entry({ name: "Barolo", vintage: 2019, producer: "Vietti" }));
  await addByCall(page, entry({ name: "Aloxe", vintage: 2015, producer: "Alain" }));
  await addByCall(page, entry({ name: "Chinon", vintage: 2001, producer: "Baudry" }));
  await expect(card(page, "Chinon")).toBeVisible();
}

const lotIn = (placeId: string) => ({ id: crypto.randomUUID(), bottles: 2, placeId });

async function addPlace(
  page: Page,
  place: { readonly name: string; readonly kind: string; readonly parentId?: string },
): Promise<string> {
  const answer = await page.request.post("/api/places", {
    data: { parentId: null, rows: null, columns: null, depth: null, ...place },
  });
  if (!answer.ok()) throw new Error(await answer.text());
  return ((await answer.json()) as { readonly id: string }).id;
}

const lines = async (texts: Locator): Promise<readonly string[]> =>
  (await texts.allTextContents()).map((text) => text.trim());

function names(page: Page): Promise<readonly string[]> {
  return page.getByRole("article").locator("h3 bdi").allTextContents();
}

async function chooseInView(page: Page, label: string, option: string): Promise<void> {
  if (label === "Sort") {
    await page.getByRole("combobox", { name: label }).selectOption(option);
    return;
  }
  await page.getByRole("button", { name: /^View/ }).click();
  const sheet = page.getByRole("dialog", { name: "View" });
  await sheet.getByRole("combobox", { name: label }).click();
  await page.getByRole("option", { name: option, exact: true }).click();
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
}

async function inSidebar(
  page: Page,
  choice: (sidebar: ReturnType<Page["getByRole"]>) => ReturnType<Page["getByRole"]>,
): Promise<void> {
  await page.keyboard.press("Control+b");
  await choice(page.getByRole("dialog", { name: "Sidebar" })).click();
}
