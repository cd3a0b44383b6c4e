import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { AwsClient } from "aws4fetch";
import S3rver from "s3rver";
import type { Bucket } from "../../src/outside/stored-files/s3Bytes.ts";

export interface TestS3 {
  readonly bucket: () => Promise<Bucket>;
  readonly stop: () => Promise<void>;
}

/**
 * Starts an S3 service on loopback, with a temporary folder. The service has one pair of keys and
 * refuses no request.
 */
export async function startS3(): Promise<TestS3> {
  const directory = await mkdtemp(join(tmpdir(), "wine-cellar-s3-"));
  const server = new S3rver({ address: "127.0.0.1", port: 0, silent: true, directory });
  const { port } = await server.run();

  return {
    async bucket() {
      const bucket = {
        endpoint: `http://127.0.0.1:${String(port)}`,
        region: "us-east-1",
        bucket: `photos-${randomUUID()}`,
        accessKeyId: "S3RVER",
        secretAccessKey: "S3RVER",
        forcePathStyle: true,
      };
      const client = new AwsClient({ ...bucket, service: "s3" });
      await client.fetch(`${bucket.endpoint}/${bucket.bucket}`, { method: "PUT" });
      return bucket;
    },
    async stop() {
      await server.close();
      await rm(directory, { recursive: true });
    },
  };
}
