import type { Page, Response } from "@playwright/test";
import { median, table } from "../benchmarksPage.ts";
import { callBench, commitsOf, openDevice, trafficOf } from "../openDevice.ts";
import { stockCellar } from "../wines.ts";
import { type Bench, comparisonCells, inKb } from "./Bench.ts";
import { countedAt } from "./bootstrap.ts";

const CHANGES = 1_000;
const WINES = 200;
const AIM = 2;

/** What was done without signal goes up, beside one POST of it all in one transaction. */
export async function measureReplay(bench: Bench): Promise<string[]> {
  const person = await stockCellar(bench.url, { email: "replay@cellar.example", size: WINES });
  const bare = await bench.startBare(person.userId);
  const measured = [];
  const floor: number[] = [];
  for (let round = -1; round < bench.rounds; round += 1) {
    const device = await openDevice(bench.browser, { url: bench.url, person });
    const barePage = await device.openBare();
    const bareMs = await callBench(barePage, "replayBarely", bare.url, person.wineIds, CHANGES);
    const page = await device.openApp();
    await countedAt(page, WINES);
    // Without a worker, what the app has not loaded by now it cannot load without signal.
    await saved(page).waitFor();
    await device.context.setOffline(true);
    await callBench(barePage, "addBottlesHere", person.userId, person.wineIds, CHANGES);
    await barePage.close();
    const ours = await replayOnce(page, () => device.context.setOffline(false));
    await device.close();
    if (round < 0) continue;
    floor.push(bareMs);
    measured.push(ours);
  }
  await bare.stop();

  const ours = measured.map(({ ms }) => ms);
  const [first] = measured;
  const most = Math.max(...measured.map(({ rowsMost }) => rowsMost));
  const bytes = median(measured.map((once) => once.bytes));
  return [
    `### Replay of ${CHANGES.toLocaleString("en")} bottle changes over ${String(WINES)} wines`,
    "",
    "From the first request after the signal is back until the last change has left the outbox, in",
    "the app, beside one POST of the whole queue, run in one transaction, whose rows are written and",
    "whose queue is emptied in one more.",
    "",
    ...table(
      ["until", "floor", "ours", "ratio", "spread", "aim"],
      [["the outbox is empty", ...comparisonCells({ ours, floor }, AIM)]],
    ),
    "",
    `${String(first?.requests)} requests (aim ≤ 6), ${inKb(bytes)} received; pulls carried ` +
      `${String(first?.pulled)} rows, and no wine's row came more often than ${String(most)} times ` +
      "with pushes and pulls together.",
  ];
}

async function replayOnce(page: Page, signalIsBack: () => Promise<void>) {
  const answers: Response[] = [];
  page.on("response", (answer) => {
    if (/\/api\/sync\/(push|changes)/.test(answer.url())) answers.push(answer);
  });
  const since = await page.evaluate(() => performance.timeOrigin + performance.now());
  await signalIsBack();
  await saved(page).waitFor();

  const { from, requests, bytes } = await trafficOf(page, since);
  const commits = (await commitsOf(page)).filter(({ tables }) => tables.includes("outbox"));
  const settling = commits.filter(({ tables, at }) => at > from && tables.includes("attention"));
  const pushes = answers.filter((answer) => answer.url().includes("/push")).length;
  const emptiedAt = settling[pushes - 1]?.at ?? Number.NaN;
  const rows = await rowsIn(answers);
  return { ms: emptiedAt - from, requests, bytes, ...rows };
}

function saved(page: Page) {
  return page.getByRole("status").getByText("Saved", { exact: true });
}

async function rowsIn(answers: readonly Response[]) {
  const times = new Map<string, number>();
  let pulled = 0;
  for (const answer of answers) {
    const { rows } = (await answer.json()) as { rows: { id: string }[] };
    if (answer.url().includes("/changes")) pulled += rows.length;
    for (const { id } of rows) times.set(id, (times.get(id) ?? 0) + 1);
  }
  return { pulled, rowsMost: Math.max(...times.values()) };
}
