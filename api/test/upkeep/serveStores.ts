/**
 * `node --import tsx api/test/upkeep/serveStores.ts`: PostgreSQL and an S3 service, for tests with
 * many processes. Its first line is their environment as JSON. Each input line kills PostgreSQL
 * like a power cut and restarts it; an output line follows when it works again. It ends with its
 * parent process.
 */
import { once } from "node:events";
import { createInterface } from "node:readline";
import { startS3 } from "../bytes/startS3.ts";
import { startPostgres } from "../startPostgres.ts";

// Its own server even if another is configured, since it crashes.
const [postgres, s3] = await Promise.all([startPostgres(["fsync=on"]), startS3()]);
const [url, bucket] = await Promise.all([postgres.database(), s3.bucket()]);

say({
  DATABASE_URL: url,
  S3_ENDPOINT: bucket.endpoint,
  S3_REGION: bucket.region,
  S3_BUCKET: bucket.bucket,
  S3_ACCESS_KEY_ID: bucket.accessKeyId,
  S3_SECRET_ACCESS_KEY: bucket.secretAccessKey,
  S3_FORCE_PATH_STYLE: "on",
});
const asked = createInterface({ input: process.stdin });
asked.on("line", () => {
  void postgres.crash().then(() => {
    say({});
  });
});
await once(asked, "close");
await Promise.all([postgres.stop(), s3.stop()]);

function say(said: object): void {
  process.stdout.write(`${JSON.stringify(said)}\n`);
}
