// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { shrinkFile, shrinkFrame } from "./shrinkPhoto.ts";

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("a photo becomes a JPEG of quality 0.8 within 600 by 800 pixels", async () => {
  const drawn = withCanvas();
  vi.stubGlobal("createImageBitmap", () =>
    Promise.resolve({ width: 3000, height: 4000, close: vi.fn() }),
  );

  const jpeg = await shrinkFile(new Blob(["pixels"], { type: "image/png" }));

  expect(new TextDecoder().decode(jpeg)).toBe("a jpeg");
  expect(drawn).toEqual([{ width: 600, height: 800, type: "image/jpeg", quality: 0.8 }]);
});

test("a camera that has shown nothing yet gives no photo", async () => {
  const dark = Object.defineProperty(document.createElement("video"), "videoWidth", { value: 0 });

  await expect(shrinkFrame(dark)).rejects.toThrow(/not shown a picture/);
});

/** Stands in for the canvas that happy-dom cannot paint; answers what was asked of it. */
function withCanvas() {
  const drawn: unknown[] = [];
  const pen = { fillRect: vi.fn(), drawImage: vi.fn() };
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
