import { existsSync } from "node:fs";
import { mkdir, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Locator, Page, Request, TestInfo } from "@playwright/test";
import { type BrowserProcess, browserProcess } from "../../fixtures/browser/browserProcess.ts";
import {
  addByHand,
  card,
  entry,
  installed,
  openAddWine,
  pill,
  saved,
} from "../../fixtures/cellar.ts";
import {
  cameraShowingLabel,
  cameraShowingPhoto,
  twoLabelsPicture,
  uploadLabel,
} from "../../fixtures/label.ts";
import { SWITCHES } from "../../fixtures/browser/switches.ts";
import { expect, type Person, signUp, test } from "../../fixtures/test.ts";

/** A photo of a Pessac-Léognan of 2010. The file is outside the repository. */
const REAL_LABEL = fileURLToPath(
  new URL("../../../../shared/data/labels/115171.jpeg", import.meta.url),
);
/** A long limit, because a busy machine loads and runs the models slowly. */
const READ_WITHIN_MS = 240_000;

// Reading a label uses all cores, so these tests do not run in parallel.
test.describe.configure({ mode: "default", timeout: 420_000 });

let phone: BrowserProcess;
/** The browsers of the current test. Empty if the test is skipped. */
let phones: BrowserProcess[] = [];

test.afterEach(async () => {
  for (const used of phones) await used.remove();
  phones = [];
});

test("the device reads and saves a label and pairs a meal offline", async ({
  browser,
  server,
  person,
}, testInfo) => {
  phone = await phoneWith(await cameraShowingLabel(browser, await folderOf(testInfo)));
  await prepare(await phone.open(), person, server.url);
  await phone.kill();
  await server.kill();
  const page = await openOffline(server.url);
  const requests = requestsOf(page);

  const dialog = await openAddWine(page);
  await photograph(dialog);
  await dialog.getByRole("button", { name: "Read on this device" }).click();
  const name = dialog.getByLabel("Name");
  await expect(name).toHaveValue(/^Clos du Test/, { timeout: READ_WITHIN_MS });
  await expect(dialog.getByText(/confidence on this device/)).toBeVisible();
  const hasRoomForTwo = await page.evaluate(() => {
    const { hardwareConcurrency, deviceMemory = 4 }: Navigator & { deviceMemory?: number } =
      navigator;
    return hardwareConcurrency > 1 && deviceMemory >= 4;
  });
  expect(page.workers().some((worker) => worker.url().includes("lineWorker"))).toBe(hasRoomForTwo);
  await expect(dialog.getByLabel("Producer")).toHaveValue("Domaine des Essais");
  await expect(dialog.getByLabel("Vintage")).toHaveValue("2019");
  await expect(dialog.getByLabel("Region")).toHaveValue("Chinon");
  await expect(dialog.getByLabel("Country")).toHaveValue("France");
  await name.fill("Clos du Test, Vieilles Vignes");
  await dialog.getByLabel("Varietal").fill("Cabernet Franc");
  await chooseRed(dialog);
  await dialog.getByRole("button", { name: "Add Wine" }).click();
  await expect(card(page, "Clos du Test, Vieilles Vignes")).toBeVisible();

  await page.getByRole("tab", { name: "Meal Pairing" }).click();
  await page.getByLabel("What are you cooking?").fill("Roast lamb with rosemary");
  await page.getByRole("button", { name: "Get Wine Recommendations" }).click();
  await expect(page.getByText(/From the built-in sommelier, on this device/)).toBeVisible();
  await expect(page.getByRole("article").first()).toBeVisible();

  expect(await requestsToNetwork(requests)).toEqual([]);
});

