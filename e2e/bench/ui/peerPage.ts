import { fileURLToPath } from "node:url";
import { type BrowserContext, expect } from "@playwright/test";
import { installed } from "../../fixtures/cellar.ts";
import { type ServerProcess, startServerProcess } from "../serverProcess.ts";
import type { BenchPerson } from "../wines.ts";

const PROGRAM = fileURLToPath(new URL("../../../web/bench/peer/page/serve.mjs", import.meta.url));
const FILLED_WITHIN_MS = 60_000;

/** Cards on the first screen. */
const SHOWN = 4;

/**
 * Serves the built page with RxDB and React. Its calls and photos come from the server at `url`, as
 * `person`.
 */
export function servePeerPage(url: string, { cookie }: BenchPerson): Promise<ServerProcess> {
  return startServerProcess(PROGRAM, [url, cookie]);
}

/** Fills the page's store, and waits until the page is installed and its first photos are kept. */
export async function fillPeerProfile(
  context: BrowserContext,
  url: string,
  wines: number,
): Promise<void> {
  const page = await context.newPage();
  await page.goto(new URL("?fill", url).href);
  await expect(page.getByText(`across ${String(wines)} wines`)).toBeVisible({
    timeout: FILLED_WITHIN_MS,
  });
  await installed(page);
  await page.goto(url);
  await page.waitForFunction(
    (shown) =>
      Array.from(document.images).filter(({ naturalWidth }) => naturalWidth > 0).length >= shown,
    SHOWN,
  );
  await page.close();
}
