import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import sharp from "sharp";
import { finalizeAnswerSchema, uploadAnswerSchema } from "sync-protocol";
import { expect, onTestFinished, test, vi } from "vitest";
import { type Bucket, s3Bytes } from "../../src/outside/stored-files/s3Bytes.ts";
import { backUpCellar } from "../../src/upkeep/backUpCellar.ts";
import { restoreCellar } from "../../src/upkeep/restoreCellar.ts";
import { type Client, credentials, startApp } from "../startApp.ts";
import { startS3 } from "./startS3.ts";
import { VIN_JAUNE } from "../cellar/wineBodies.ts";

test("photos in a bucket are served, also scaled down", async () => {
  const bucket = await newBucket();
  const { app, dataDir } = await serverOver(bucket);
  const person = await app.signedUp();

  const path = await photoOf(person);

  expect((await person.get(path)).status).toBe(200);
  expect((await person.get(`${path}?w=320`)).headers.get("Content-Type")).toBe("image/jpeg");
  expect(await s3Bytes(bucket).size(`${basename(path)}.jpg`)).toBeGreaterThan(0);
  expect(await readdir(dataDir)).not.toContain("objects");
});

test("photos in a bucket are backed up and restored to another bucket", async () => {
  const bucket = await newBucket();
  const { app, dataDir } = await serverOver(bucket);
  const person = await app.signedUp();
  const path = await photoOf(person);
  await person.post("/api/wines", { ...VIN_JAUNE, photoUrl: path });
  await app.stop();
  const folder = join(await temporaryFolder(), "backup");

  const backedUp = await backUpCellar(dataDir, folder, s3Bytes(bucket));
  const other = await newBucket();
  const restoring = { from: folder, dataDir, bucket: s3Bytes(other), replace: true };
  const restored = await restoreCellar({ ...restoring, now: new Date() });

  expect(backedUp).toMatchObject({ photos: 1 });
  expect(restored).toMatchObject({ photos: 1, missing: 0 });
  const again = await serverOver(other, dataDir);
  const client = again.app.client();
  await client.post("/api/auth/login", credentials(person.user.email));
  expect((await client.get(path)).status).toBe(200);
});

test("if the bucket is missing, uploads get 503 and other calls succeed", async () => {
  const { app } = await serverOver({ ...(await newBucket()), bucket: "gone" });
  const person = await app.signedUp();

  const { uploadURL } = (await person.post("/api/objects/upload")).read(uploadAnswerSchema);
  const { pathname, search } = new URL(uploadURL);
  const sent = await person.send("PUT", pathname + search, { raw: await jpeg() });

  expect(sent.status).toBe(503);
  expect(sent.headers.get("Retry-After")).toBe("10");
  expect((await person.post("/api/wines", VIN_JAUNE)).status).toBe(201);
  await vi.waitFor(() => {
    expect(app.log.join("\n")).toContain("NoSuchBucket");
  });
  expect((await person.get("/api/health?deep")).body).toEqual({
    status: "ok",
    database: "ok",
    photos: "failing",
  });
});

async function newBucket(): Promise<Bucket> {
  const s3 = await startS3();
  onTestFinished(s3.stop);
  return s3.bucket();
}

async function serverOver(bucket: Bucket, folder?: string) {
  const dataDir = folder ?? (await temporaryFolder());
  const env = {
    S3_ENDPOINT: bucket.endpoint,
    S3_REGION: bucket.region,
    S3_BUCKET: bucket.bucket,
    S3_ACCESS_KEY_ID: bucket.accessKeyId,
    S3_SECRET_ACCESS_KEY: bucket.secretAccessKey,
    S3_FORCE_PATH_STYLE: "on",
  };
  const app = await startApp({ dataDir, env });
  let stopped: Promise<void> | undefined;
  const stop = () => (stopped ??= app.stop());
  onTestFinished(stop);
  return { app: { ...app, stop }, dataDir };
}

async function photoOf(person: Client): Promise<string> {
  const { uploadURL } = (await person.post("/api/objects/upload")).read(uploadAnswerSchema);
  const { pathname, search } = new URL(uploadURL);
  await person.send("PUT", pathname + search, { raw: await jpeg() });
  const answer = await person.post("/api/objects/finalize", { rawPath: uploadURL });
  return answer.read(finalizeAnswerSchema).objectPath;
}

async function jpeg(): Promise<Uint8Array<ArrayBuffer>> {
  const picture = sharp({
    create: { width: 640, height: 480, channels: 3, background: "#722f37" },
  });
  return Uint8Array.from(await picture.jpeg().toBuffer());
}

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "wine-cellar-bucket-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}
