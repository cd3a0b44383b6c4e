import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Writable } from "node:stream";
import { pino } from "pino";
import { expect, onTestFinished, test } from "vitest";
import type { PhotoProcessor } from "../../src/cellar/ports/objects.ts";
import { readEnv } from "../../src/settings/env.ts";
import { sharpProcessor } from "../../src/outside/photo-developer/sharpProcessor.ts";
import { startServer } from "../../src/server.ts";

test("a server without libvips logs a warning and still answers requests", async () => {
  const reason = "libvips-cpp.so: cannot open shared object file";
  const photoProcessor = { ...sharpProcessor(), probe: () => Promise.reject(new Error(reason)) };

  const said = await warningsOf(photoProcessor);

  expect(said).toHaveLength(1);
  expect(said[0]).toContain("Photos can't be processed: sharp and its libvips don't load.");
  expect(said[0]).toContain(reason);
});

test("a server start with a working photo processor logs no warning", async () => {
  const photoProcessor = sharpProcessor();
  onTestFinished(photoProcessor.close);

  expect(await warningsOf(photoProcessor)).toEqual([]);
});

/** Starts a server with this photo processor. Returns the server's warnings. */
async function warningsOf(photoProcessor: PhotoProcessor): Promise<string[]> {
  const dataDir = await mkdtemp(join(tmpdir(), "wine-cellar-probe-"));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const lines: string[] = [];
  const into = new Writable({
    write(line: Buffer, _encoding, done) {
      lines.push(line.toString());
      done();
    },
  });
  const env = readEnv({ PORT: "0", DATA_DIR: dataDir, DEMO_ACCOUNT: "off" });
  const server = await startServer(env, {
    log: pino({ level: "warn" }, into),
    webRoot: dataDir,
    ports: { photoProcessor },
  });
  onTestFinished(server.stop);

  await server.probePhotos();
  expect((await fetch(`http://127.0.0.1:${String(server.port)}/api/health`)).status).toBe(200);
  return lines;
}
