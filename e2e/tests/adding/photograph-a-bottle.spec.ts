import type { Locator } from "@playwright/test";
import { aiServiceAnswering } from "../../fixtures/servers/aiService.ts";
import { aCard, addByHand, card, entry, fillWine, openAddWine } from "../../fixtures/cellar.ts";
import { labelPicture, uploadLabel } from "../../fixtures/label.ts";
import { expect, test } from "../../fixtures/test.ts";

/** A long limit, because a busy machine loads and runs the models slowly. */
const READ_WITHIN_MS = 120_000;

test("without an AI service the device reads the label", async ({ signedIn: page, browser }) => {
  const dialog = await openAddWine(page);
  await uploadLabel(dialog, await labelPicture(browser));
  await dialog.getByRole("button", { name: "Analyze Label" }).click();

  await expect(dialog.getByText(/confidence on this device/)).toBeVisible({
    timeout: READ_WITHIN_MS,
  });
  await expect(dialog.getByLabel("Vintage")).toHaveValue("2019");
  await fillWine(dialog, entry());
  await dialog.getByRole("button", { name: "Add Wine" }).click();

  await expect(page.getByText("Wine added successfully")).toBeVisible();
  const bottle = card(page, "Clos du Test");
  await expect(bottle.getByText("3 bottles", { exact: true })).toBeVisible();
  await expect.poll(() => pixelsOf(bottle.getByRole("img").first())).toBeGreaterThan(0);
});

// Spec 5.9
test("the stored photo is a JPEG of at most 600 by 800", async ({ signedIn: page, browser }) => {
  const uploaded = page.waitForRequest((request) => request.method() === "PUT");
  const dialog = await openAddWine(page);
  await uploadLabel(dialog, await labelPicture(browser));
  await dialog.getByRole("button", { name: "Analyze Label" }).click();

  const request = await uploaded;
  expect(request.headers()["content-type"]).toBe("image/jpeg");
  const bytes = request.postDataBuffer();
  expect(await sizeOf(page, bytes)).toEqual({ width: 600, height: 800 });
});

test.describe(() => {
  test.use({
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the dependencies here.
    serverEnv: async ({}, use) => {
      const ai = await aiServiceAnswering({ ...entry(), notes: null, confidence: 0.9 });
      await use(ai.env);
      await ai.close();
    },
  });

  // Spec 1.8
  test("with an AI service, the label fills the form", async ({ signedIn: page, browser }) => {
    const dialog = await openAddWine(page);
    await uploadLabel(dialog, await labelPicture(browser));
    await dialog.getByRole("button", { name: "Analyze Label" }).click();

    await expect(page.getByText("Analysis Complete")).toBeVisible();
    await expect(page.getByText(/90\s?%/).first()).toBeVisible();
    await expect(dialog.getByLabel("Name")).toHaveValue("Clos du Test");
    await expect(dialog.getByLabel("Vintage")).toHaveValue("2019");
    await dialog.getByRole("button", { name: "Add Wine" }).click();
    await expect(card(page, "Clos du Test")).toBeVisible();
  });

  for (const viewport of [
    { width: 390, height: 844 },
    { width: 800, height: 1000 },
    { width: 1024, height: 768 },
    { width: 1280, height: 800 },
  ]) {
    // Spec 10.12
    test(`the analysis toast covers no part of the form, ${String(viewport.width)} px wide`, async ({
      signedIn: page,
      browser,
    }) => {
      await page.setViewportSize(viewport);
      // The same wine exists, so the form also asks whether to add to it.
      await addByHand(page, entry());
      await expect(aCard(page)).toBeVisible();
      const dialog = await openAddWine(page);
      await uploadLabel(dialog, await labelPicture(browser));
      await dialog.getByRole("button", { name: "Analyze Label" }).click();

      const toast = page.getByRole("status").filter({ hasText: "Analysis Complete" });
      await expect(toast).toBeVisible();
      await expect.poll(() => coveredBy(toast)).toEqual([]);
      await toast.hover();
      await expect(dialog.getByText(/already/)).toBeVisible();
      await dialog.getByLabel("Notes").click({ trial: true });
      expect(await coveredBy(toast)).toEqual([]);
    });
  }
});

type Dialog = Awaited<ReturnType<typeof openAddWine>>;
type Page = Parameters<typeof openAddWine>[0];

function pixelsOf(picture: ReturnType<Dialog["getByRole"]>): Promise<number> {
  return picture.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0));
}

async function sizeOf(page: Page, jpeg: Buffer | null) {
  expect(jpeg).not.toBeNull();
  return page.evaluate(
    async (base64) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/jpeg" }));
      return { width: bitmap.width, height: bitmap.height };
    },
    (jpeg ?? Buffer.alloc(0)).toString("base64"),
  );
}

/** The texts of the form's fields, labels, notices and buttons that are under a toast. */
function coveredBy(toast: Locator): Promise<string[]> {
  return toast.evaluate((words) => {
    const shown = words.closest("li");
    if (!shown) throw new Error("It is not in sight");
    const { left, right, top, bottom } = shown.getBoundingClientRect();
    const covered = new Set<string>();
    for (let x = left; x < right; x += 8) {
      for (let y = top; y < bottom; y += 4) {
        for (const element of document.elementsFromPoint(x, y)) {
          if (shown.contains(element)) continue;
          const control = element.closest("input, select, textarea, label, button, [data-tone]");
          if (control) covered.add(control.id || control.textContent);
          // Only the top element under the toast counts. The others are behind it.
          break;
        }
      }
    }
    return [...covered];
  });
}
