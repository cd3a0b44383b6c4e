import type { Page } from "@playwright/test";
import { addByCall, addByHand, card, entry, installed, saved } from "../../fixtures/cellar.ts";
import { labelPicture } from "../../fixtures/label.ts";
import { storePhoto } from "../../fixtures/photos.ts";
import { expect, test } from "../../fixtures/test.ts";

const PAIR = "**/api/wines/pair";

test("without an AI service, the pairing page says the recommendation is built-in", async ({
  signedIn: page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await addByHand(page, entry({ quantity: 2 }));

  await ask(page, "Roast lamb with quandong");

  await expect(
    page.getByText(/^No AI pairing service is set up here. From the built-in/),
  ).toBeVisible();
  await expect(page.getByText(/^Understood: .*lamb.*Passed over: quandong\./)).toBeVisible();
  await expect(page.getByText("Service Unavailable")).toBeHidden();
  expect(asked).not.toContain("/api/wines/pair");
});

test.describe(() => {
  test.use({ serviceWorkers: "allow" });

  test("offline, a user can remove a recommended bottle, and Undo restores it", async ({
    signedIn: page,
    server,
  }) => {
    await addByHand(page, entry({ quantity: 2 }));
    await saved(page);
    await installed(page);
    await server.kill();
    await page.goto(`${server.url}/`);
    await ask(page, "Roast lamb");
    await expect(
      page.getByText(/can’t be reached without signal. From the built-in/),
    ).toBeVisible();
    const card = page.getByRole("article", { name: "Clos du Test" });
    await expect(card.getByText(/^\d+% match$/)).toBeVisible();
    await expect(card.getByText("2 bottles left")).toBeVisible();

    await card.getByRole("button", { name: "Take a bottle of Clos du Test" }).click();
    await expect(card.getByText("1 bottle left")).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();

    await expect(card.getByText("2 bottles left")).toBeVisible();
    await card.getByRole("link", { name: "View Clos du Test" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Clos du Test 2019" })).toBeVisible();
  });

  test("the device answers questions about menus, bottles and shopping lists offline", async ({
    signedIn: page,
    server,
  }) => {
    await addByHand(page, entry({ quantity: 2 }));
    await saved(page);
    await installed(page);
    await server.kill();
    await page.goto(`${server.url}/`);
    await page.getByRole("tab", { name: "Meal Pairing" }).click();

    await page.getByRole("button", { name: "Plan a menu" }).click();
    await page.getByLabel("First course").fill("oysters");
    await page.getByLabel("Second course").fill("roast lamb");
    await page.getByRole("button", { name: "Choose the wines" }).click();
    await expect(page.getByRole("heading", { name: "roast lamb" })).toBeVisible();
    await expect(page.getByRole("article", { name: "Clos du Test" })).toBeVisible();

    await page.getByRole("button", { name: "Cook for a bottle" }).click();
    await page.getByRole("combobox", { name: "Which bottle?" }).fill("Clos");
    await page.getByRole("option", { name: /^Clos du Test/ }).click();
    await expect(page.getByRole("heading", { name: "Cook one of these" })).toBeVisible();

    await page.getByRole("button", { name: "What to buy" }).click();
    await page.getByLabel("What is the wine for?").fill("oysters");
    await page.getByRole("button", { name: "Name the styles" }).click();
    await expect(page.getByRole("heading", { name: "Muscadet" })).toBeVisible();

    await page.getByRole("tab", { name: "Wine Collection" }).click();
    await card(page, "Clos du Test").getByRole("heading").getByRole("link").click();
    await page.getByRole("button", { name: "What Goes with It?" }).click();
    await expect(page.getByRole("heading", { name: "Cook one of these" })).toBeVisible();
  });
});

test("a question that excludes all wines gets an explanation, no recommendation", async ({
  signedIn: page,
}) => {
  await addByHand(page, entry({ quantity: 2 }));

  await ask(page, "no red, roast lamb");

  await expect(page.getByText(/^Without red wine nothing here suits/)).toBeVisible();
  await expect(page.getByRole("article")).toBeHidden();
});

test("after a recommendation the other pairing questions are visible without scrolling", async ({
  signedIn: page,
}) => {
  await addByHand(page, entry({ quantity: 2 }));

  await ask(page, "Roast lamb");
  await expect(page.getByRole("article", { name: "Clos du Test" })).toBeVisible();

  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    for (const name of ["Plan a menu", "Cook for a bottle", "What to buy"]) {
      await expect(page.getByRole("button", { name })).toBeInViewport({ ratio: 1 });
    }
  }
  await expect(page.getByRole("button", { name: "Built-in sommelier" })).toBeHidden();
});

test("if the AI service fails, the device recommends a wine", async ({ signedIn: page }) => {
  await page.route("**/api/assistants", (route) =>
    route.fulfill({
      json: { labels: true, pairing: true },
      headers: { "x-wine-cellar-protocol": "1" },
    }),
  );
  await page.route(PAIR, (route) =>
    route.fulfill({
      status: 502,
      json: { error: "The AI pairing service did not answer.", code: "ai_failed" },
      headers: { "x-wine-cellar-protocol": "1" },
    }),
  );
  await addByHand(page, entry());

  await ask(page, "Roast lamb");

  await expect(page.getByText("Service Unavailable", { exact: true })).toBeVisible();
  await expect(page.getByText(/gave no answer. From the built-in sommelier/)).toBeVisible();
  await expect(page.getByRole("article", { name: "Clos du Test" })).toBeVisible();
});

// Spec 2.45
test("a recommendation shows the wine's photo and describes the match in words", async ({
  signedIn: page,
  server,
  browser,
}) => {
  const photoUrl = await storePhoto(page, server.url, await labelPicture(browser));
  await addByCall(page, { ...entry(), photoUrl });
  await expect(card(page, "Clos du Test")).toBeVisible();

  await ask(page, "Roast lamb");

  const recommended = page.getByRole("article", { name: "Clos du Test" });
  const photo = recommended.getByRole("img", { name: "Label of Clos du Test" });
  await expect
    .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await expect(recommended.getByText(/^(A classic|Good match|Worth a try)/)).toBeVisible();
  await expect(page.getByText("What the percentage means")).toBeHidden();
});

async function ask(page: Page, meal: string): Promise<void> {
  await page.getByRole("tab", { name: "Meal Pairing" }).click();
  await page.getByLabel("What are you cooking?").fill(meal);
  await page.getByRole("button", { name: "Get Wine Recommendations" }).click();
}
