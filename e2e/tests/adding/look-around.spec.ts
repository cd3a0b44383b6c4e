import { accessibilityFaults, newAccessibilityFaults } from "../../fixtures/axe.ts";
import { expect, test } from "../../fixtures/test.ts";

for (const width of [390, 1280]) {
  test(`a first visit shows a demo that saves nothing, ${String(width)} px wide`, async ({
    signedIn: page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.getByRole("link", { name: "Look around" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Look around" })).toBeVisible();
    const writes: string[] = [];
    page.on("request", (request) => {
      if (request.method() !== "GET") writes.push(request.url());
    });

    const wines = page.getByRole("list", { name: "Wines of the demo" });
    await expect(wines.getByText("Barolo Bricco delle Viole 2017")).toBeVisible();
    const widths = () =>
      wines
        .locator("img")
        .evaluateAll((photos: HTMLImageElement[]) => photos.map((photo) => photo.naturalWidth));
    await expect.poll(widths).toEqual(Array.from({ length: 8 }, () => 84));
    await expect(wines.getByText(/^Drinking window: .+ \d{4}/).first()).toBeVisible();
    await page.getByRole("button", { name: "Roast lamb" }).click();
    await expect(page.getByText(/Tondonia Reserva 2011: /)).toBeVisible();
    const space = page.getByRole("grid").getByRole("button", { name: /^A1: Barolo/ });
    await space.click();
    await expect(page.getByText(/^A1: Barolo.*In your own rack/)).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await newAccessibilityFaults(page)).toEqual([]);

    await page.getByRole("link", { name: "Wine Collection" }).click();
    await expect(page.getByRole("heading", { name: "Your cellar is empty" })).toBeVisible();
    expect(writes).toEqual([]);
  });
}
