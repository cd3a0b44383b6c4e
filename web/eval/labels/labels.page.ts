import { readLabelOnDevice } from "../../src/labels/index.ts";

/** Reads the label in the picture at `address`. The evaluation calls this in the page. */
async function readPicture(address: string) {
  const photo = await (await fetch(address)).blob();
  const start = performance.now();
  const { fields } = await readLabelOnDevice(photo, { cellar: [] });
  return { fields, ms: performance.now() - start };
}

Object.assign(globalThis, { readPicture });
