/**
 * `node --import tsx api/test/upkeep/serveStores.ts` starts PostgreSQL and an S3 service, for tests
 * in which several servers share them. The first output line is a JSON object with the environment
 * variables that make a server use both. Each input line makes this program kill and restart
 * PostgreSQL; it prints a line when PostgreSQL runs again. Both services stop when the input ends.
 */
import { once } from "node:events";
import { createInterface } from "node:readline";
import { startS3 } from "../bytes/startS3.ts";
import { startPostgres } from "../startPostgres.ts";

// Starts its own PostgreSQL and ignores `TEST_DATABASE_URL`, because the input can kill the
// database.
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
