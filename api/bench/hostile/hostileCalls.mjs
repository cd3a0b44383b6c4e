import { Buffer } from "node:buffer";
import { randomUUID } from "node:crypto";
import { request } from "node:http";
import { PROTOCOL } from "sync-protocol";
import { newWine } from "../cellars.mjs";

/** Number of wines with long notes in a push of 0.9 MB. */
export const PUSH_OPS = 90;

const LONG_NOTES = "x".repeat(10_000);

export function post(path, body) {
  return { method: "POST", path, body: JSON.stringify(body), type: "application/json" };
}

/** A new device's push that creates `count` wines. */
export function push({ userId }, count, notes = LONG_NOTES) {
  const ops = Array.from({ length: count }, (_, at) => ({
    opNo: at + 1,
    opId: randomUUID(),
    change: {
      kind: "create",
      wineId: randomUUID(),
      bottleId: randomUUID(),
      body: { ...newWine, notes },
    },
  }));
  const batch = { protocol: PROTOCOL, userId, deviceId: randomUUID(), epoch: null, ackThrough: 0 };
  return post("/api/sync/push", { ...batch, ops });
}

export function send(url, { cookie }, { method = "GET", path, body, type, agent }) {
  const headers = {
    cookie,
    ...(type && { "content-type": type, "content-length": Buffer.byteLength(body) }),
  };
  return new Promise((resolve, reject) => {
    const asked = request(new URL(path, url), { method, headers, agent }, (answer) => {
      const chunks = [];
      answer.on(
        "data",
        (chunk) => answer.statusCode < 300 && method === "POST" && chunks.push(chunk),
      );
      answer.on("error", reject);
      answer.on("end", () => {
        resolve({ status: answer.statusCode, text: Buffer.concat(chunks).toString() });
      });
    });
    asked.on("error", reject);
    asked.end(body);
  });
}
