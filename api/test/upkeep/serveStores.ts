/**
 * `node --import tsx api/test/upkeep/serveStores.ts` starts PostgreSQL and an S3 service for tests
 * with many processes. The first output line is a JSON object with the environment variables of a
 * server that uses both services. Each input line kills and restarts PostgreSQL; an output line
 * follows when PostgreSQL runs again. Both services stop when the input ends.
 */
import { once } from "node:events";
import { createInterface } from "node:readline";
import { startS3 } from "../bytes/startS3.ts";
import { startPostgres } from "../startPostgres.ts";

// PostgreSQL is killed on request, so a server in `TEST_DATABASE_URL` is not used.
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
