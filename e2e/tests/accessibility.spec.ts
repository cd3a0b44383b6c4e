import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { aCard, addByHand, card, entry, openAddWine } from "../fixtures/cellar.ts";
import { labelPicture, uploadLabel } from "../fixtures/label.ts";
import { expect, test } from "../fixtures/test.ts";

const WIDTHS_PX = [320, 390, 1280];

/** A screen or something open over it, and the way to it from a freshly opened page. */
type Way = (page: Page) => Promise<unknown>;

test.setTimeout(180_000);

test("what everybody meets has no flaw that axe can find", async ({ page }) => {
  const ways: Record<string, Way> = {
    login: () => page.goto("/login"),
    "login, refused": async () => {
      await page.goto("/login");
      await page.getByRole("button", { name: "Sign In" }).click();
    },
    signup: () => page.goto("/signup"),
    "forgot password": () => page.goto("/forgot-password"),
    "email sent": async () => {
      await page.goto("/forgot-password");
      await page.getByLabel("Email").fill("nobody@example.org");
      await page.getByRole("button", { name: "Send Reset Email" }).click();
      await page.getByRole("heading", { name: "Check Your Email" }).waitFor();
    },
    "reset password": () => page.goto("/reset-password?token=some"),
  };
  for (const [name, way] of Object.entries(ways)) await inspect(page, name, way);
});

test("the pages of the signed-in have no flaw that axe can find", async ({ signedIn: page }) => {
  await inspect(page, "empty cellar", () => page.goto("/"));
  await addByHand(page, entry());
  await addByHand(page, entry({ name: "Put Away", type: "White Wine", notes: "For the winter." }));
  await card(page, "Put Away").getByRole("button", { name: "Archive Put Away" }).click();
  await expect(card(page, "Put Away")).toBeHidden();

  const collection = () => openCollection(page);
  const ways: Record<string, Way> = {
    "collection, archived too": async () => {
      await collection();
      await page.getByRole("checkbox", { name: "Include archived wines" }).check();
      await card(page, "Put Away").waitFor();
    },
    filters: async () => {
      await collection();
      await page.getByRole("button", { name: /^Filters/ }).click();
      await page.getByLabel("From").waitFor();
    },
    "nothing found": async () => {
      await collection();
      await page.getByLabel("Search wines").fill("no such wine");
    },
    sidebar: async () => {
      await collection();
      await page.getByRole("button", { name: "Toggle Sidebar" }).click();
    },
    pairing: async () => {
      await collection();
      await page.getByRole("tab", { name: "Meal Pairing" }).click();
      await page.getByLabel("What are you cooking?").waitFor();
    },
    profile: () => page.goto("/profile"),
    mockup: () => page.goto("/mockup"),
    "not found": () => page.goto("/no-such-page"),
  };
  for (const [name, way] of Object.entries(ways)) await inspect(page, name, way);
});

test("what opens over the collection has no flaw that axe can find", async ({
  signedIn: page,
  browser,
}) => {
  const picture = await labelPicture(browser);
  await addByHand(page, entry());

  const collection = () => openCollection(page);
  const ways: Record<string, Way> = {
    "sync sheet": async () => {
      await collection();
      await page.getByText("Saved", { exact: true }).click();
      await page.getByRole("dialog").waitFor();
    },
    "toast with an action": async () => {
      await collection();
      await aCard(page)
        .getByRole("button", { name: /^Remove a bottle/ })
        .click();
      await page.getByText("Bottles removed successfully").waitFor();
    },
    "photo entry": async () => {
      await collection();
      await openAddWine(page);
    },
    "photo preview": async () => {
      await collection();
      await uploadLabel(await openAddWine(page), picture);
    },
    "manual entry, refused": async () => {
      await collection();
      const dialog = await openAddWine(page);
      await dialog.getByRole("tab", { name: "Manual Entry" }).click();
      await dialog.getByRole("button", { name: "Add Wine" }).click();
    },
    "edit dialog": async () => {
      await collection();
      await aCard(page).getByRole("button", { name: /^Edit/ }).click();
      await page.getByRole("dialog", { name: "Edit Wine" }).waitFor();
    },
  };
  for (const [name, way] of Object.entries(ways)) await inspect(page, name, way);
});

async function openCollection(page: Page): Promise<void> {
  await page.goto("/");
  await aCard(page).waitFor();
}

/** Goes the way once and runs every rule at each width; the dark theme changes only colours. */
async function inspect(page: Page, name: string, way: Way): Promise<void> {
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await way(page);
  await page.getByRole("main").or(page.getByRole("dialog")).first().waitFor();
  for (const width of WIDTHS_PX) {
    await page.setViewportSize({ width, height: 800 });
    const at = `${name}, ${String(width)} px`;
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    expect(await flaws(axe(page)), `${at}, light`).toEqual([]);
    await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
    const colours = axe(page).withRules(["color-contrast"]);
    expect(await flaws(colours), `${at}, dark`).toEqual([]);
    expect(await sideways(page), `${at}, scrolls sideways`).toBe(0);
  }
}

/** Axe on a page without frames, which spares it a further page for each run. */
const axe = (page: Page): AxeBuilder => new AxeBuilder({ page }).setLegacyMode(true);

/** Each violated rule with the elements that violate it. */
async function flaws(builder: AxeBuilder): Promise<readonly string[]> {
  const { violations } = await builder.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary ?? ""}`),
  );
}

/** By how many pixels the page is wider than its window. */
const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
