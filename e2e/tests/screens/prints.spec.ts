import type { Page } from "@playwright/test";
import { addByCall, bottleIdOf, card, entry } from "../../fixtures/cellar.ts";
import { expect, test } from "../../fixtures/test.ts";

/**
 * The window for checks of printed pages. Its width is that of A4 without margins of 12 mm, in px.
 */
const PAPER = { width: 703, height: 1_000 };

test("collection, wine and journal print without broken words or controls", async ({
  signedIn: page,
}) => {
  const wines = [
    { name: "Blaufränkisch Reserve", varietal: "Blaufränkisch", region: "Mittelburgenland" },
    { name: "Terrers Brut Nature", type: "Sparkling Wine", varietal: "Montepulciano, Xarel·lo" },
    { name: "Wehlener Sonnenuhr Riesling Spätlese", varietal: "Gewürztraminer" },
  ];
  for (const wine of wines) await addByCall(page, entry({ ...wine, quantity: 12 }));
  await expect(card(page, "Terrers Brut Nature")).toBeVisible();
  const bottleId = await bottleIdOf(page, "Terrers Brut Nature");

  await toPaper(page);
  await expect(page.getByRole("table")).toContainText("Sparkling Wine");
  expect(await faults(page)).toEqual([]);
  await expect(page.getByText("Include archived wines")).toBeHidden();

  await toScreen(page);
  await card(page, "Terrers Brut Nature").getByRole("link").first().click();
  await expect(page.getByRole("heading", { name: "Story" })).toBeVisible();
  await toPaper(page);
  expect(await faults(page)).toEqual([]);
  const id = page.getByText(bottleId).first();
  await expect(id).toBeVisible();
  expect(await id.evaluate((shown) => shown.scrollWidth - shown.clientWidth)).toBeLessThan(1);

  await toScreen(page);
  await page.goto("/journal");
  await expect(page.getByRole("list", { name: "Journal" })).toBeVisible();
  await toPaper(page);
  expect(await faults(page)).toEqual([]);
});

async function toPaper(page: Page): Promise<void> {
  await page.setViewportSize(PAPER);
  await page.emulateMedia({ media: "print" });
  await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
}

async function toScreen(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
  await page.emulateMedia({ media: "screen" });
  await page.setViewportSize({ width: 1280, height: 800 });
}

/** Words broken over two lines, and whether the page is wider than the paper. */
async function faults(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const around = texts.currentNode.parentElement;
      // Skips text that is only for screen readers.
      if (around && getComputedStyle(around).clipPath !== "none") continue;
      const text = texts.currentNode.textContent ?? "";
      for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}’]+/gu)) {
        const range = document.createRange();
        range.setStart(texts.currentNode, index);
        range.setEnd(texts.currentNode, index + word.length);
        const tops = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)));
        if (tops.size > 1) broken.push(word);
      }
    }
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth ? [...broken, "wider than the paper"] : broken;
  });
}
