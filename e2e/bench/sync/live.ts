import type { Page } from "@playwright/test";
import { quantile, table } from "../benchmarksPage.ts";
import { commitsOf, openDevice } from "../openDevice.ts";
import { stockCellar } from "../wines.ts";
import { type Bench, inMs } from "./Bench.ts";
import { countedAt } from "./bootstrap.ts";

const WINES = 30;
const WRITES_PER_ROUND = 40;

/** A tap on one device until another that is open has the change. */
export async function measureLive(bench: Bench): Promise<string[]> {
  const person = await stockCellar(bench.url, { email: "live@cellar.example", size: WINES });
  const here = await openDevice(bench.browser, { url: bench.url, person });
  const there = await openDevice(bench.browser, { url: bench.url, person });
  const [writer, reader] = [await here.openApp(), await there.openApp()];
  await Promise.all([countedAt(writer, WINES), countedAt(reader, WINES)]);

  const stored: number[] = [];
  const shown: number[] = [];
  for (let write = -10; write < bench.rounds * WRITES_PER_ROUND; write += 1) {
    const once = await writeOnce(writer, reader);
    if (write < 0) continue;
    stored.push(once.storedMs);
    shown.push(once.shownMs);
  }
  await here.close();
  await there.close();

  const row = (title: string, ms: readonly number[]) => [
    title,
    inMs(quantile(ms, 0.5)),
    inMs(quantile(ms, 0.95)),
    "≤ 20 ms, ≤ 50 ms",
  ];
  return [
    "### From a tap to another device",
    "",
    `${String(stored.length)} taps, one after the other, in one browser with two profiles, from the ` +
      "tap: durable in the outbox, sent, durable on the server, told, pulled, durable there.",
    "",
    ...table(
      ["until", "p50", "p95", "aim"],
      [row("durable on the other device", stored), row("on its card", shown)],
    ),
  ];
}

async function writeOnce(writer: Page, reader: Page) {
  const label = () => document.querySelector("article")?.textContent;
  const before = await reader.evaluate(label);
  const showing = reader.waitForFunction(
    (old) => {
      const text = document.querySelector("article")?.textContent;
      return text !== old && performance.timeOrigin + performance.now();
    },
    before,
    { polling: "raf" },
  );
  const name = await reader.evaluate(() => document.querySelector("article h3")?.textContent);
  const tappedAt = await writer
    .getByRole("article", { name: name ?? "" })
    .getByRole("button", { name: /^Add a bottle/ })
    .evaluate((button: HTMLElement) => {
      button.click();
      return performance.timeOrigin + performance.now();
    });
  const shownAt = Number(await (await showing).jsonValue());
  const commits = (await commitsOf(reader)).filter(
    ({ tables, at }) => tables.includes("wines") && at > tappedAt,
  );
  await writer.getByRole("status").getByText("Saved", { exact: true }).waitFor();
  return { storedMs: (commits[0]?.at ?? Number.NaN) - tappedAt, shownMs: shownAt - tappedAt };
}
