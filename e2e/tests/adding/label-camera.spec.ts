import type { Browser, Locator } from "@playwright/test";
import { accessibilityFaults } from "../../fixtures/axe.ts";
import { card, entry, fillWine, installed, openAddWine, saved } from "../../fixtures/cellar.ts";
import { codePicture } from "../../fixtures/codes.ts";
import { cameraWithScene, setCameraPicture } from "../../fixtures/browser/fakeCamera.ts";
import { labelScene } from "../../fixtures/label.ts";
import { expect, test } from "../../fixtures/test.ts";

test.use({ serviceWorkers: "allow", launchOptions: cameraWithScene });

const BARCODE = "4006381333931";

/** A long limit, because a busy machine loads and runs the code reader slowly. */
const WITHIN = { timeout: 60_000 };

// Spec 10.83
test("offline, the camera gives advice and stores a barcode with the wine", async ({
  signedIn: page,
  browser,
  server,
}) => {
  const barcode = await codePicture(browser, "EAN13", BARCODE);
  await installed(page);
  const online = await openAddWine(page);
  await look(online, barcode);
  await online.getByRole("button", { name: "Capture Photo" }).click();
  await online.getByRole("tab", { name: "Manual Entry" }).click();
  await expect(online.getByText(`Barcode ${BARCODE} is kept with the wine.`)).toBeVisible(WITHIN);
  await fillWine(online, entry());
  await online.getByRole("button", { name: "Add Wine" }).click();
  await expect(card(page, "Clos du Test")).toBeVisible();
  await saved(page);

  await server.kill();
  await page.goto(`${server.url}/`);
  const form = await openAddWine(page);
  for (const [advice, scene] of await scenes(browser)) {
    await look(form, scene);
    await expect(form.getByRole("status").getByText(advice, { exact: true })).toBeVisible(WITHIN);
    await expect(form.getByText("Position bottle in frame")).toBeVisible();
    if (advice === "Closer") expect(await accessibilityFaults(page)).toEqual([]);
    await form.getByRole("button", { name: "Cancel" }).click();
  }

  await look(form, barcode);
  await form.getByRole("button", { name: "Capture Photo" }).click();
  await form.getByRole("tab", { name: "Manual Entry" }).click();
  await expect(form.getByText(`Barcode ${BARCODE} is kept with the wine.`)).toBeVisible(WITHIN);
  await fillWine(form, entry({ name: "Clos sans Signal" }));
  await form.getByRole("button", { name: "Add Wine" }).click();
  await card(page, "Clos sans Signal").getByRole("link", { name: "Clos sans Signal" }).click();
  await expect(page.getByText(BARCODE)).toBeVisible();
});

async function scenes(browser: Browser): Promise<readonly (readonly [string, Buffer])[]> {
  const walking = [0, 12, 24, 36, 48].map((percent) =>
    labelScene(browser, `translate: 0 ${String(percent)}%`),
  );
  return [
    ["Too dark", await labelScene(browser, "filter: brightness(0.15)")],
    ["Closer", await labelScene(browser, "scale: 0.3")],
    ["Hold still", Buffer.concat(await Promise.all(walking))],
  ];
}

async function look(form: Locator, scene: Buffer): Promise<void> {
  await setCameraPicture(scene);
  await form.getByRole("button", { name: "Use Camera" }).click();
  await expect
    .poll(
      () =>
        form
          .getByLabel("Live camera")
          .evaluate((video) => (video instanceof HTMLVideoElement ? video.videoWidth : 0)),
      WITHIN,
    )
    .toBeGreaterThan(0);
}
