// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { BlackFrame, Panorama, shrinkFile, shrinkFrame } from "./shrinkPhoto.ts";

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

// Spec 5.9
test("a photo becomes a JPEG of quality 0.8, at most 600×800 pixels", async () => {
  const drawn = withCanvas();
  vi.stubGlobal("createImageBitmap", () =>
    Promise.resolve({ width: 3000, height: 4000, close: vi.fn() }),
  );

  const jpeg = await shrinkFile(new Blob(["pixels"], { type: "image/png" }));

  expect(new TextDecoder().decode(jpeg)).toBe("a jpeg");
  expect(drawn).toEqual([{ width: 600, height: 800, type: "image/jpeg", quality: 0.8 }]);
});

test("capturing before the camera's first frame is rejected with an error", async () => {
  const dark = Object.defineProperty(document.createElement("video"), "videoWidth", { value: 0 });

  await expect(shrinkFrame(dark)).rejects.toThrow(/not shown a picture/);
});

test.each([0, 9])("a camera frame of brightness %s is refused as black", async (level) => {
  withCanvas(level);

  await expect(shrinkFrame(video())).rejects.toBeInstanceOf(BlackFrame);
});

test("a dark camera frame that is not black is accepted", async () => {
  withCanvas(30);

  expect(new TextDecoder().decode(await shrinkFrame(video()))).toBe("a jpeg");
});

test.each([
  [4000, 1500],
  [1500, 4000],
])("a panorama of %s by %s pixels is refused", async (width, height) => {
  withCanvas();
  vi.stubGlobal("createImageBitmap", () => Promise.resolve({ width, height, close: vi.fn() }));

  await expect(shrinkFile(new Blob(["pixels"]))).rejects.toBeInstanceOf(Panorama);
});

function video(): HTMLVideoElement {
  return Object.defineProperties(document.createElement("video"), {
    videoWidth: { value: 600 },
    videoHeight: { value: 800 },
  });
}

/**
 * Replaces the canvas, because happy-dom cannot paint. Every pixel has the brightness `level`.
 * Returns the list of encoded pictures.
 */
function withCanvas(level = 255) {
  const drawn: unknown[] = [];
  const data = new Uint8ClampedArray(4 * 60 * 80).fill(level);
  const pen = { fillRect: vi.fn(), drawImage: vi.fn(), getImageData: () => ({ data }) };
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(pen as never);
  vi.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation(function toBlob(
    this: HTMLCanvasElement,
    settle,
    type,
    quality,
  ) {
    drawn.push({ width: this.width, height: this.height, type, quality });
    settle(new Blob(["a jpeg"]));
  });
  return drawn;
}
