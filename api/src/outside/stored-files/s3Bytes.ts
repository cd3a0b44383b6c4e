import { createHash } from "node:crypto";
import { AwsClient } from "aws4fetch";
import type { ObjectBytes } from "../../cellar/ports/objects.ts";
import { requireObjectName } from "./objectName.ts";

export interface Bucket {
  /** Address of the service, such as `https://s3.eu-central-1.amazonaws.com`. */
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Whether the bucket's name is in the path, as most services require, or in the host. */
  readonly forcePathStyle: boolean;
}

const ANSWER_WITHIN_MS = 30_000;

/** Name of an object that is written and read to check access to the bucket. */
const PROBE = "probe";
const PROBE_BYTES_MAX = 10;

type Method = "GET" | "HEAD" | "PUT" | "DELETE";

const RETRIES = 3;

/** The S3 service was unreachable or refused a request. `code` is the service's error code. */
export class BucketFailure extends Error {
  override readonly name = "BucketFailure";
  readonly code: string | undefined;

  constructor(message: string, options: { readonly code?: string; readonly cause?: unknown }) {
    super(message, { cause: options.cause });
    this.code = options.code;
  }
}

/**
 * Stores bytes as objects of an S3 bucket. An object is complete or absent: the bytes are collected
 * first, up to `maxBytes`, and sent in one PUT with length and digest. Throws {@link BucketFailure}
 * if the service is unreachable or refuses a request. Requires `s3:GetObject`, `s3:PutObject`,
 * `s3:DeleteObject` and, to distinguish a missing object from a hidden one, `s3:ListBucket`.
 * Requires reads to see earlier writes.
 */
export function s3Bytes(bucket: Bucket): ObjectBytes {
  const { region, accessKeyId, secretAccessKey } = bucket;
  const client = new AwsClient({
    accessKeyId,
    secretAccessKey,
    region,
    service: "s3",
    retries: RETRIES,
  });
  const base = addressOf(bucket);

  const send = async (method: Method, name: string, body?: Uint8Array) => {
    const response = await client.fetch(base + name, {
      method,
      headers: { "X-Amz-Content-Sha256": sha256(body ?? new Uint8Array()) },
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      ...(body && { body: Buffer.from(body) }),
    });
    return { response, bytes: new Uint8Array(await response.arrayBuffer()) };
  };
  const call: typeof send = async (method, name, body) => {
    requireObjectName(name);
    try {
      // A failed request is sent once more, because the service may have closed the keep-alive
      // connection. Every request is idempotent.
      return await send(method, name, body).catch(() => send(method, name, body));
    } catch (cause) {
      throw new BucketFailure(`The bucket at ${base} is out of reach`, { cause });
    }
  };

  const read = async (name: string): Promise<Uint8Array | undefined> => {
    const { response, bytes } = await call("GET", name);
    if (response.ok) return bytes;
    // A missing bucket gets 404 too, but must not look like a missing photo.
    if (codeIn(bytes) === "NoSuchKey") return undefined;
    throw refusal(response, bytes);
  };

  const write: ObjectBytes["write"] = async (name, bytes, maxBytes) => {
    const whole = await gathered(bytes, maxBytes);
    if (!whole) return "too-large";
    const { response, bytes: errorBytes } = await call("PUT", name, whole);
    if (!response.ok) throw refusal(response, errorBytes);
    return "written";
  };

  return {
    write,
    read,

    async size(name) {
      const { response } = await call("HEAD", name);
      if (response.ok) return Number(response.headers.get("Content-Length"));
      // Reads by GET, because only a GET response has an error code that distinguishes a missing
      // object from a missing bucket.
      return (await read(name))?.byteLength ?? 0;
    },

    async remove(name) {
      const { response, bytes } = await call("DELETE", name);
      if (response.ok || codeIn(bytes) === "NoSuchKey") return;
      throw refusal(response, bytes);
    },

    async probe() {
      await write(PROBE, [Buffer.from("ok")], PROBE_BYTES_MAX);
      if (!(await read(PROBE))) throw new BucketFailure("The bucket lost what it was given", {});
    },
  };
}

function addressOf({ endpoint, bucket, forcePathStyle }: Bucket): string {
  const url = new URL(endpoint);
  if (forcePathStyle) url.pathname = `${url.pathname.replace(/\/$/, "")}/${bucket}/`;
  else url.hostname = `${bucket}.${url.hostname}`;
  return url.href;
}

/** Collects a stream in memory. Returns `undefined` if it exceeds `maxBytes`. */
async function gathered(
  bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  maxBytes: number,
): Promise<Uint8Array | undefined> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of bytes) {
    length += chunk.byteLength;
    if (length > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function refusal(response: Response, errorBytes: Uint8Array): BucketFailure {
  const code = codeIn(errorBytes);
  const status = `${String(response.status)}${code === undefined ? "" : ` ${code}`}`;
  const message = `The bucket refused: ${status}`;
  return new BucketFailure(message, code === undefined ? {} : { code });
}

function codeIn(errorBytes: Uint8Array): string | undefined {
  const text = Buffer.from(errorBytes.subarray(0, 1_000)).toString();
  return /<Code>(\w+)<\/Code>/.exec(text)?.[1];
}

function sha256(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}
