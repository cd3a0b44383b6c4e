import type { Locator, Page } from "@playwright/test";
import { accessibilityFaults, newAccessibilityFaults } from "../../fixtures/axe.ts";
import { addByCall, card, entry, goTo, installed, saved } from "../../fixtures/cellar.ts";
import { expect, test } from "../../fixtures/test.ts";

test.use({ serviceWorkers: "allow" });

test("valuations entered offline are totalled at exchange rates and can be printed", async ({
  signedIn: page,
  context,
  person,
  secondDevice,
}) => {
  await addPriced(page, { name: "Barolo", quantity: 6 }, { minor: 3000, currency: "EUR" });
  await addPriced(page, { name: "Opus", quantity: 2 }, { minor: 20_000, currency: "USD" });
  await addByCall(page, entry({ name: "Riesling", quantity: 3 }));
  await page.reload();
  await saved(page);
  await installed(page);
  await context.setOffline(true);

  await test.step("a valuation is added and changed on the wine's page", async () => {
    await openWine(page, "Barolo");
    await value(page, "40", { currency: "EUR", source: "Auction" });
    await expect(worthOf(page)).toContainText("6 bottles: €240.00 · €60.00 more than you paid");
    await value(page, "45");
    const rows = worthOf(page).getByRole("listitem");
    await expect(rows).toHaveText([/€45.00 a bottle/, /€40.00 a bottle.*Auction/]);
    expect(await accessibilityFaults(page)).toEqual([]);
    await rows
      .last()
      .getByRole("button", { name: /^Edit the valuation/ })
      .click();
    await page.getByRole("button", { name: "Remove this valuation" }).click();
    await expect(rows).toHaveCount(1);
    await toast(page).getByRole("button", { name: "Undo" }).last().click();
    await expect(rows).toHaveCount(2);
    await page.getByRole("link", { name: "Wine Collection" }).click();
    await openWine(page, "Opus");
    await value(page, "250", { currency: "USD" });
    await expect(worthOf(page)).toContainText("$500.00");
  });

  await test.step("each currency has a total, and wines without a valuation are counted", async () => {
    await goTo(page, "Statistics");
    await page.getByRole("link", { name: "What the cellar is worth" }).click();
    await expect(figure(page, "Replacement value in EUR")).toContainText("€270.00");
    await expect(figure(page, "Replacement value in USD")).toContainText("$500.00");
    await expect(figure(page, "Gain or loss since purchase in EUR")).toContainText("+€90.00");
    await expect(figure(page, "Without a valuation")).toContainText("3 bottles");
    const gaps = page.getByRole("region", { name: "Without a valuation" });
    await expect(gaps.getByRole("link")).toHaveText(/Riesling/);
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  await test.step("exchange rates are read from a file and shown with their day", async () => {
    await page.getByRole("button", { name: "Enter rates" }).click();
    const sheet = page.getByRole("dialog", { name: "Exchange rates" });
    const file = sheet.locator("input[type=file]");
    await file.setInputFiles(aFile("notes.csv", "Name\nBarolo"));
    await expect(sheet.getByRole("alert")).toContainText("couldn’t read rates");
    await file.setInputFiles(aFile("eurofxref-daily.xml", DAILY));
    await expect(sheet.getByLabel("1 EUR in USD")).toHaveValue("1.25");
    expect(await accessibilityFaults(page)).toEqual([]);
    await sheet.getByRole("button", { name: "Save" }).click();
    const total = page.getByRole("region", { name: "In one currency" });
    await expect(total).toContainText("€670.00");
    await expect(total).toContainText(/2026 \(European Central Bank\): 1 EUR = 1.25 USD/);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await newAccessibilityFaults(page, { everything: true })).toEqual([]);
  });

  await test.step("the cellar book has every bottle and the totals", async () => {
    await page.getByRole("link", { name: "Cellar Book" }).click();
    await expect(page.getByRole("button", { name: "Print" })).toBeEnabled();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.emulateMedia({ colorScheme: "light" });
    expect(await newAccessibilityFaults(page, { everything: true })).toEqual([]);
    await page.emulateMedia({ media: "print" });
    await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
    await page.setViewportSize({ width: 703, height: 1_000 });
    await expect(page.getByRole("row")).toHaveText([/Photo/, /Barolo/, /Opus/, /Riesling/]);
    await expect(page.getByRole("row", { name: /Barolo/ })).toContainText("€270.00");
    await expect(page.getByRole("row", { name: /Riesling/ })).toContainText("No valuation");
    await expect(page.getByRole("article")).toContainText(/My cellar · .*2026/);
    await expect(page.getByRole("region", { name: "Total" })).toContainText("€670.00");
    await expect(page.getByRole("button", { name: "Print" })).toBeHidden();
    await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
    await page.emulateMedia({ media: "screen" });
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step("another device shows the valuations after they are sent", async () => {
    await context.setOffline(false);
    await saved(page);
    const device = await secondDevice(person);
    await openWine(device, "Barolo");
    await expect(worthOf(device).getByRole("listitem")).toHaveCount(2);
    await value(device, "50");
    await saved(device);
    await goTo(page, "Collection");
    await openWine(page, "Barolo");
    await expect(worthOf(page)).toContainText("6 bottles: €300.00", { timeout: 30_000 });
  });
});

const DAILY = `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope><Cube><Cube time='2026-01-02'>
  <Cube currency='USD' rate='1.25'/><Cube currency='JPY' rate='178.20'/>
</Cube></Cube></gesmes:Envelope>`;

function aFile(name: string, text: string) {
  return { name, mimeType: "text/plain", buffer: Buffer.from(text) };
}

async function value(
  page: Page,
  amount: string,
  { currency, source }: { readonly currency?: string; readonly source?: string } = {},
): Promise<void> {
  await worthOf(page).getByRole("button", { name: "Add valuation" }).click();
  const sheet = page.getByRole("dialog", { name: /^What is/ });
  await sheet.getByLabel("Value per Bottle").fill(amount);
  if (currency !== undefined) await sheet.getByLabel("Currency").fill(currency);
  if (source !== undefined) await sheet.getByLabel("Source").fill(source);
  await sheet.getByRole("button", { name: "Add Valuation" }).click();
  await expect(sheet).toBeHidden();
}

async function openWine(page: Page, name: string): Promise<void> {
  await card(page, name).getByRole("heading").getByRole("link").click();
  await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
}

function worthOf(page: Page): Locator {
  return page.getByRole("region", { name: "Worth" });
}

function figure(page: Page, name: string): Locator {
  return page.getByRole("term").filter({ hasText: name }).locator("..");
}

function toast(page: Page): Locator {
  return page.getByRole("region", { name: /^Notifications/ });
}

async function addPriced(
  page: Page,
  wine: { readonly name: string; readonly quantity: number },
  price: { readonly minor: number; readonly currency: string },
): Promise<void> {
  const bottleId = crypto.randomUUID();
  const lots = [{ id: bottleId, bottles: wine.quantity, price }];
  const answer = await page.request.post("/api/wines", {
    data: { ...entry(wine), bottleId, lots },
  });
  expect(answer.status()).toBe(201);
}
