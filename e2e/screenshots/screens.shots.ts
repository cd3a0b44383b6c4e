import { copyFile, mkdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { type Browser, type Page, test } from "@playwright/test";
import { labelPicture } from "../fixtures/label.ts";
import { type CellarServer, cellarServer } from "../fixtures/server.ts";
import { signIn } from "../fixtures/test.ts";
import { CELLAR_SCENES, PUBLIC_SCENES, type Scene } from "./scenes.ts";

const OUTPUT = fileURLToPath(new URL("../test-results/screenshots/", import.meta.url));
const DOCS = fileURLToPath(new URL("../../docs/screenshots/", import.meta.url));
const MANIFEST = fileURLToPath(new URL("../../web/public/screenshots/", import.meta.url));
/** The pictures of the installed app's manifest, by the name of their file there. */
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
]);
const DEMO = { email: "demo@winecellar.example", password: "winecellar" };
const WIDTHS = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

test.describe.configure({ timeout: 10 * 60_000 });

let server: CellarServer;
test.beforeAll(async () => {
  server = await cellarServer({ DEMO_ACCOUNT: "on" });
  await server.start();
  await mkdir(DOCS, { recursive: true });
  await mkdir(MANIFEST, { recursive: true });
});
test.afterAll(() => server.remove());

for (const colorScheme of ["light", "dark"] as const) {
  for (const viewport of WIDTHS) {
    test(`${colorScheme}, ${String(viewport.width)} px wide`, async ({ browser }) => {
      const picture = await labelPicture(browser);
      const suffix = `${colorScheme}-${String(viewport.width)}`;

      const visitor = await openPage(browser);
      await take(visitor, PUBLIC_SCENES, suffix, picture);
      const owner = await openPage(browser);
      await signIn(owner, DEMO);
      await take(owner, CELLAR_SCENES, suffix, picture);
    });

    const openPage = async (browser: Browser) => {
      const context = await browser.newContext({ baseURL: server.url, colorScheme, viewport });
      return context.newPage();
    };
  }
}

async function take(page: Page, scenes: readonly Scene[], suffix: string, picture: Buffer) {
  for (const scene of scenes) {
    await scene.show(page, picture);
    await picturesLoaded(page);
    const name = `${scene.name}-${suffix}`;
    const path = `${OUTPUT}${name}.png`;
    await page.screenshot({ path, animations: "disabled" });
    const inManifest = IN_MANIFEST[name];
    if (inManifest !== undefined) await copyFile(path, `${MANIFEST}${inManifest}.png`);
    if (IN_DOCS.has(name)) await copyFile(path, `${DOCS}${name}.png`);
  }
}

/** Resolves when every picture in sight has arrived. */
async function picturesLoaded(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Array.from(document.images).every(
      (image) => image.complete || image.getBoundingClientRect().top > window.innerHeight,
    ),
  );
}
