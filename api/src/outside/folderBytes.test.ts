import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openFolderBytes } from "./folderBytes.ts";

let folder: string;

beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), "folder-bytes-")), "objects");
});
afterEach(() => rm(join(folder, ".."), { recursive: true }));

test("gives back what was written, and nothing of what was not", async () => {
  const bytes = await openFolderBytes(folder);

  expect(await bytes.write("a.jpg", [Buffer.from("first")], 5)).toBe("written");
  expect(await bytes.write("a.jpg", [Buffer.from("2"), Buffer.from("nd")], 5)).toBe("written");

  expect(Buffer.from((await bytes.read("a.jpg")) ?? []).toString()).toBe("2nd");
  expect(await bytes.read("b.jpg")).toBeUndefined();
});

test("keeps the old bytes when the new ones are too large or break off", async () => {
  const bytes = await openFolderBytes(folder);
  await bytes.write("a.jpg", [Buffer.from("old")], 5);

  expect(await bytes.write("a.jpg", [Buffer.from("123"), Buffer.from("456")], 5)).toBe("too-large");
  await expect(bytes.write("a.jpg", brokenOff(), 5)).rejects.toThrow("broken off");

  expect(Buffer.from((await bytes.read("a.jpg")) ?? []).toString()).toBe("old");
  expect(await readdir(folder)).toEqual(["a.jpg"]);
});

test("forgets what is removed, twice without complaint", async () => {
  const bytes = await openFolderBytes(folder);
  await bytes.write("a.jpg", [Buffer.from("old")], 5);

  await bytes.remove("a.jpg");
  await bytes.remove("a.jpg");

  expect(await bytes.read("a.jpg")).toBeUndefined();
});

test("clears away what a killed process left half written", async () => {
  await openFolderBytes(folder);
  await writeFile(join(folder, ".draft-1"), "half");

  await openFolderBytes(folder);

  expect(await readdir(folder)).toEqual([]);
});

test.each(["../cellar.db", "/etc/passwd", "a/b", ".draft-1", "", "a\0", "A.jpg"])(
  "knows no object named %j",
  async (name) => {
    const bytes = await openFolderBytes(folder);

    await expect(bytes.read(name)).rejects.toThrow("No object is named");
    await expect(bytes.write(name, [], 5)).rejects.toThrow("No object is named");
    await expect(bytes.remove(name)).rejects.toThrow("No object is named");
  },
);

async function* brokenOff(): AsyncIterable<Uint8Array> {
  yield await Promise.resolve(Buffer.from("1"));
  throw new Error("broken off");
}
