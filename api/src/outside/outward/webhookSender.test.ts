import { once } from "node:events";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { outwardAgents } from "./outwardAgents.ts";
import { webhookSender } from "./webhookSender.ts";

const BODY = JSON.stringify({ type: "test" });

let answering: (response: http.ServerResponse) => void;
let requests = 0;
const server = http.createServer((_request, response) => {
  requests += 1;
  answering(response);
});
let url: string;

beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const sender = (timeoutMs?: number) => webhookSender(outwardAgents(true), timeoutMs);
const send = (to = url, by = sender()) => by.send({ url: to, headers: {}, body: BODY });

test.for([200, 204, 410, 500])(
  "a webhook sender returns the response's status %i",
  async (status) => {
    answering = (response) => response.writeHead(status).end();
    expect(await send()).toEqual({ status, problem: null });
  },
);

test("a redirect by a webhook receiver is not followed", async () => {
  answering = (response) => response.writeHead(307, { Location: url }).end();
  const before = requests;

  expect(await send()).toEqual({ status: 307, problem: null });
  expect(requests).toBe(before + 1);
});

test("the webhook sender closes an endless response after reading its status", async () => {
  let closed: Promise<unknown> = Promise.resolve();
  answering = (response) => {
    closed = once(response, "close");
    response.writeHead(200);
    const write = () => {
      while (!response.destroyed && response.write("x".repeat(100_000))) continue;
    };
    response.on("drain", write);
    write();
  };

  expect(await send()).toEqual({ status: 200, problem: null });
  await closed;
});

test("a webhook receiver that does not respond is reported as a timeout", async () => {
  answering = () => undefined;
  expect(await send(url, sender(50))).toEqual({ status: null, problem: "timeout" });
});

test("broken connections and overlong response headers are reported as an unreachable webhook", async () => {
  answering = (response) => response.destroy();
  expect(await send()).toEqual({ status: null, problem: "unreachable" });
  answering = (response) => response.writeHead(200, { "X-Long": "x".repeat(20_000) }).end();
  expect(await send()).toEqual({ status: null, problem: "unreachable" });
});

test("a webhook at a private address receives no request", async () => {
  const before = requests;
  const to = (address: string) => send(address, webhookSender(outwardAgents(false)));

  expect(await to(url)).toEqual({ status: null, problem: "private_address" });
  expect(await to(url.replace("127.0.0.1", "localhost"))).toEqual({
    status: null,
    problem: "private_address",
  });
  expect(requests).toBe(before);
});
