import { readLabelOnDevice } from "../../src/labels/index.ts";

async function readPicture(address: string) {
  const photo = await (await fetch(address)).blob();
  const start = performance.now();
  const { fields } = await readLabelOnDevice(photo, { cellar: [] });
  return { fields, ms: performance.now() - start };
}

Object.assign(globalThis, { readPicture });
