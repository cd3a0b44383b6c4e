import { type CDPSession, expect, type Locator, type Page } from "@playwright/test";
import { placeNamesOf } from "../../../.ci/bench/lots.ts";
import { aCard } from "../../fixtures/cellar.ts";
import type { NewWine } from "../wines.ts";

/**
 * The cost of one gesture, ms: the page's script time, and the time from the event to the painted
 * result.
 */
export interface Gesture {
  readonly scriptMs: number;
  readonly paintMs: number;
}

const WORDS = ["grand", "chateau", "noir", "pinot", "valle", "terra", "blanc", "rosso", "clos"];
const TYPES = ["Red Wine", "White Wine", "Rosé Wine", "Sparkling Wine"];

const SUMMARY = "main p[role=status]";
const FIRST_COUNT = "main article div:has(> [aria-label^='Add a bottle'])";
const FORM = "[role=dialog] form";
const WINE_FACTS = "main dl dt";

export class GestureTimer {
  readonly page: Page;
  readonly #devtools: CDPSession;

  private constructor(page: Page, devtools: CDPSession) {
    this.page = page;
    this.#devtools = devtools;
  }

  static async on(page: Page): Promise<GestureTimer> {
    const devtools = await page.context().newCDPSession(page);
    // CPU time, so that other work on this machine does not count.
    await devtools.send("Performance.enable", { timeDomain: "threadTicks" });
    return new GestureTimer(page, devtools);
  }

  /** Measures `act` from its `event` to the frame in which the text of `sight` has changed. */
  async time(event: string, sight: string, act: () => Promise<void>): Promise<Gesture> {
    await this.page.evaluate(`paintWatch.arm(${JSON.stringify(event)}, ${JSON.stringify(sight)})`);
    const before = await this.#metric("ScriptDuration");
    await act();
    const paintMs = await this.page.evaluate<number>("paintWatch.painted");
    const after = await this.#metric("ScriptDuration");
    return { scriptMs: (after - before) * 1_000, paintMs };
  }

  /** Size of the page's JavaScript heap after a garbage collection, in bytes. */
  async heapBytes(): Promise<number> {
    await this.#devtools.send("HeapProfiler.collectGarbage");
    return this.#metric("JSHeapUsedSize");
  }

  async #metric(name: string): Promise<number> {
    const { metrics } = await this.#devtools.send("Performance.getMetrics");
    return metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  }
}

/**
 * Types words into the search field and deletes them again, with at least this many keystrokes.
 * Returns the cost of each.
 */
export async function typeSearches(
  timer: GestureTimer,
  wines: readonly NewWine[],
  keys: number,
): Promise<Gesture[]> {
  const { page } = timer;
  const words = WORDS.filter((word) => narrowsWithEachKey(wines, word));
  const typed: Gesture[] = [];
  await page.getByRole("searchbox").focus();
  for (let turn = 0; typed.length < keys; turn += 1) {
    const word = words[turn % words.length] ?? "z";
    const letters = Array.from(word);
    const presses = [...letters, ...letters.map(() => "Backspace")];
    for (const key of presses) {
      typed.push(await timer.time("keydown", SUMMARY, () => page.keyboard.press(key)));
    }
  }
  return typed;
}

export async function chooseTypes(
  timer: GestureTimer,
  wines: readonly NewWine[],
  choices: number,
): Promise<Gesture[]> {
  const { page } = timer;
  const chosen: Gesture[] = [];
  const types = typesCountedApart(wines);
  await page.getByRole("button", { name: "Filters" }).click();
  for (let turn = 0; turn < choices; turn += 1) {
    await page.getByRole("combobox", { name: "Wine Type" }).click();
    const option = page.getByRole("option", { name: types[turn % types.length] ?? "" });
    const click = await clickOn(option);
    chosen.push(await timer.time("click", SUMMARY, click));
    await expect(option).toBeHidden();
  }
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.getByRole("button", { name: "Clear" }).click();
  return chosen;
}

/**
 * Adds bottles to the first wine, one by one. Each addition is durable when the new count is
 * painted.
 */
export async function addBottles(timer: GestureTimer, taps: number): Promise<Gesture[]> {
  const plus = timer.page.getByRole("button", { name: /^Add a bottle/ }).first();
  const tapped: Gesture[] = [];
  for (let tap = 0; tap < taps; tap += 1) {
    const click = await clickOn(plus);
    tapped.push(await timer.time("click", FIRST_COUNT, click));
  }
  return tapped;
}

export async function openForms(timer: GestureTimer, times: number): Promise<Gesture[]> {
  const { page } = timer;
  const edit = page.getByRole("button", { name: /^Edit / }).first();
  const opened: Gesture[] = [];
  for (let turn = 0; turn < times; turn += 1) {
    const click = await clickOn(edit);
    opened.push(await timer.time("click", FORM, click));
    await page.keyboard.press("Escape");
    await expect(page.locator(FORM)).toBeHidden();
  }
  return opened;
}

/** Opens the first wine's page until its facts are painted, and goes back. */
export async function openWines(timer: GestureTimer, times: number): Promise<Gesture[]> {
  const { page } = timer;
  const link = aCard(page).first().getByRole("link").first();
  const opened: Gesture[] = [];
  for (let turn = 0; turn < times; turn += 1) {
    const click = await clickOn(link);
    opened.push(await timer.time("click", WINE_FACTS, click));
    await page.goBack();
    await expect(link).toBeVisible();
  }
  return opened;
}

/**
 * Waits until an element stops moving, and returns a function that clicks on it. Playwright's own
 * click runs a script in the page, whose time would be counted.
 */
export async function clickOn(target: Locator): Promise<() => Promise<void>> {
  await target.click({ trial: true });
  const box = await target.boundingBox();
  if (!box) throw new Error(`Nothing to click on: ${String(target)}`);
  return () => target.page().mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/**
 * Whether each typed letter of a word reduces the search results, so that every key changes the page.
 */
function narrowsWithEachKey(wines: readonly NewWine[], word: string): boolean {
  const texts = wines.map(({ name, producer, region, type, varietal, quantity }, number) => {
    const places = placeNamesOf(number, quantity);
    return fold([name, producer, region, type, varietal, ...places].join("\n"));
  });
  let before = bottlesOf(wines, () => true);
  return Array.from(word).every((_, index) => {
    const sought = fold(word.slice(0, index + 1));
    const found = bottlesOf(wines, (wine) => texts[wine]?.includes(sought) ?? false);
    const isNarrower = found !== before;
    before = found;
    return isNarrower;
  });
}

/**
 * Wine types whose numbers of bottles all differ, so that each choice changes the number on the
 * page.
 */
function typesCountedApart(wines: readonly NewWine[]): string[] {
  const typeOf = new Map(
    TYPES.map((type) => [bottlesOf(wines, (wine) => wines[wine]?.type === type), type] as const),
  );
  typeOf.delete(0);
  return [...typeOf.values()];
}

function bottlesOf(wines: readonly NewWine[], isFound: (wine: number) => boolean): number {
  return wines.reduce((sum, { quantity }, wine) => sum + (isFound(wine) ? quantity : 0), 0);
}

function fold(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase();
}
