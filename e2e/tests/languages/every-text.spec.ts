import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { pseudoFaults, showPseudoTexts } from "../../fixtures/languages/pseudo.ts";
import type { Words } from "../../fixtures/languages/texts.ts";
import { expect, test } from "../../fixtures/test.ts";

test.use({
  serverEnv: { DEMO_ACCOUNT: "on" },
  serviceWorkers: "block",
  viewport: { width: 360, height: 800 },
});
test.describe.configure({ timeout: 420_000 });

const DEMO = { email: "demo@winecellar.example", password: "winecellar" };

/** Texts that are the same in each language, or that are not from the app. */
const SAME = [
  ...["Wine Cellar", DEMO.email, DEMO.password, "Demo", "demo", "kB", "MB", "https://", "/mcp"],
  ...["Deutsch", "English", "Español", "Français", "Italiano", "EUR", "GBP", "USD", "US$"],
  ...["CellarTracker", "Vivino", "Vinocell", "Ploc", "Cavea", "Cellarion", "Oeno by Vintec"],
  ...["CSV", "JSON", "ZIP", "PDF", "ECB", "Avery", "Chrome on Linux"],
  // Samples of the design page.
  ...["Château Margaux", "Prager", "Riesling Smaragd Achleiten", "Ruinart", "Blanc de Blancs"],
  ...["FC001", "FC002", "FC003"],
];

test("every visible text is translatable, and longer translations fit the screen", async ({
  page,
}) => {
  const say = await showPseudoTexts(page);
  const found = new Map<string, readonly string[]>();
  const look = async (screen: string, own: readonly string[] = SAME) => {
    const faults = await pseudoFaults(page, own);
    if (faults.length > 0) found.set(screen, faults);
  };

  for (const path of SIGNED_OUT) {
    await open(page, path);
    await look(path);
  }

  await page.request.post("/api/auth/login", { data: DEMO });
  const { wineId, bottleId, rackId, names } = await readDemo(page);
  const own = [...SAME, ...names].sort((one, other) => other.length - one.length);
  const path = (template: string) =>
    template.replace("{wine}", wineId).replace("{rack}", rackId).replace("{bottle}", bottleId);
  for (const template of PAGES) {
    await open(page, path(template));
    await look(template, own);
  }
  for (const [template, ...texts] of SHEETS) {
    await open(page, path(template));
    for (const text of texts) await press(page, say, text);
    await page.getByRole("dialog").or(page.getByRole("menu")).first().waitFor();
    await look([template, ...texts].join(" > "), own);
  }

  expect(Object.fromEntries(found)).toEqual({});
});

const SIGNED_OUT = [
  ...["/login", "/signup", "/forgot-password", "/reset-password?token=some", "/reset-password"],
  ...["/undo-email-change?token=some", "/cancel-deletion?token=some"],
  ...["/confirm-email?token=some", "/end-reminders?token=some"],
];

const PAGES = [
  ...["/", "/?look=table&group=place", "/?q=nothing+of+this", "/?tab=pairing", "/wines/{wine}"],
  ...["/wines/none", "/b/{bottle}", "/places", "/places/{rack}", "/places/{rack}/stocktake"],
  ...["/places/none", "/statistics", "/statistics/worth", "/statistics/cellar-book"],
  ...["/journal", "/years/2026", "/past-bottles", "/recently-removed", "/reminders", "/to-buy"],
  ...["/profile", "/cellars", "/join", "/help", "/import", "/look-around", "/stickers", "/mockup"],
  "/no-such-page",
];

/** A page, and the texts of the controls that open a sheet or menu on it. */
const SHEETS = [
  ["/", "View"],
  ["/", "Filters"],
  ["/", "Toggle Sidebar"],
  ["/?action=add-wine"],
  ["/?action=add-wine", "Manual Entry", "More"],
  ["/wines/{wine}", "More actions"],
  ["/wines/{wine}", "Add bottles"],
  ["/wines/{wine}", "Edit"],
  ["/places", "Add Place"],
  ["/places/{rack}", "Change"],
  ["/journal", "Add"],
  ["/to-buy", "Add a Wish"],
  ["/cellars", "New Cellar"],
  ["/profile", "New Token"],
  ["/profile", "Delete My Account"],
] as const;

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  // Cards and charts appear later than the heading.
  await page.waitForFunction(isUnchanged, undefined, { polling: 200 });
}

/** Runs in the page. Whether the page's text is unchanged since the last call. */
function isUnchanged(): boolean {
  const { dataset, innerText } = document.body;
  const before = dataset["seen"];
  dataset["seen"] = innerText;
  return before === innerText;
}

async function press(page: Page, say: Words, text: string): Promise<void> {
  const name = say(text);
  await page
    .getByRole("button", { name, exact: true })
    .or(page.getByRole("tab", { name, exact: true }))
    .or(page.getByRole("menuitem", { name, exact: true }))
    .filter({ visible: true })
    .first()
    .click();
}

/**
 * The ids of a wine, its bottle and a rack of the demo account, and all names that may appear
 * untranslated.
 */
async function readDemo(page: Page) {
  const answerOf = async (path: string) => (await page.request.get(path)).json() as unknown;
  const wines = (await answerOf("/api/wines")) as readonly Record<"id" | "bottleId", string>[];
  const places = (await answerOf("/api/places")) as readonly Record<"id" | "kind", string>[];
  const demo: unknown = JSON.parse(
    readFileSync(new URL("../../../api/src/cellar/demo/demoCellar.json", import.meta.url), "utf8"),
  );
  const [wine] = wines;
  const rack = places.find(({ kind }) => kind === "rack");
  if (!wine || !rack) throw new Error("The demo account is empty");
  const names = new Set(
    [...stringsOf([demo, wines])]
      .filter((text) => !/^(?:Red|White|Rosé|Sparkling|Dessert|Fortified) Wine$/.test(text))
      .flatMap(partsOf)
      .filter((text) => text.length > 2),
  );
  return {
    ...{ wineId: wine.id, bottleId: wine.bottleId, rackId: rack.id },
    names: [...names, ...namesInGerman(), ...datesInGerman()],
  };
}

function stringsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(stringsOf);
}

/** A name and the parts of it that racks and lists show, for example "Tondonia Reserva". */
function partsOf(text: string): string[] {
  const listed = text.split(", ");
  const words = text.split(" ");
  if (words.length > 6) return [text, ...listed];
  return [text, ...listed, ...words.flatMap((_, at) => [words.slice(at).join(" ")]).slice(1)];
}

/**
 * German names of countries, regions and grapes. These names are in a separate table, outside the
 * catalogue.
 */
function namesInGerman(): string[] {
  const table = new URL("../../../sync-protocol/data/gazetteer/translations.tsv", import.meta.url);
  const [head = "", ...rows] = readFileSync(table, "utf8").trim().split("\n");
  const german = head.split("\t").indexOf("de");
  return rows.map((row) => row.split("\t")[german] ?? "").filter((name) => name.length > 2);
}

function datesInGerman(): string[] {
  const worded = (options: Intl.DateTimeFormatOptions, day: Date) =>
    new Intl.DateTimeFormat("de", options).format(day).replace(/^\d+\. /, "");
  return (["long", "short"] as const).flatMap((length) =>
    Array.from({ length: 12 }, (_, n) => [
      worded({ month: length }, new Date(2026, n)),
      worded({ month: length, day: "numeric" }, new Date(2026, n)),
      worded({ weekday: length }, new Date(2026, 0, n)),
    ]).flat(),
  );
}
