import type { Page } from "@playwright/test";
import { answer, neverAnswer, openCollection, type Scene } from "./Scene.ts";

const ASSISTANTS = "**/api/assistants";
const PAIR = "**/api/wines/pair";

export const PAIRING_SCENES: readonly Scene[] = [
  { name: "pairing", show: openPairing },
  {
    name: "pairing-pending",
    async show(page) {
      await page.route(PAIR, neverAnswer);
      await ask(page, "Roast lamb with rosemary");
      await page.getByText("Finding Perfect Pairings...").waitFor();
    },
  },
  {
    name: "pairing-results",
    async show(page) {
      await page.route(PAIR, async (route) => {
        const wines = await page.request.get("/api/wines");
        const [first, second, third] = (await wines.json()) as { readonly id: string }[];
        const pairings = [
          {
            wineId: first?.id,
            confidence: 94,
            reasoning: "Ripe tannin meets the fat of the lamb.",
          },
          { wineId: second?.id, confidence: 87, reasoning: "Dried cherry beside the rosemary." },
          { wineId: third?.id, confidence: 61, reasoning: "Fresh enough to clear the palate." },
        ];
        await answer({ pairings })(route);
      });
      await ask(page, "Roast lamb with rosemary");
      await page.getByText("Recommended from your cellar:").waitFor();
    },
  },
  {
    name: "pairing-nothing-found",
    async show(page) {
      await page.route(PAIR, answer({ pairings: [] }));
      await ask(page, "Roast lamb with rosemary");
      await page.getByText("No pairings found").waitFor();
    },
  },
  {
    name: "pairing-unavailable",
    async show(page) {
      await page.route(
        PAIR,
        answer({ error: "The AI pairing service did not answer.", code: "ai_failed" }, 502),
      );
      await ask(page, "Roast lamb with rosemary");
      await page.getByText("Service Unavailable").waitFor();
    },
  },
  {
    name: "pairing-built-in",
    async show(page) {
      await askHere(page, "Roast lamb with rosemary and garlic");
      await page.getByText("Recommended from your cellar:").waitFor();
    },
    whole: true,
  },
  {
    name: "pairing-menu",
    async show(page) {
      await openQuestion(page, "Plan a menu");
      await page.getByLabel("First course").fill("Smoked salmon");
      await page.getByLabel("Second course").fill("Mushroom risotto");
      await page.getByLabel("Third course").fill("Roast lamb");
      await page.getByRole("button", { name: "Choose the wines" }).click();
      await page.getByRole("heading", { name: "In this order" }).waitFor();
    },
    whole: true,
  },
  {
    name: "pairing-bottle",
    async show(page) {
      await openQuestion(page, "Cook for a bottle");
      await page.getByRole("combobox", { name: "Which bottle?" }).click();
      await page.getByRole("option").first().click();
      await page.getByRole("heading", { name: "Cook one of these" }).waitFor();
    },
    whole: true,
  },
  {
    name: "pairing-shopping",
    async show(page) {
      await openQuestion(page, "What to buy");
      await page.getByLabel("What is the wine for?").fill("Bouillabaisse");
      await page.getByRole("button", { name: "Name the styles" }).click();
      await page.getByRole("heading", { name: "Look for" }).waitFor();
    },
    whole: true,
  },
  {
    name: "pairing-question-back",
    async show(page) {
      await askHere(page, "something nice for Friday");
      await page.getByText(/From the built-in sommelier/).waitFor();
    },
  },
];

async function openPairing(page: Page): Promise<void> {
  await openCollection(page);
  await page.getByRole("tab", { name: "Meal Pairing" }).click();
  await page.getByLabel("What are you cooking?").waitFor();
}

async function openQuestion(page: Page, label: string): Promise<void> {
  await openPairing(page);
  await page.getByRole("button", { name: label }).click();
}

async function ask(page: Page, meal: string): Promise<void> {
  await page.route(ASSISTANTS, answer({ labels: true, pairing: true }));
  await openPairing(page);
  await page.getByLabel("What are you cooking?").fill(meal);
  await page.getByRole("button", { name: "Get Wine Recommendations" }).click();
}

async function askHere(page: Page, meal: string): Promise<void> {
  await openPairing(page);
  await page.getByLabel("What are you cooking?").fill(meal);
  await page.getByRole("button", { name: "Get Wine Recommendations" }).click();
}
