import { once } from "node:events";
import { createServer, type IncomingMessage, request } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { bodyChunks } from "./bodyChunks.ts";

/** Limits twenty times shorter than the real limits. */
const PACE = { silenceMaxMs: 750, windowMs: 1_500, windowBytesMin: 1_500, lookEveryMs: 20 };

test("a client that stops sending its body is disconnected", async () => {
  const { read, send } = await connectClient();
  send(1_000_000, [10]);

  expect(await read).toEqual({ bytes: 10, end: "cut off" });
});

test("a client that sends its body below the minimum speed is disconnected", async () => {
  const { read, send } = await connectClient();
  send(1_000_000, Array<number>(40).fill(1), 100);

  expect(await read).toMatchObject({ end: "cut off" });
});

test("a client that sends slowly, but above the minimum speed, stays connected", async () => {
  const { read, send } = await connectClient();
  send(4_000, Array<number>(40).fill(100), 60);

  expect(await read).toEqual({ bytes: 4_000, end: "whole" });
});

test("a client stays connected while the server pauses reading the body", async () => {
  const { read, send } = await connectClient({ pauseMs: 1_700 });
  send(20, [10, 10], 1_000);

  expect(await read).toEqual({ bytes: 20, end: "whole" });
});

/** Connects a client, which sends one body in parts, to a server that reads the body. */
async function connectClient({ pauseMs = 0 } = {}) {
  let settle: (read: { bytes: number; end: "whole" | "cut off" }) => void;
  const read = new Promise((resolve) => {
    settle = resolve;
  });
  const take = async (req: IncomingMessage) => {
    let bytes = 0;
    try {
      for await (const chunk of bodyChunks(req, PACE)) {
        bytes += chunk.length;
        await setTimeout(pauseMs);
      }
      settle({ bytes, end: "whole" });
    } catch {
      settle({ bytes, end: "cut off" });
    }
  };
  const server = createServer((req, res) => {
    void take(req).then(() => res.end());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });

  const { port } = server.address() as AddressInfo;
  const send = (length: number, parts: readonly number[], everyMs = 0) => {
    const headers = { "Content-Length": length };
    const asked = request({ port, host: "127.0.0.1", method: "POST", headers });
    asked.on("error", () => undefined);
    void (async () => {
      for (const part of parts) {
        asked.write(Buffer.alloc(part));
        await setTimeout(everyMs);
      }
    })();
  };
  return { read, send };
}
