import type { Page } from "@playwright/test";
import { setCameraPicture } from "../../fixtures/browser/fakeCamera.ts";
import { card, chooseMore, entry } from "../../fixtures/cellar.ts";
import { labelPicture } from "../../fixtures/label.ts";
import { aiServiceAnswering } from "../../fixtures/servers/aiService.ts";
import { expect, test } from "../../fixtures/test.ts";

declare global {
  interface Window {
    taps: number;
  }
}

test.use({
  viewport: { width: 390, height: 844 },
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the dependencies here.
  serverEnv: async ({}, use) => {
    const ai = await aiServiceAnswering({
      ...{ ...entry(), type: null, varietal: null, country: null },
      ...{ region: "Chablis", notes: null, confidence: 0.9 },
    });
    await use({ ...ai.env, DEMO_ACCOUNT: "on" });
    await ai.close();
  },
});

test("each of ten phone tasks takes its expected number of taps", async ({ page, browser }) => {
  await page.addInitScript(countTaps);
  await page.goto("/login");
  await page.getByRole("button", { name: "Use the demo account" }).click();
  await expect(card(page, "Bandol Rosé")).toBeVisible();
  const form = page.getByRole("dialog", { name: "Add New Wine" });

  await test.step("adding by camera takes 4 taps to a filled form, 5 to save", async () => {
    await setCameraPicture(await labelPicture(browser));
    await startCounting(page);
    await page.getByRole("button", { name: "Add", exact: true }).click();
    await form.getByRole("button", { name: "Use Camera" }).click();
    await page.waitForFunction(() => (document.querySelector("video")?.videoWidth ?? 0) > 0);
    await form.getByRole("button", { name: "Capture Photo" }).click();
    await form.getByRole("button", { name: "Analyze Label" }).click();
    await expect(form.getByLabel("Country")).toHaveValue("France");
    expect(await taps(page)).toBe(4);
    await form.getByRole("button", { name: "Add Wine" }).click();
    await expect(form).toBeHidden();
    expect(await taps(page)).toBe(5);
  });

  await test.step("adding by hand takes 8 taps and typing", async () => {
    const type = async (name: string, text: string) => {
      await form.getByLabel(name, { exact: true }).click();
      await page.keyboard.press("ControlOrMeta+a");
      await page.keyboard.type(text);
    };
    await startCounting(page);
    await page.getByRole("button", { name: "Add", exact: true }).click();
    await form.getByRole("tab", { name: "Manual Entry" }).click();
    await type("Name", "La Forest");
    await type("Producer", "Nobody & Sons");
    await type("Vintage", "2017");
    await type("Region", "chabl");
    await page.getByRole("option", { name: "Chablis", exact: true }).click();
    await form.getByRole("button", { name: "Add Wine" }).click();
    await expect(form).toBeHidden();
    expect(await taps(page)).toBe(8);
  });

  await test.step("finding where the Barolo is takes 1 tap", async () => {
    await startCounting(page);
    await page.getByLabel("Search wines").click();
    await page.keyboard.type("barolo");
    await expect(card(page, "Barolo")).toContainText("Rack A");
    expect(await taps(page)).toBe(1);
  });

  await test.step("going back from a wine to the cellar takes 1 tap", async () => {
    await card(page, "Barolo").getByRole("heading").getByRole("link").click();
    await expect(page.getByRole("region", { name: "When to drink" })).toBeVisible();
    await startCounting(page);
    await page.getByRole("link", { name: "Collection", exact: true }).click();
    await expect(page.getByLabel("Search wines")).toBeVisible();
    expect(await taps(page)).toBe(1);
  });

  await test.step("choosing what to drink now takes 1 tap", async () => {
    await page.goto("/");
    const tonight = page.getByRole("region", { name: "Tonight" });
    await expect(tonight).toBeVisible();
    await startCounting(page);
    await tonight.getByRole("link", { name: /ready$/ }).click();
    await expect(page).toHaveURL(/window=/);
    expect(await taps(page)).toBe(1);
  });

  await test.step("sorting or opening the list takes at most 2 taps", async () => {
    await page.goto("/");
    await startCounting(page);
    await page.getByRole("button", { name: "List" }).click();
    await expect(page.getByRole("table")).toBeVisible();
    expect(await taps(page)).toBe(1);
    // On a phone, the browser's list of options takes two taps.
    await page.getByRole("combobox", { name: "Sort" }).selectOption("Name, Z to A");
    await page.goto("/journal");
    await page.goto("/");
    await expect(page.getByRole("table")).toBeVisible();
    await expect(page.getByRole("combobox", { name: "Sort" })).toHaveValue("-name");
    await page.getByRole("button", { name: "Cards" }).click();
  });

  await test.step("taking a bottle and rating it takes at most 4 taps", async () => {
    await page.getByLabel("Search wines").fill("barolo");
    await startCounting(page);
    await card(page, "Barolo")
      .getByRole("button", { name: /^Remove a bottle/ })
      .click();
    const question = page.getByRole("group", { name: "How was it?" });
    await question.getByRole("button", { name: "4 stars" }).click();
    await expect(page.getByText(/^Rated /)).toBeVisible();
    expect(await taps(page)).toBe(2);
  });

  await test.step("moving a bottle in its rack takes 3 taps", async () => {
    await page.goto("/places");
    await page.getByRole("link", { name: /^Rack B/ }).click();
    const grid = page.getByRole("grid");
    const full = grid.getByRole("button", { pressed: false }).and(page.locator("[data-full]"));
    const name = await full.first().getAttribute("aria-label");
    const free = grid.getByRole("button", { name: /: empty$/ });
    const target = await free.first().getAttribute("data-space");
    await startCounting(page);
    await full.first().click();
    await page.getByRole("button", { name: "Move", exact: true }).first().click();
    await free.first().click();
    const [, wine = ""] = name?.split(": ") ?? [];
    await expect(grid.getByRole("button", { name: `${target ?? ""}: ${wine}` })).toBeVisible();
    expect(await taps(page)).toBe(3);
  });

  await test.step("finding a removed wine takes 2 taps", async () => {
    await page.goto("/?q=la%20forest");
    await card(page, "La Forest").first().getByRole("heading").getByRole("link").click();
    await chooseMore(page, "Remove");
    await expect(page.getByText("Wine removed successfully")).toBeVisible();
    await page.goto("/");
    await expect(page.getByLabel("Search wines")).toBeVisible();
    await startCounting(page);
    await page.getByRole("button", { name: /^View/ }).click();
    await page.getByRole("link", { name: "Recently Removed" }).click();
    await expect(page.getByRole("list", { name: "Recently removed" })).toContainText("La Forest");
    expect(await taps(page)).toBe(2);
  });

  await test.step("changing the theme takes 1 tap", async () => {
    await startCounting(page);
    await page.getByRole("button", { name: "Switch to dark theme" }).click();
    await expect(page.locator("html")).toHaveAttribute("data-mantine-color-scheme", "dark");
    expect(await taps(page)).toBe(1);
  });
});

function countTaps(): void {
  window.taps = 0;
  addEventListener("pointerdown", () => window.taps++, { capture: true });
}

async function startCounting(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.taps = 0;
  });
}

function taps(page: Page): Promise<number> {
  return page.evaluate(() => window.taps);
}
