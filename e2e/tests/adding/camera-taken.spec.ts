import type { Page } from "@playwright/test";
import { accessibilityFaults } from "../../fixtures/axe.ts";
import { openAddWine } from "../../fixtures/cellar.ts";
import { codePicture } from "../../fixtures/codes.ts";
import { cameraWithScene, setCameraPicture } from "../../fixtures/browser/fakeCamera.ts";
import { labelPicture } from "../../fixtures/label.ts";
import { expect, test } from "../../fixtures/test.ts";

test.use({ launchOptions: cameraWithScene });

/** A long limit, because a busy machine opens the camera and loads the code reader slowly. */
const WITHIN = { timeout: 60_000 };

const NO_PICTURE = "The camera gives no picture";

// Spec 10.84
test("a camera that the system stopped reopens when the page becomes visible", async ({
  signedIn: page,
  browser,
}) => {
  await setCameraPicture(await labelPicture(browser));
  await holdTracks(page);
  const form = await openAddWine(page);
  await form.getByRole("button", { name: "Use Camera" }).click();
  const capture = form.getByRole("button", { name: "Capture Photo" });
  await expect(capture).toBeEnabled(WITHIN);

  await page.evaluate(() => {
    window.comeInSight("hidden");
    window.tracks.at(-1)?.stop();
    window.tracks.at(-1)?.dispatchEvent(new Event("ended"));
  });
  expect(await page.evaluate(() => window.tracks.length)).toBe(1);
  await page.evaluate(() => {
    window.comeInSight("visible");
  });
  await expect.poll(() => page.evaluate(() => window.tracks.length)).toBe(2);
  await expect(capture).toBeEnabled(WITHIN);
  await capture.click();

  await expect(form.getByRole("button", { name: "Analyze Label" })).toBeVisible(WITHIN);
  expect(await page.evaluate(() => window.tracks.map((track) => track.readyState))).toEqual([
    "ended",
    "ended",
  ]);
});

// Spec 10.84
test("a camera without a picture shows a message and can't capture", async ({
  signedIn: page,
  browser,
}) => {
  await setCameraPicture(await labelPicture(browser));
  await holdTracks(page);
  await page.evaluate(() => {
    window.isSilent = true;
  });
  const form = await openAddWine(page);
  await form.getByRole("button", { name: "Use Camera" }).click();
  const capture = form.getByRole("button", { name: "Capture Photo" });

  await expect(form.getByRole("alert")).toContainText(NO_PICTURE, WITHIN);
  await expect(capture).toBeDisabled();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.evaluate(() => {
    window.isSilent = false;
    window.dispatchEvent(new Event("focus"));
  });

  await expect(capture).toBeEnabled(WITHIN);
  await expect(form.getByRole("alert")).toBeHidden();
});

// Spec 10.84
test("an all-black camera frame is refused with a message", async ({ signedIn: page, browser }) => {
  await setCameraPicture(await labelPicture(browser));
  await holdTracks(page);
  const form = await openAddWine(page);
  await form.getByRole("button", { name: "Use Camera" }).click();
  await expect(form.getByRole("button", { name: "Capture Photo" })).toBeEnabled(WITHIN);
  await page.evaluate(() => {
    for (const track of window.tracks) track.enabled = false;
  });
  await expect(form.getByRole("status").getByText("Too dark", { exact: true })).toBeVisible(WITHIN);
  await form.getByRole("button", { name: "Capture Photo" }).click();

  await expect(form.getByRole("alert")).toContainText("The picture is all black");
  await expect(form.getByRole("button", { name: "Use Camera" })).toBeVisible();
});

// Spec 10.84
test("the scanner reports a camera without a picture, then reads a barcode", async ({
  signedIn: page,
  browser,
}) => {
  await setCameraPicture(await codePicture(browser, "EAN13", "4006381333931"));
  await holdTracks(page);
  await page.evaluate(() => {
    window.isSilent = true;
  });
  await page.getByRole("button", { name: "Scan" }).click();
  const scan = page.getByRole("dialog", { name: "Scan" });
  await expect(scan.getByRole("alert")).toContainText(NO_PICTURE, WITHIN);

  await page.evaluate(() => {
    window.isSilent = false;
    window.comeInSight("hidden");
    window.comeInSight("visible");
  });

  await expect(scan.getByRole("heading", { name: "Barcode 4006381333931" })).toBeVisible(WITHIN);
});

declare global {
  interface Window {
    tracks: MediaStreamTrack[];
    /** Whether the next camera that opens sends no picture. */
    isSilent: boolean;
    comeInSight: (state: DocumentVisibilityState) => void;
  }
}

/** Stores the camera's tracks in the page, so that a test can end them as the system does. */
async function holdTracks(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.tracks = [];
    window.isSilent = false;
    const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = async (wanted) => {
      // The track of a receiver without a sender has no frames.
      const opened = window.isSilent
        ? new MediaStream([new RTCPeerConnection().addTransceiver("video").receiver.track])
        : await open(wanted);
      window.tracks.push(...opened.getTracks());
      return opened;
    };
    window.comeInSight = (state) => {
      Object.defineProperty(document, "visibilityState", { configurable: true, value: state });
      document.dispatchEvent(new Event("visibilitychange"));
    };
  });
}
