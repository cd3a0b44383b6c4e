import type { Page } from "@playwright/test";
import { aCard, card, saved } from "../fixtures/cellar.ts";
import { signIn } from "../fixtures/test.ts";
import { DEMO, neverAnswer, open, openCollection, type Scene } from "./Scene.ts";

const SYNC = "**/api/sync/**";
const MOCKUP = "**/assets/MockupPage-*.js";

/** A wine of the demo cellar with two lots. */
const OF_SEVERAL_LOTS = "Château Léoville Barton";

export const COLLECTION_SCENES: readonly Scene[] = [
  {
    name: "fetch-failed",
    async show(page) {
      await page.context().route(SYNC, (route) => route.abort());
      await signIn(page, DEMO);
      await page.getByText("Failed to fetch wines").waitFor();
    },
  },
  {
    name: "placeholders",
    async show(page) {
      await page.route(SYNC, neverAnswer);
      await open(page, "/");
      await page.getByTestId("placeholder-card").first().waitFor();
    },
  },
  {
    name: "collection",
    async show(page) {
      await page.context().unrouteAll();
      await openCollection(page);
      await aCard(page).getByText("Drinking window").waitFor();
    },
  },
  {
    name: "collection-scrolled",
    async show(page) {
      await openCollection(page);
      await page.getByRole("article").nth(7).scrollIntoViewIfNeeded();
    },
  },
  {
    name: "wine-page",
    async show(page) {
      await openCollection(page);
      await card(page, OF_SEVERAL_LOTS).getByRole("heading").getByRole("link").click();
      await page.getByRole("heading", { level: 1, name: OF_SEVERAL_LOTS }).waitFor();
      await page.getByRole("region", { name: "When to drink" }).waitFor();
    },
    whole: true,
  },
  {
    name: "wine-lots",
    show: (page) => page.mouse.move(0, 0),
  },
  {
    name: "lot",
    async show(page) {
      await page.getByRole("button", { name: "Add bottles" }).click();
      await page.getByRole("dialog").waitFor();
    },
  },
  {
    name: "places",
    async show(page) {
      await open(page, "/places");
      await page.getByRole("navigation", { name: "Places" }).waitFor();
      await saved(page);
    },
  },
  {
    name: "rack",
    async show(page) {
      await open(page, "/places");
      await page.getByRole("link", { name: /^Rack B/ }).click();
      await page.getByRole("grid").waitFor();
      await saved(page);
    },
  },
  {
    name: "grouped-by-place",
    async show(page) {
      await open(page, "/?look=table&group=place");
      await page.getByRole("rowheader", { name: /Rack A .* wines$/ }).waitFor();
    },
  },
  {
    name: "selecting",
    async show(page) {
      await openCollection(page);
      await page.getByRole("button", { name: "Select wines" }).click();
      for (const n of [0, 1])
        await page
          .getByRole("checkbox", { name: /^Select / })
          .nth(n)
          .check();
    },
  },
  {
    name: "statistics",
    async show(page) {
      await open(page, "/statistics");
      await page.locator('[data-chart="When to Drink"] rect').first().waitFor();
    },
    whole: true,
  },
  {
    name: "year",
    async show(page) {
      await open(page, "/statistics");
      await page.getByRole("link", { name: /in the cellar$/ }).click();
      await page.getByRole("region", { name: "Drunk Most" }).waitFor();
    },
    whole: true,
  },
  {
    name: "journal",
    async show(page) {
      await open(page, "/journal");
      await page.getByRole("list", { name: "Journal" }).getByRole("listitem").first().waitFor();
      await page.getByRole("button", { name: "Filters" }).click();
    },
  },
  {
    name: "past-bottles",
    async show(page) {
      await open(page, "/past-bottles");
      await page.getByRole("list", { name: "Past bottles" }).waitFor();
    },
  },
  {
    name: "story",
    async show(page) {
      await open(page, "/journal");
      const drunk = page.getByRole("listitem").filter({ hasText: "bottle drunk" });
      await drunk.first().getByRole("link").click();
      await page.getByRole("region", { name: "Story" }).scrollIntoViewIfNeeded();
    },
  },
  {
    name: "say-more",
    async show(page) {
      await page
        .getByRole("region", { name: "Story" })
        .getByRole("button", { name: /^(Add a note|Change)/ })
        .first()
        .click();
      await page.getByRole("dialog").getByLabel("Note").waitFor();
    },
  },
  {
    name: "reminders",
    async show(page) {
      await open(page, "/reminders");
      await page.getByRole("region").first().waitFor();
    },
  },
  { name: "no-such-wine", show: (page) => open(page, "/wines/none") },
  {
    name: "filters",
    async show(page) {
      await openCollection(page);
      await openFilters(page);
    },
  },
  {
    name: "filters-in-force",
    async show(page) {
      await openCollection(page);
      await openFilters(page);
      await page.getByLabel("From").fill("2015");
      await page.getByLabel("Wine Type").click();
      await page.getByRole("option", { name: "White Wine" }).click();
      const done = page.getByRole("button", { name: /^Show [\d,]+ wines?$/ });
      if (await done.isVisible()) await done.click();
    },
  },
  {
    name: "no-matches",
    async show(page) {
      await openCollection(page);
      await page.getByLabel("Search wines").fill("no such wine");
      await page.getByText("No wine matches").waitFor();
    },
  },
  {
    name: "archiving",
    async show(page) {
      await openCollection(page);
      await page.evaluate(stopTimers);
      await aCard(page)
        .getByRole("button", { name: /^Archive/ })
        .click();
      await aCard(page).and(page.locator("[data-archiving=true]")).waitFor();
    },
  },
  {
    name: "archived",
    async show(page) {
      await openCollection(page);
      await page.getByRole("checkbox", { name: "Include archived wines" }).check();
      const badge = page.getByText("Archived", { exact: true }).first();
      await badge.evaluate((found) => {
        found.scrollIntoView({ block: "center" });
      });
    },
  },
  {
    name: "image-failed",
    async show(page) {
      await page.route("**/objects/uploads/**", (route) => route.abort());
      await openCollection(page);
      await page.getByRole("button", { name: "Retry" }).first().waitFor();
    },
  },
  {
    name: "bottle-removed",
    async show(page) {
      await openCollection(page);
      await aCard(page)
        .getByRole("button", { name: /^Remove a bottle/ })
        .click();
      await page.getByText("Bottles removed successfully").waitFor();
    },
  },
  {
    name: "sidebar-toggled",
    async show(page) {
      await openCollection(page);
      await page.getByRole("button", { name: "Toggle Sidebar" }).click();
      await page.getByRole("button", { name: "Sign Out" }).waitFor();
    },
  },
  {
    name: "sidebar-toggled-back",
    async show(page) {
      await openCollection(page);
      await page.getByRole("button", { name: "Toggle Sidebar" }).click();
    },
  },
  { name: "profile", show: (page) => open(page, "/profile"), whole: true },
  {
    name: "profile-refused",
    async show(page) {
      await open(page, "/profile");
      await page.getByLabel("Current Password").fill("not this one");
      await page.getByLabel("New Password").fill("a new one");
      await page.getByRole("button", { name: "Change Password" }).click();
      await page.getByRole("alert").first().waitFor();
    },
    whole: true,
  },
  {
    name: "delete-account",
    async show(page) {
      await open(page, "/profile");
      await page.getByRole("button", { name: "Delete My Account" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Download My Wines" }).waitFor();
    },
  },
  { name: "mockup", show: (page) => open(page, "/mockup"), whole: true },
  { name: "not-found", show: (page) => open(page, "/no-such-page") },
  {
    name: "part-missing",
    async show(page) {
      await page.route(MOCKUP, (route) => route.abort());
      await page.goto("/mockup");
      await page.getByRole("alert").waitFor();
    },
  },
  {
    name: "sheet-missing",
    async show(page) {
      await openCollection(page);
      await page.route("**/assets/SyncSheet-*.js", (route) => route.abort());
      await page.getByRole("banner").getByRole("status").getByRole("button").click();
      await page.getByText("This part could not be loaded").waitFor();
    },
  },
  {
    name: "crash",
    async show(page) {
      const body = "export function MockupPage() { throw new Error('Broken'); }";
      await page.route(MOCKUP, (route) => route.fulfill({ contentType: "text/javascript", body }));
      await page.goto("/mockup");
      await page.getByRole("heading", { name: "Something went wrong" }).waitFor();
    },
  },
  {
    name: "new-version",
    async show(page) {
      const pretence = await page.addInitScript(pretendNewVersion);
      await openCollection(page);
      await page.getByText("A new version is ready").waitFor();
      await pretence.dispose();
    },
  },
];

async function openFilters(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Filters/ }).click();
  await page.getByLabel("From").waitFor();
}

/** Runs in the page. Lets no new timer start in it. */
function stopTimers(): void {
  window.setTimeout = (() => 0) as never;
}

/** Runs in the page. Makes the service worker registration contain a waiting version. */
function pretendNewVersion(): void {
  const scriptURL = new URL("/sw.js", location.href).href;
  const waiting = Object.assign(new EventTarget(), { scriptURL, state: "installed" });
  const registration = { waiting, update: () => Promise.resolve() };
  navigator.serviceWorker.register = () =>
    Promise.resolve(Object.assign(new EventTarget(), registration) as never);
}
