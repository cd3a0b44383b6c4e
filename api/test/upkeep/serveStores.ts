/**
 * `node --import tsx api/test/upkeep/serveStores.ts`: a PostgreSQL and a store that speaks S3, for those who test
 * many processes from outside. Its first line says, as JSON, what their environment holds. Each line
 * that it is sent ends PostgreSQL as a loss of power would and starts it again, and is answered by a line
 * once that serves. It ends with the process that started it, however that ends.
 */
import { once } from "node:events";
import { createInterface } from "node:readline";
import { startS3 } from "../bytes/startS3.ts";
import { startPostgres } from "../startPostgres.ts";

// Its own, whatever is named: it is to crash.
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
