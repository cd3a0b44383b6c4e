import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type RequestListener } from "node:http";
import { type AddressInfo } from "node:net";
import { AwsV4Signer } from "aws4fetch";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { BucketFailure, s3Bytes } from "../../src/outside/stored-files/s3Bytes.ts";
import { describeObjectBytes } from "./bytesContract.ts";
import { signatureOf } from "./signature.ts";
import { startS3, type TestS3 } from "./startS3.ts";

let s3: TestS3;

beforeAll(async () => {
  s3 = await startS3();
});
afterAll(() => s3.stop());

describeObjectBytes("bytes in a bucket", async () => s3Bytes(await s3.bucket()));

test("a read from a missing bucket fails instead of returning no photo", async () => {
  const bytes = s3Bytes({ ...(await s3.bucket()), bucket: "another" });

  await expect(bytes.read("a.jpg")).rejects.toThrow("NoSuchBucket");
  await expect(bytes.size("a.jpg")).rejects.toThrow("NoSuchBucket");
  await expect(bytes.write("a.jpg", [Buffer.from("1")], 5)).rejects.toThrow(BucketFailure);
  await expect(bytes.probe()).rejects.toThrow(BucketFailure);
});

test("a refused request to the bucket fails with the service's error code", async () => {
  const url = await serving((_request, response) => {
    response.writeHead(403).end("<Error><Code>AccessDenied</Code></Error>");
  });
  const bytes = s3Bytes({ ...(await s3.bucket()), endpoint: url });

  await expect(bytes.read("a.jpg")).rejects.toMatchObject({ code: "AccessDenied" });
  await expect(bytes.remove("a.jpg")).rejects.toMatchObject({ code: "AccessDenied" });
});

test("a bucket read is repeated after 503, and fails without a connection", async () => {
  let asked = 0;
  const url = await serving((_request, response) => {
    asked += 1;
    if (asked < 3) response.writeHead(503).end();
    else response.end("the photo");
  });

  const found = await s3Bytes({ ...(await s3.bucket()), endpoint: url }).read("a.jpg");
  const gone = s3Bytes({ ...(await s3.bucket()), endpoint: "http://127.0.0.1:1" });

  expect(Buffer.from(found ?? []).toString()).toBe("the photo");
  await expect(gone.read("a.jpg")).rejects.toThrow(BucketFailure);
});

test("a request to the bucket has AWS's signature and the bytes' digest", async () => {
  const seen: IncomingMessage[] = [];
  const url = await serving((request, response) => {
    seen.push(request);
    response.end();
  });
  const bucket = { ...(await s3.bucket()), endpoint: url, secretAccessKey: "corked/secret+key=" };

  await s3Bytes(bucket).write("a.w320.jpg", [Buffer.from("a photo")], 100);

  const [request] = seen;
  const digest = createHash("sha256").update("a photo").digest("hex");
  const date = String(request?.headers["x-amz-date"]);
  const signature = signatureOf({
    method: "PUT",
    url: new URL(`${url}/${bucket.bucket}/a.w320.jpg`),
    headers: { "x-amz-content-sha256": digest, "x-amz-date": date },
    region: bucket.region,
    secretAccessKey: bucket.secretAccessKey,
  });
  expect(request?.headers["content-length"]).toBe("7");
  expect(request?.headers.authorization).toBe(
    `AWS4-HMAC-SHA256 Credential=S3RVER/${date.slice(0, 8)}/us-east-1/s3/aws4_request, ` +
      `SignedHeaders=host;x-amz-content-sha256;x-amz-date, Signature=${signature}`,
  );
});

test("without path-style addresses the bucket's name is part of the host", async () => {
  const bucket = { ...(await s3.bucket()), endpoint: "http://nowhere.invalid", bucket: "photos" };

  const read = s3Bytes({ ...bucket, forcePathStyle: false }).read("a.jpg");

  await expect(read).rejects.toThrow("http://photos.nowhere.invalid/");
});

const EMPTY = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";

// The test data is from "Examples: Signature Calculations in AWS Signature Version 4" in the Amazon
// S3 reference.
test.each([
  {
    name: "GET object",
    path: "/test.txt",
    headers: { range: "bytes=0-9", "x-amz-content-sha256": EMPTY },
    signature: "f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41",
  },
  {
    name: "GET bucket lifecycle",
    path: "/?lifecycle",
    headers: { "x-amz-content-sha256": EMPTY },
    signature: "fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543",
  },
  {
    name: "GET bucket (list objects)",
    path: "/?max-keys=2&prefix=J",
    headers: { "x-amz-content-sha256": EMPTY },
    signature: "34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7",
  },
])(
  "the tests' signature function and the library sign AWS's example $name correctly",
  async (example) => {
    const url = new URL(example.path, "https://examplebucket.s3.amazonaws.com");
    const secretAccessKey = "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY";
    const signer = new AwsV4Signer({
      method: "GET",
      url: url.href,
      headers: example.headers,
      accessKeyId: "AKIAIOSFODNN7EXAMPLE",
      secretAccessKey,
      service: "s3",
      region: "us-east-1",
      datetime: "20130524T000000Z",
      allHeaders: true,
    });

    const ours = signatureOf({
      method: "GET",
      url,
      headers: { ...example.headers, "x-amz-date": "20130524T000000Z" },
      region: "us-east-1",
      secretAccessKey,
    });

    expect(await signer.signature()).toBe(example.signature);
    expect(ours).toBe(example.signature);
  },
);

async function serving(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
}
