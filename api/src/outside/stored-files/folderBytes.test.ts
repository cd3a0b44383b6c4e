import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { describeObjectBytes } from "../../../test/bytes/bytesContract.ts";
import { openFolderBytes } from "./folderBytes.ts";

let folder: string;

beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), "folder-bytes-")), "objects");
});
afterEach(() => rm(join(folder, ".."), { recursive: true }));

describeObjectBytes("bytes in a folder", () => openFolderBytes(folder));

test("an oversized or interrupted upload leaves no file", async () => {
  const bytes = await openFolderBytes(folder);

  await bytes.write("a.jpg", [Buffer.from("123456")], 5);
  await expect(bytes.write("b.jpg", brokenOff(), 5)).rejects.toThrow("broken off");

  expect(await readdir(folder)).toEqual([]);
});

test("files that a killed process left unfinished are deleted at startup", async () => {
  await openFolderBytes(folder);
  await writeFile(join(folder, ".draft-1"), "half");

  await openFolderBytes(folder);

  expect(await readdir(folder)).toEqual([]);
});

async function* brokenOff(): AsyncIterable<Uint8Array> {
  yield await Promise.resolve(Buffer.from("1"));
  throw new Error("broken off");
}
