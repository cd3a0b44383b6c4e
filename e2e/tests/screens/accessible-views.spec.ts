import type { Locator, Page } from "@playwright/test";
import { addByCall, entry } from "../../fixtures/cellar.ts";
import { press, reach } from "../../fixtures/browser/keyboard.ts";
import { inspect } from "../../fixtures/sights.ts";
import { expect, test } from "../../fixtures/test.ts";

// A long limit, because each test checks a dozen screens in both themes and at each width.
test.describe.configure({ timeout: 420_000 });

// Spec 10.103
test("all views of wines, places and racks pass axe and fit at 200 % zoom", async ({
  signedIn: page,
}) => {
  const rackId = await stock(page);

  await inspect(page, [
    { name: "cards in groups", go: () => openView(page, "?group=place") },
    { name: "table or list, in groups", go: () => openView(page, "?look=table&group=place") },
    {
      name: "cards, all selected",
      async go() {
        await openView(page, "?archived=1");
        await beginSelecting(page);
        await bar(page)
          .getByRole("button", { name: /^Select all/ })
          .click();
      },
    },
    {
      name: "table or list, one selected",
      async go() {
        await openView(page, "?look=table");
        await beginSelecting(page);
        await box(page, "Barolo").check();
      },
    },
    {
      name: "what many wines are given",
      async go() {
        await bar(page).getByRole("button", { name: "Change" }).click();
        await page.getByRole("dialog").getByRole("button", { name: "Add tag" }).waitFor();
      },
    },
    {
      name: "places",
      async go() {
        await page.goto("/places");
        await page.getByRole("link", { name: /^Rack B/ }).waitFor();
      },
    },
    {
      name: "a rack",
      async go() {
        await page.goto(`/places/${rackId}`);
        await page.getByRole("grid").waitFor();
      },
    },
  ]);
});

// Spec 10.103
test("the sheets of a wine and a rack pass axe and fit at 200 % zoom", async ({
  signedIn: page,
}) => {
  const rackId = await stock(page);
  const press = (name: string | RegExp) => page.getByRole("button", { name }).first().click();
  const sheet = page.getByRole("dialog");
  const onThePageOfBarolo = async () => {
    await openView(page, "");
    await page.getByRole("link", { name: "Barolo" }).first().click();
    await page.getByRole("button", { name: "Add bottles" }).waitFor();
  };
  const onTheRack = async () => {
    await page.goto(`/places/${rackId}`);
    await page.getByRole("grid").waitFor();
  };

  await inspect(page, [
    {
      name: "an order of a wine that is new",
      async go() {
        await openView(page, "");
        await page.getByRole("main").getByRole("button", { name: "Add Wine" }).click();
        await page.getByRole("tab", { name: "Manual Entry" }).click();
        await press("More");
        await page.getByRole("switch", { name: "On order" }).check();
      },
    },
    {
      name: "another lot, on order",
      async go() {
        await onThePageOfBarolo();
        await press("Add bottles");
        await sheet.getByRole("switch", { name: "On order" }).check();
      },
    },
    {
      name: "bottles that are moved",
      async go() {
        await onThePageOfBarolo();
        await press(/^Move:/);
        await sheet.getByRole("button", { name: "Move Bottles" }).waitFor();
      },
    },
    {
      name: "a place",
      async go() {
        await onTheRack();
        await press("Change");
        await sheet.getByLabel("Columns").waitFor();
      },
    },
    {
      name: "a space with a bottle",
      async go() {
        await onTheRack();
        await press(/^A1: Barolo/);
        await sheet.getByRole("button", { name: "Take a bottle" }).waitFor();
      },
    },
    {
      name: "a space that is empty",
      async go() {
        await onTheRack();
        await press("A2: empty");
        await sheet.getByLabel("Put in").waitFor();
      },
    },
  ]);
});

// Spec 10.103
test("wines in the table are sorted, opened, selected and tagged by keyboard", async ({
  signedIn: page,
}) => {
  await stock(page);
  await openView(page, "?look=table");
  const table = page.getByRole("table");
  const names = () => table.locator("th a bdi").allTextContents();

  await press(page, table.getByRole("button", { name: "Name" }));
  await expect.poll(names).toEqual(["Chinon", "Barolo"]);
  const barolo = table.getByRole("row", { name: /^Barolo/ });
  await press(page, barolo.getByRole("button", { name: "Remove a bottle of Barolo" }));
  await expect(barolo.getByText("2", { exact: true })).toBeVisible();
  await openView(page, "?look=table");
  await press(page, table.getByRole("link", { name: "Chinon" }));
  await page.getByRole("heading", { level: 1, name: "Chinon" }).waitFor();
  await page.goBack();
  await expect(table.getByRole("link", { name: "Chinon" })).toBeFocused();

  await selectBoth(page);
  await reach(page, box(page, "Barolo"));
  await page.keyboard.press("Space");
  await expect(bar(page).getByRole("status")).toHaveText("1 wine selected");
  await press(page, bar(page).getByRole("button", { name: "Change" }));
  const sheet = page.getByRole("dialog", { name: "Change 1 wine" });
  await reach(page, sheet.getByLabel("Tag", { exact: true }));
  await page.keyboard.type("for guests");
  await page.keyboard.press("Enter");
  await expect(page.getByText("1 wine tagged for guests")).toBeVisible();
  await press(page, bar(page).getByRole("button", { name: "End selecting" }));
  await expect(bar(page)).toBeHidden();

  await selectBoth(page);
  await page.keyboard.press("Escape");
  await expect(bar(page)).toBeHidden();
});

/** Adds two wines, one of them in a rack, and an archived wine. Returns the id of the rack. */
async function stock(page: Page): Promise<string> {
  const body = { name: "Rack B", kind: "rack", parentId: null, rows: 4, columns: 5, depth: 2 };
  const answer = await page.request.post("/api/places", { data: body });
  const { id: placeId } = (await answer.json()) as { readonly id: string };
  const lot = { id: crypto.randomUUID(), bottles: 3, placeId, position: "A1, B2, C3" };
  await addByCall(page, { ...entry({ name: "Barolo" }), lots: [lot] });
  await addByCall(page, entry({ name: "Chinon" }));
  await addByCall(page, entry({ name: "Put Away" }));
  const wines = (await (await page.request.get("/api/wines")).json()) as readonly {
    readonly id: string;
    readonly name: string;
  }[];
  const away = wines.find(({ name }) => name === "Put Away");
  await page.request.post(`/api/wines/${away?.id ?? ""}/archive`);
  return placeId;
}

async function openView(page: Page, query: string): Promise<void> {
  await page.goto(`/${query}`);
  await page.getByRole("article").or(page.getByRole("rowheader")).first().waitFor();
}

const bar = (page: Page): Locator => page.getByRole("group", { name: "Selected wines" });

const box = (page: Page, name: string): Locator =>
  page.getByRole("checkbox", { name: `Select ${name}` });

/**
 * Repeats the shortcut until both wines are selected, because selection does not work yet when the
 * wines appear.
 */
async function selectBoth(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press("Control+a");
    await expect(bar(page).getByRole("status")).toHaveText("2 wines selected", { timeout: 1_000 });
  }).toPass();
}

async function beginSelecting(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Select wines" }).click();
  await bar(page).waitFor();
  await expect(page.getByRole("dialog")).toBeHidden();
}
