import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { photoProcess } from "./photoProcess.ts";

test("pictures are made in a process of their own, which ends when there are none", async () => {
  const worker = opened({ idleMaxMs: 1 });
  expect(worker.pid()).toBeUndefined();

  const outcome = await worker.run({ kind: "develop", bytes: await small() });

  expect(outcome.kind).toBe("made");
  expect(worker.pid()).not.toBe(process.pid);
  await expect.poll(() => worker.pid()).toBeUndefined();
});

test("a probe shows that photos can be made, and leaves no process behind", async () => {
  const worker = opened();

  await worker.probe();

  expect(worker.pid()).toBeUndefined();
});

test("a picture that takes more memory than it may is too demanding, and costs no other", async () => {
  const worker = opened();
  // Decoded in passes, such a file is held whole, at six bytes a pixel.
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

test("a picture of more pixels than may be is too demanding before any is decoded", async () => {
  const bytes = await plain(10_000, 5_001).png().toBuffer();

  expect((await opened().run({ kind: "develop", bytes })).kind).toBe("too-demanding");
});

test("a picture that takes longer than it may is too demanding", async () => {
  const bytes = await plain(6_000, 6_000).png().toBuffer();

  expect((await opened({ jobMaxMs: 10 }).run({ kind: "develop", bytes })).kind).toBe(
    "too-demanding",
  );
});

test("what is no picture is unreadable", async () => {
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

const small = () => plain(40, 30).jpeg().toBuffer();
