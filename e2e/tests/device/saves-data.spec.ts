import type { Page } from "@playwright/test";
import { openAddWine } from "../../fixtures/cellar.ts";
import { labelPicture, uploadLabel } from "../../fixtures/label.ts";
import { expect, signUp, test } from "../../fixtures/test.ts";

test.use({ serviceWorkers: "allow" });

/** A long limit, because a busy machine loads and runs the models slowly. */
const READ_WITHIN_MS = 120_000;

test("in data-saving mode, the label reader is downloaded only on request", async ({
  browser,
  page,
  person,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  const loaded = readerFilesOf(page);
  await signUp(page, person);

  const dialog = await openAddWine(page);
  await uploadLabel(dialog, await labelPicture(browser));
  await dialog.getByRole("button", { name: "Analyze Label" }).click();
  await expect(dialog.getByText(/18 MB were not loaded over a connection/)).toBeVisible();
  expect(loaded).toEqual([]);

  await dialog.getByRole("button", { name: "Read on this device" }).click();
  await expect(dialog.getByLabel("Name")).toHaveValue(/^Clos du Test/, { timeout: READ_WITHIN_MS });
  expect(loaded).toContainEqual(expect.stringMatching(/\.wasm$/));
  expect(loaded.filter((path) => path.endsWith(".onnx"))).toHaveLength(2);
});

/**
 * The model and runtime files that the page and its workers request. The list grows with each
 * request.
 */
function readerFilesOf(page: Page): string[] {
  const paths: string[] = [];
  page.context().on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/\.(onnx|wasm)$/.test(pathname)) paths.push(pathname);
  });
  return paths;
}
