import { copyFile, mkdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { type Browser, type Page, test } from "@playwright/test";
import { cameraShowingLabel, labelPicture } from "../fixtures/label.ts";
import { type CellarServer, cellarServer } from "../fixtures/servers/server.ts";
import { SWITCHES } from "../fixtures/browser/switches.ts";
import { signIn } from "../fixtures/test.ts";
import { COLLECTION_SCENES } from "./collectionScenes.ts";
import { FORM_SCENES } from "./formScenes.ts";
import { NEWCOMER_SCENES } from "./newcomerScenes.ts";
import { PAIRING_SCENES } from "./pairingScenes.ts";
import { PUBLIC_SCENES } from "./publicScenes.ts";
import { DEMO, type Props, type Scene } from "./Scene.ts";
import { TROUBLE_SCENES } from "./troubleScenes.ts";

const OUTPUT = fileURLToPath(new URL("../test-results/screenshots/", import.meta.url));
const DOCS = fileURLToPath(new URL("../../docs/screenshots/", import.meta.url));
const MANIFEST = fileURLToPath(new URL("../../web/public/screenshots/", import.meta.url));
/** The screenshots in the app's manifest, by file name. */
const IN_MANIFEST: Readonly<Record<string, string>> = {
  "collection-light-390": "narrow",
  "collection-light-1280": "wide",
};
const IN_DOCS = new Set([
  "collection-light-1280",
  "collection-dark-390",
  "collection-light-390",
  "add-wine-preview-light-390",
  "login-dark-1280",
  "wine-lots-light-390",
  "rack-light-390",
  "places-dark-390",
]);
const THEMES = ["light", "dark"] as const;
const WIDTHS = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];
const SCENE_TIMEOUT_MS = 20_000;

test.describe.configure({ timeout: 10 * 60_000 });

let server: CellarServer;
test.beforeAll(async () => {
  server = await cellarServer({ DEMO_ACCOUNT: "on" });
  await server.start();
  await mkdir(DOCS, { recursive: true });
  await mkdir(MANIFEST, { recursive: true });
});
test.afterAll(() => server.remove());

for (const viewport of WIDTHS) {
  const width = String(viewport.width);

  test(`saves screenshots of pages before the sign-in, ${width} px wide`, async ({ browser }) => {
    const page = await openPage(browser);
    await take(page, PUBLIC_SCENES, await propsFrom(browser));
  });

  test(`saves screenshots of a stocked cellar, ${width} px wide`, async ({ browser }) => {
    const page = await openPage(browser);
    await take(page, [...COLLECTION_SCENES, ...PAIRING_SCENES], await propsFrom(browser));
  });

  test(`saves screenshots of a new cellar, ${width} px wide`, async ({ browser }) => {
    const page = await openPage(browser);
    await take(page, NEWCOMER_SCENES, await propsFrom(browser));
  });

  test(`saves screenshots of errors and rare states, ${width} px wide`, async ({ browser }) => {
    const page = await openPage(browser);
    await take(page, TROUBLE_SCENES, await propsFrom(browser));
  });

  test(`saves screenshots of the wine form, ${width} px wide`, async ({
    browser,
    playwright,
  }, testInfo) => {
    const folder = testInfo.outputPath("camera");
    await mkdir(folder, { recursive: true });
    const camera = await cameraShowingLabel(browser, folder);
    const { launchOptions } = testInfo.project.use;
    const phone = await playwright.chromium.launch({
      ...launchOptions,
      args: [...SWITCHES, ...camera],
    });
    const page = await openPage(phone);
    await signIn(page, DEMO);
    await take(page, FORM_SCENES, await propsFrom(browser));
    await phone.close();
  });

  const openPage = async (browser: Browser) => {
    const context = await browser.newContext({
      baseURL: server.url,
      locale: "en-GB",
      serviceWorkers: "block",
      viewport,
    });
    context.setDefaultTimeout(SCENE_TIMEOUT_MS);
    return context.newPage();
  };
  const propsFrom = async (browser: Browser): Promise<Props> => ({
    picture: await labelPicture(browser),
    newcomer: { email: `ada.${width}@example.org`, password: "correct horse" },
  });
  const take = async (page: Page, scenes: readonly Scene[], props: Props) => {
    for (const scene of scenes) {
      await test.step(scene.name, async () => {
        await page.emulateMedia({ colorScheme: "light" });
        await scene.show(page, props);
        await picturesLoaded(page);
        for (const theme of THEMES) {
          await page.emulateMedia({ colorScheme: theme });
          await keep(page, `${scene.name}-${theme}-${width}`, scene.whole ?? false);
        }
        await page.unrouteAll({ behavior: "ignoreErrors" });
      });
    }
  };
}

async function keep(page: Page, name: string, fullPage: boolean): Promise<void> {
  const path = `${OUTPUT}${name}.png`;
  if (fullPage) await page.evaluate("scrollTo(0, 0)");
  await page.screenshot({ path, fullPage, animations: "disabled" });
  const inManifest = IN_MANIFEST[name];
  if (inManifest !== undefined) await copyFile(path, `${MANIFEST}${inManifest}.png`);
  if (IN_DOCS.has(name)) await copyFile(path, `${DOCS}${name}.png`);
}

/** Resolves when every visible picture is loaded. */
async function picturesLoaded(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Array.from(document.images).every(
      (image) => image.complete || image.getBoundingClientRect().top > window.innerHeight,
    ),
  );
}
