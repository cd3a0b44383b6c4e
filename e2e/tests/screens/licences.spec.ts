import { readdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { installed } from "../../fixtures/cellar.ts";
import { expect, test } from "../../fixtures/test.ts";

test.use({ serviceWorkers: "allow" });

const ASSETS = fileURLToPath(new URL("../../../web/dist/assets/", import.meta.url));

/**
 * The third-party work in each served file. Scripts, style sheets, source maps and compressed files
 * are left out.
 */
const WORKS: readonly (readonly [file: RegExp, work: string])[] = [
  [/^fraunces-.*\.woff2$/, "@fontsource-variable/fraunces"],
  [/^(ch_PP-OCRv4_.*\.onnx|ppocr_keys_.*\.txt)$/, "PP-OCRv4 by PaddleOCR"],
  [/^ort-.*\.wasm$/, "onnxruntime-web"],
  [/^zxing_reader-.*\.wasm$/, "ZXing-C++"],
];

test("the profile links to the licences of everything the app contains", async ({
  signedIn: page,
}) => {
  await page.goto("/profile");
  await page.getByRole("link", { name: "Licences" }).click();

  await expect(page.getByRole("heading", { name: "Licences" })).toBeVisible();
  for (const work of [/react-dom /, /dexie /, /koa /, /libvips/]) {
    await expect(page.locator("summary", { hasText: work }).first()).toBeVisible();
  }
  const font = page.locator("details", { hasText: "@fontsource-variable/fraunces" });
  await expect(font.locator("pre")).toBeHidden();
  await font.locator("summary").click();
  await expect(font.getByText("SIL OPEN FONT LICENSE Version 1.1")).toBeVisible();

  const others = (await readdir(ASSETS)).filter((file) => !/\.(js|css|map|br)$/.test(file));
  for (const file of others) {
    const work = WORKS.find(([files]) => files.test(file))?.[1];
    expect(work, `the work that ${file} is of`).toBeDefined();
    await expect(page.locator("summary", { hasText: work ?? file }).first()).toBeVisible();
  }
});

// Spec 10.23
test("the licences page opens offline", async ({ signedIn: page, context }) => {
  await installed(page);
  await expect
    .poll(() => page.evaluate(async () => (await caches.match("/licences")) !== undefined))
    .toBe(true);
  await context.setOffline(true);

  await page.goto("/licences");

  await expect(page.getByRole("heading", { name: "Licences" })).toBeVisible();
});

test("every licence text fits a screen 390 px wide", async ({ signedIn: page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/licences");
  await page.locator("details").evaluateAll((all) => {
    for (const details of all) details.setAttribute("open", "");
  });

  const width = await page.evaluate(() => document.documentElement.scrollWidth);

  expect(width).toBeLessThanOrEqual(390);
});
