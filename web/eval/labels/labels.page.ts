import { readLabelOnDevice } from "../../src/labels/index.ts";

/**
 * Called by the evaluation: reads the picture at `address`; the time is in milliseconds by the
 * page's clock.
 */
async function readPicture(address: string) {
  const photo = await (await fetch(address)).blob();
  const start = performance.now();
  const { fields } = await readLabelOnDevice(photo, { cellar: [] });
  return { fields, ms: performance.now() - start };
}

Object.assign(globalThis, { readPicture });