// Spec 10.88
test("two bottles photographed offline in one picture become two wines", async ({
  browser,
  server,
  person,
}) => {
  phone = await phoneWith([]);
  await prepare(await phone.open(), person, server.url);
  await phone.kill();
  await server.kill();
  const page = await openOffline(server.url);

  const dialog = await openAddWine(page);
  await uploadLabel(dialog, await twoLabelsPicture(browser));
  await dialog.getByRole("button", { name: "Read on this device" }).click();
  await expect(dialog.getByText("1 more bottle in this photo")).toBeVisible({
    timeout: READ_WITHIN_MS,
  });
  await expect(dialog.getByLabel("Region")).toHaveValue("Chinon");
  await dialog.getByLabel("Name").fill("The Left One");
  await dialog.getByLabel("Varietal").fill("Cabernet Franc");
  await chooseRed(dialog);
  await dialog.getByRole("button", { name: "Add this one and go on" }).click();

  await expect(dialog.getByLabel("Region")).toHaveValue("Vouvray");
  await dialog.getByLabel("Name").fill("The Right One");
  await dialog.getByLabel("Varietal").fill("Chenin Blanc");
  await dialog.getByRole("button", { name: "Add Wine" }).click();
  await expect(card(page, "The Left One")).toBeVisible();
  await expect(card(page, "The Right One")).toBeVisible();
});

test("vintage, region and country of a real label are read offline", async ({
  browser,
  server,
  person,
}, testInfo) => {
  test.skip(!existsSync(REAL_LABEL), "the photographs lie beside the project, not in it");
  const photo = await readFile(REAL_LABEL);
  phone = await phoneWith(await cameraShowingPhoto(browser, await folderOf(testInfo), photo));
  await prepare(await phone.open(), person, server.url);
  await phone.kill();
  await server.kill();
  const page = await openOffline(server.url);

  const dialog = await openAddWine(page);
  await photograph(dialog);
  await dialog.getByRole("button", { name: "Read on this device" }).click();

  await expect(dialog.getByLabel("Vintage")).toHaveValue("2010", { timeout: READ_WITHIN_MS });
  await expect(dialog.getByLabel("Region")).toHaveValue("Pessac-Léognan");
  await expect(dialog.getByLabel("Country")).toHaveValue("France");
});

async function phoneWith(camera: readonly string[]): Promise<BrowserProcess> {
  const made = await browserProcess([...SWITCHES, ...camera]);
  phones.push(made);
  return made;
}

/** While online, signs up, and stores a bottle and the label reader on the phone. */
async function prepare(page: Page, person: Person, origin: string): Promise<void> {
  await signUp(page, person, origin);
  await installed(page);
  await addByHand(page, entry({ name: "Kept For Lamb" }));
  await saved(page);
  await page.goto(`${origin}/profile`);
  await page.getByRole("switch", { name: "Keep label reading on this device" }).check();
  await expect(page.getByText(/^Labels are read on this device/)).toBeVisible({
    timeout: READ_WITHIN_MS,
  });
}

async function openOffline(origin: string): Promise<Page> {
  const page = await phone.open();
  await page.goto(origin);
  await expect(pill(page, "Offline")).toBeVisible();
  return page;
}

async function photograph(dialog: Locator): Promise<void> {
  await dialog.getByRole("button", { name: "Use Camera" }).click();
  await expect
    .poll(() =>
      dialog
        .getByLabel("Live camera")
        .evaluate((video) => (video instanceof HTMLVideoElement ? video.videoWidth : 0)),
    )
    .toBeGreaterThan(0);
  await dialog.getByRole("button", { name: "Capture Photo" }).click();
}

async function chooseRed(dialog: Locator): Promise<void> {
  await dialog.getByRole("combobox", { name: "Wine Type" }).click();
  await dialog.page().getByRole("option", { name: "Red Wine" }).click();
}

function requestsOf(page: Page): Request[] {
  const requests: Request[] = [];
  page.on("request", (request) => requests.push(request));
  return requests;
}

/** Addresses of requests that the service worker did not answer, except those of sync. */
async function requestsToNetwork(requests: readonly Request[]): Promise<string[]> {
  const beyond: string[] = [];
  for (const request of requests) {
    const { pathname, protocol } = new URL(request.url());
    if (protocol === "blob:" || pathname.startsWith("/api/sync/")) continue;
    // The app asks the server for an AI service. Without an answer, the device reads the label.
    if (pathname === "/api/assistants") continue;
    const response = await request.response();
    if (response?.fromServiceWorker() !== true) beyond.push(`${request.method()} ${pathname}`);
  }
  return beyond;
}

async function folderOf(testInfo: TestInfo): Promise<string> {
  const folder = testInfo.outputPath("camera");
  await mkdir(folder, { recursive: true });
  return folder;
}
