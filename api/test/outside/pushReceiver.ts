import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from "node:crypto";
import https, { type Server } from "node:https";
import type { AddressInfo } from "node:net";
import type { PushSubscriptionKeys } from "sync-protocol";
import * as z from "zod/mini";
import { selfSignedFor } from "../server/certificate.ts";

/** A request to the push service, decrypted with the device's keys. */
export interface ReceivedPush {
  readonly headers: https.RequestOptions["headers"];
  readonly message: string;
  /** Claims of the VAPID token that identifies the sender (RFC 8292). */
  readonly claims: { readonly aud: string; readonly exp: number; readonly sub: string };
  readonly publicKey: string;
}

export interface PushReply {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A push service (RFC 8030) with one device, on loopback. */
export interface PushReceiver {
  readonly subscription: PushSubscriptionKeys;
  /** An agent that trusts the push service's certificate. */
  readonly agent: https.Agent;
  readonly received: ReceivedPush[];
  readonly subscribe: () => PushSubscriptionKeys;
  reply: PushReply;
  readonly stop: () => Promise<void>;
}

const claimsSchema = z.object({ aud: z.string(), exp: z.number(), sub: z.string() });

export async function startPushReceiver(): Promise<PushReceiver> {
  const { certificate, key } = selfSignedFor("127.0.0.1");
  const device = newDevice();
  const received: ReceivedPush[] = [];
  const server: Server = https.createServer({ cert: certificate, key }, (request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const { headers } = request;
      received.push({
        headers,
        message: decrypt(Buffer.concat(chunks), device),
        ...verifyVapid(headers.authorization ?? ""),
      });
      response.writeHead(receiver.reply.status, receiver.reply.headers).end();
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const { port } = server.address() as AddressInfo;
  const origin = `https://127.0.0.1:${String(port)}`;
  const agent = new https.Agent({ ca: certificate });
  const subscribe = () => ({
    endpoint: `${origin}/push/${randomBytes(8).toString("hex")}`,
    keys: device.keys,
  });

  const receiver: PushReceiver = {
    subscription: subscribe(),
    agent,
    received,
    subscribe,
    reply: { status: 201 },
    stop: () =>
      new Promise((resolve) => {
        agent.destroy();
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
  return receiver;
}

type Device = ReturnType<typeof newDevice>;

function newDevice() {
  const ecdh = createECDH("prime256v1");
  const point = ecdh.generateKeys();
  const auth = randomBytes(16);
  const keys = { p256dh: point.toString("base64url"), auth: auth.toString("base64url") };
  return { ecdh, point, auth, keys };
}

/** Decrypts a push message of one record (RFC 8188, RFC 8291). */
function decrypt(body: Buffer, { ecdh, point, auth }: Device): string {
  const salt = body.subarray(0, 16);
  const recordSize = body.readUInt32BE(16);
  const idLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + idLength);
  const record = body.subarray(21 + idLength);
  if (record.length > recordSize) throw new Error("More than one record");

  const secret = ecdh.computeSecret(sender);
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), point, sender]);
  const input = hkdf(secret, auth, info, 32);
  const key = hkdf(input, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
  const nonce = hkdf(input, salt, Buffer.from("Content-Encoding: nonce\0"), 12);
  const decipher = createDecipheriv("aes-128-gcm", key, nonce).setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  const end = padded.lastIndexOf(2);
  if (end < 0 || padded.subarray(end + 1).some((byte) => byte !== 0)) throw new Error("No end");
  return padded.subarray(0, end).toString();
}

function hkdf(secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, salt, info, length));
}

/** Verifies `Authorization: vapid t=…, k=…` (RFC 8292). */
function verifyVapid(authorization: string): Pick<ReceivedPush, "claims" | "publicKey"> {
  const { token = "", publicKey = "" } =
    /^vapid t=(?<token>[\w.-]+), ?k=(?<publicKey>[\w-]+)$/.exec(authorization)?.groups ?? {};
  const [head = "", claims = "", signature = ""] = token.split(".");
  const point = Buffer.from(publicKey, "base64url");
  const key = createPublicKey({
    format: "jwk",
    key: {
      kty: "EC",
      crv: "P-256",
      x: point.subarray(1, 33).toString("base64url"),
      y: point.subarray(33).toString("base64url"),
    },
  });
  const isSigned = verify(
    "sha256",
    Buffer.from(`${head}.${claims}`),
    { key, dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
  if (!isSigned || jsonIn(head, z.object({ alg: z.string() })).alg !== "ES256") {
    throw new Error("The token is not signed by its key");
  }
  return { claims: jsonIn(claims, claimsSchema), publicKey };
}

function jsonIn<Schema extends z.ZodMiniType>(part: string, schema: Schema): z.output<Schema> {
  return schema.parse(JSON.parse(Buffer.from(part, "base64url").toString()));
}
