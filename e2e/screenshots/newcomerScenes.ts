import type { Page } from "@playwright/test";
import {
  addByCall,
  card,
  entry,
  fillWine,
  openSyncSheet,
  pill,
  saved,
} from "../fixtures/cellar.ts";
import { corruptStore } from "../fixtures/browser/localStore.ts";
import { refuseOnce } from "../fixtures/refusal.ts";
import { signIn, signUp } from "../fixtures/test.ts";
import { neverAnswer, openCollection, type Scene } from "./Scene.ts";

const SYNC = "**/api/sync/**";
const PUSH = "**/api/sync/push";

/** Scenes of a new cellar and of interrupted sync. */
export const NEWCOMER_SCENES: readonly Scene[] = [
  {
    name: "empty-cellar",
    async show(page, { newcomer }) {
      await signUp(page, newcomer);
      await page.getByText("Your cellar is empty").waitFor();
    },
  },
  {
    name: "pairing-empty-cellar",
    async show(page) {
      await page.getByRole("tab", { name: "Meal Pairing" }).click();
      await page.getByLabel("What are you cooking?").fill("Roast lamb");
      await page.getByRole("button", { name: "Get Wine Recommendations" }).click();
      await page.getByText(/^Your cellar holds no bottles/).waitFor();
    },
  },
  {
    name: "odd-cards",
    async show(page) {
      for (const wine of ODD_WINES) await addByCall(page, wine);
      await openCollection(page);
    },
    whole: true,
  },
  {
    name: "install-hint",
    async show(page) {
      await openCollection(page);
      await page.evaluate(askToInstall);
      await page.getByRole("region", { name: "Install Wine Cellar" }).waitFor();
    },
  },
  {
    name: "sync-saved",
    async show(page) {
      await openCollection(page);
      await saved(page);
      await openSyncSheet(page);
    },
  },
  {
    name: "not-synced-yet",
    async show(page) {
      await page.route(PUSH, neverAnswer);
      await openCollection(page);
      await addBottle(page);
      await page.getByText("Not synced yet").waitFor();
    },
  },
  {
    name: "sync-syncing",
    async show(page) {
      await page.route(PUSH, neverAnswer);
      await openCollection(page);
      await addBottle(page);
      await page.getByText(/^Syncing \d+$/).waitFor();
      await openSyncSheet(page);
    },
  },
  {
    name: "offline",
    async show(page) {
      await openCollection(page);
      await saved(page);
      await page.route(SYNC, (route) => route.abort());
      await addBottle(page);
      await page.getByText(/^Offline, \d saved/).waitFor();
    },
  },
  {
    name: "sync-offline",
    async show(page) {
      await page.route(SYNC, (route) => route.abort());
      await addBottle(page);
      await page.getByText(/^Offline, \d saved/).waitFor();
      await openSyncSheet(page);
    },
  },
  {
    name: "sign-out-question",
    async show(page) {
      await page.route(SYNC, (route) => route.abort());
      await page.keyboard.press("Escape");
      await page.getByRole("dialog", { name: "Sync" }).waitFor({ state: "hidden" });
      const signOut = page.getByRole("button", { name: "Sign Out" });
      if (!(await signOut.isVisible())) {
        await page.getByRole("button", { name: "Toggle Sidebar" }).click();
      }
      await signOut.click();
      await page.getByRole("dialog", { name: /not on the server yet$/ }).waitFor();
    },
  },
  {
    name: "needs-attention",
    async show(page) {
      await openCollection(page);
      await saved(page);
      await page.route(PUSH, refuseOnce("Vintage must be 2018 or earlier"));
      await card(page, "Clos du Test").getByRole("button", { name: /^Edit/ }).click();
      const form = page.getByRole("dialog", { name: "Edit Wine" });
      await fillWine(form, { vintage: 2020, notes: "Cedar and violets, better than last year." });
      await form.getByRole("button", { name: "Update Wine" }).click();
      await pill(page, "Needs attention 1").waitFor();
      await page.getByText("Wine updated successfully").waitFor({ state: "hidden" });
    },
  },
  {
    name: "sync-needs-attention",
    async show(page) {
      await openCollection(page);
      await openSyncSheet(page);
    },
  },
  {
    name: "outdated",
    async show(page) {
      await page.route(SYNC, (route) =>
        route.fulfill({
          status: 426,
          headers: { "x-wine-cellar-protocol": "3" },
          json: { error: "Please update Wine Cellar to go on syncing", code: "upgrade_required" },
        }),
      );
      await openCollection(page);
      await addBottle(page);
      await pill(page, "Update the app to go on syncing").waitFor();
      await openSyncSheet(page);
    },
  },
  {
    name: "signed-out-by-server",
    async show(page) {
      await page.context().clearCookies();
      await openCollection(page);
      await addBottle(page);
      await page.getByText(/^Sign in to finish syncing/).waitFor();
    },
  },
  {
    name: "sync-signed-out-by-server",
    async show(page) {
      await openCollection(page);
      await page.getByText(/^Sign in to finish syncing/).waitFor();
      await openSyncSheet(page);
    },
  },
  {
    name: "login-to-finish-syncing",
    async show(page) {
      await openCollection(page);
      await page.goto("/login");
      await page.getByText(/^Sign in to finish syncing/).waitFor();
    },
  },
  {
    name: "sync-lost",
    async show(page, { newcomer }) {
      await signIn(page, newcomer);
      await pill(page, "Needs attention 1").waitFor();
      await page.route(PUSH, (route) => route.abort());
      await addBottle(page);
      await corruptStore(page, "outbox", "wines");
      await page.getByText(/lost$/).waitFor();
      await openSyncSheet(page);
    },
  },
];

const LONG = "Trockenbeerenauslese".repeat(5);

/** Wines whose cards are unusual: very long texts, no bottles, or other scripts. */
const ODD_WINES = [
  entry({ notes: "Raspberry, pencil shavings and a little graphite." }),
  entry({ name: "No Bottle Left", quantity: 0, type: "White Wine", varietal: "Chenin Blanc" }),
  entry({
    name: LONG,
    producer: LONG,
    region: LONG,
    country: LONG,
    varietal: LONG,
    notes: LONG,
    quantity: 999,
    type: "Dessert Wine",
  }),
  entry({
    name: "Wehlener Sonnenuhr Riesling Spätlese Goldkapsel Alte Reben Große Lage Fuder 12",
    producer: "Weingut Dr. Hermann & Söhne, vormals Gutsverwaltung zu Wehlen an der Mosel",
    type: "White Wine",
    varietal: "Riesling",
    country: "Germany",
    region: "Mosel",
    notes:
      "Long words that fill two lines and then go on, so that the clamp has to end them. ".repeat(
        3,
      ),
  }),
  entry({
    name: "ירדן קברנה סוביניון",
    producer: "יקבי רמת הגולן",
    varietal: "קברנה סוביניון",
    country: "ישראל",
    region: "רמת הגולן",
    notes: "פירות שחורים, ארז ומעט מנטה.",
  }),
  entry({ name: "山吹", producer: "甲州", type: "Rosé Wine", varietal: "甲州", region: "山梨県" }),
  entry({ name: "X", producer: "Y", vintage: 1800, type: "Fortified Wine", quantity: 1 }),
] as const;

/** Runs in the page. Fires the browser's event that offers installation. */
function askToInstall(): void {
  const prompt = () => Promise.resolve();
  window.dispatchEvent(Object.assign(new Event("beforeinstallprompt"), { prompt }));
}

const addBottle = (page: Page): Promise<void> =>
  card(page, "Clos du Test")
    .getByRole("button", { name: /^Add a bottle/ })
    .click();
