import http from "node:http";
import https from "node:https";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { type Lookup, type OutwardAgents, outwardAgents } from "./outwardAgents.ts";

let received = 0;
const receiver = http.createServer((_request, response) => {
  received += 1;
  response.end("here");
});
let port = 0;

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    receiver.listen(0, "::", resolve);
  });
  port = (receiver.address() as AddressInfo).port;
});

afterAll(() => receiver.close());

describe("outward requests", () => {
  test.for([
    "127.0.0.1",
    "127.1",
    "0x7f000001",
    "2130706433",
    "0.0.0.0",
    "localhost",
    "[::1]",
    "[::]",
    "[::ffff:127.0.0.1]",
    "[::ffff:7f00:1]",
    "169.254.169.254",
    "[fe80::1]",
  ])("an outward request to %s is refused", async (host) => {
    const before = received;
    await refused(get("http", host));
    await refused(get("https", host));
    expect(received).toBe(before);
  });

  test.for([
    [["127.0.0.1"]],
    [["169.254.169.254"]],
    [["::1"]],
    [["::ffff:10.0.0.1"]],
    [["1.1.1.1", "10.0.0.1"]],
  ])("an outward request to a name that resolves to %s is refused", async ([addresses = []]) => {
    await refused(get("http", "hook.example", outwardAgents(false, namesServer([addresses]))));
  });

  test("an outward request connects to the checked address without another DNS lookup", async () => {
    const lookup = namesServer([["192.0.2.1"], ["127.0.0.1"]]);
    await refused(get("http", "hook.example", outwardAgents(false, lookup)));
    expect(lookup).toHaveBeenCalledTimes(1);
  });

  test("an outward request to this machine succeeds if private addresses are allowed", async () => {
    await expect(get("http", "127.0.0.1", outwardAgents(true))).resolves.toBe("here");
  });
});

function namesServer(answers: readonly (readonly string[])[]) {
  let asked = 0;
  return vi.fn<Lookup>((_hostname, _options, callback) => {
    const addresses = answers[asked] ?? [];
    asked += 1;
    const found = addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 }));
    callback(null, found);
  });
}

const refused = (answer: Promise<string>) =>
  expect(answer).rejects.toMatchObject({ name: "PrivateAddress" });

function get(
  protocol: "http" | "https",
  host: string,
  agents: OutwardAgents = outwardAgents(false),
): Promise<string> {
  const url = `${protocol}://${host}:${String(port)}/`;
  return new Promise((resolve, reject) => {
    const request =
      protocol === "http"
        ? http.get(url, { agent: agents.http })
        : https.get(url, { agent: agents.https });
    request.on("error", reject).on("response", (response) => {
      response.setEncoding("utf8").on("data", resolve);
    });
  });
}
