import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { treeOf, watchMemory } from "../../../test/upkeep/processTree.ts";
import { photoProcess, type PhotoProcess } from "./photoProcess.ts";

const isLinux = process.platform === "linux";

test("photos are processed in a separate process that ends when idle", async () => {
  const worker = opened({ idleMaxMs: 1 });
  expect(worker.pid()).toBeUndefined();

  const outcome = await worker.run({ kind: "develop", bytes: await small() });

  expect(outcome.kind).toBe("made");
  expect(worker.pid()).not.toBe(process.pid);
  await expect.poll(() => worker.pid()).toBeUndefined();
});

test("a probe of photo processing leaves no process running", async () => {
  const worker = opened();

  await worker.probe();

  expect(worker.pid()).toBeUndefined();
});

test("after a picture exceeds the memory limit, the next picture is processed", async () => {
  const worker = opened();
  // libvips decodes a progressive JPEG as a whole, with six bytes per pixel.
  const bytes = await plain(8_600, 5_800)
    .jpeg({ progressive: true, chromaSubsampling: "4:4:4" })
    .toBuffer();
  expect(bytes.length).toBeLessThan(1_000_000);

  const [outcome, next] = [
    await worker.run({ kind: "develop", bytes }),
    await worker.run({ kind: "develop", bytes: await small() }),
  ];

  expect(outcome.kind).toBe("too-demanding");
  expect(next.kind).toBe("made");
});

test.runIf(isLinux)("processing a tiny file with 50 megapixels uses at most 300 MB", async () => {
  const worker = opened();
  await worker.run({ kind: "develop", bytes: await small() });
  const memory = watchMemory(pidOf(worker));

  const outcome = await worker.run({ kind: "develop", bytes: await tinyAvif() });

  expect(outcome.kind).toBe("too-demanding");
  expect(await memory.stop()).toBeLessThan(300);
});

test.runIf(isLinux)("a photo process that hangs during a job is killed", async () => {
  const worker = opened({ jobMaxMs: 1_500 });
  await worker.run({ kind: "develop", bytes: await small() });
  const pid = pidOf(worker);
  process.kill(pid, "SIGSTOP");

  const outcome = await worker.run({ kind: "develop", bytes: await small() });

  expect(outcome.kind).toBe("too-demanding");
  await expect.poll(() => treeOf(pid)).toEqual([]);
});

test.runIf(isLinux)("the photo process ends if the server disconnects during a job", async () => {
  const worker = opened();
  await worker.run({ kind: "develop", bytes: await small() });
  const pid = pidOf(worker);
  const bytes = await slow();

  const running = worker.run({ kind: "develop", bytes });
  setTimeout(worker.close, 50);

  await expect.poll(() => treeOf(pid), { timeout: 10_000 }).toEqual([]);
  expect((await running).kind).toBe("too-demanding");
});

test("a picture with too many pixels is refused before decoding", async () => {
  const bytes = await plain(10_000, 5_001).png().toBuffer();

  expect((await opened().run({ kind: "develop", bytes })).kind).toBe("too-demanding");
});

test("a picture that takes too long to process is refused", async () => {
  const bytes = await plain(6_000, 6_000).png().toBuffer();

  expect((await opened({ jobMaxMs: 10 }).run({ kind: "develop", bytes })).kind).toBe(
    "too-demanding",
  );
});

test("a file that is not a picture is reported as unreadable", async () => {
  const bytes = new TextEncoder().encode("<svg xmlns='http://www.w3.org/2000/svg'/>");

  expect(await opened().run({ kind: "develop", bytes })).toEqual({ kind: "unreadable" });
});

function opened(bounds?: Parameters<typeof photoProcess>[0]) {
  const worker = photoProcess(bounds);
  onTestFinished(worker.close);
  return worker;
}

function plain(width: number, height: number) {
  return sharp({
    create: { width, height, channels: 3, background: "#722f37" },
    limitInputPixels: false,
  });
}

function pidOf(worker: PhotoProcess): number {
  const pid = worker.pid();
  if (pid === undefined) throw new Error("There is no photo process");
  return pid;
}

/** 50 megapixels in 1.4 kB. libvips would need 900 MB for this picture. */
const tinyAvif = () =>
  readFile(join(import.meta.dirname, "../../../test/pictures/50-megapixels.avif"));

/** A picture that takes a second or more to process, and needs little memory. */
const slow = () => plain(7_000, 7_000).png().toBuffer();

const small = () => plain(40, 30).jpeg().toBuffer();
