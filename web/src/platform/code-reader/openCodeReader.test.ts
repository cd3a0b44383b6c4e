import { afterEach, describe, expect, test, vi } from "vitest";
import { openCodeReaderWithoutCost, openCodeReader } from "./openCodeReader.ts";

const kept = vi.hoisted(() => ({ zxing: false }));
vi.mock("./zxing.ts", () => ({
  isZxingKept: () => Promise.resolve(kept.zxing),
  openZxing: () => Promise.resolve({ read: () => Promise.resolve(["read by zxing"]) }),
}));

afterEach(() => {
  vi.unstubAllGlobals();
});

const SEEN = { readyState: 4, HAVE_CURRENT_DATA: 2 } as HTMLVideoElement;
const DARK = { readyState: 0, HAVE_CURRENT_DATA: 2 } as HTMLVideoElement;

test("the browser's code reader is used if it knows all needed formats", async () => {
  withDetector(["qr_code", "ean_13", "ean_8", "upc_a", "aztec"]);

  const reader = await openCodeReader();

  expect(await reader.read(SEEN)).toEqual(["read by the browser"]);
  expect(await reader.read(DARK)).toEqual([]);
});

test.each([
  ["without a code reader", undefined],
  ["whose code reader knows no barcodes", ["qr_code"]],
])("a browser %s reads codes with the zxing library", async (_, formats) => {
  withDetector(formats);

  const reader = await openCodeReader();

  expect(await reader.read(SEEN)).toEqual(["read by zxing"]);
});

describe("loading without a user's request", () => {
  afterEach(() => {
    kept.zxing = false;
  });

  test("zxing is not preloaded over a data-saving connection, but used if cached", async () => {
    withDetector(undefined);
    vi.stubGlobal("navigator", { connection: { saveData: true } });

    expect(await openCodeReaderWithoutCost()).toBeUndefined();

    kept.zxing = true;
    expect(await (await openCodeReaderWithoutCost())?.read(SEEN)).toEqual(["read by zxing"]);
  });

  test("zxing is preloaded on a connection that does not save data", async () => {
    withDetector(undefined);
    vi.stubGlobal("navigator", {});

    expect(await (await openCodeReaderWithoutCost())?.read(SEEN)).toEqual(["read by zxing"]);
  });
});

function withDetector(formats: readonly string[] | undefined): void {
  class Detector {
    static getSupportedFormats = () => Promise.resolve(formats);
    detect = () => Promise.resolve([{ rawValue: "read by the browser" }]);
  }
  vi.stubGlobal("BarcodeDetector", formats && Detector);
}
