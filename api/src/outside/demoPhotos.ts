import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** Reads the pictures drawn for the demo cellar from the folder where they lie. */
export function demoPhotos(folder: string): (slug: string) => Promise<Uint8Array> {
  return (slug) => readFile(join(folder, `${slug}.jpg`));
}
