import { EventEmitter } from "node:events";
import { type Context } from "koa";
import { WAITING_MAX } from "sync-protocol";
import { expect, test } from "vitest";
import { concurrencyLimit, type ConcurrencyRule } from "./concurrencyLimit.ts";

test("requests of one user wait in a queue without delaying other users", async () => {
  const gate = gateOf({ most: 2, until: "answered" });
  const order: string[] = [];
  const ask = (userId: string, name: string) =>
    gate(contextOf(userId), async () => {
      order.push(name);
      await Promise.resolve();
      order.push(`${name} answered`);
    });

  await Promise.all([ask("anna", "a1"), ask("anna", "a2"), ask("anna", "a3"), ask("ben", "b1")]);

  expect(order.indexOf("b1")).toBeLessThan(order.indexOf("a1 answered"));
  expect(order.indexOf("a3")).toBeGreaterThan(order.indexOf("a1 answered"));
});

test("the event loop runs other events between two requests of one user", async () => {
  const gate = gateOf({ most: 1, until: "next turn" });
  const served: string[] = [];
  const ask = (name: string) =>
    gate(contextOf("anna"), () => {
      served.push(name);
      return Promise.resolve();
    });
  const servedBefore = new Promise<string[]>((resolve) => {
    setImmediate(() => {
      resolve([...served]);
    });
  });

  await ask("a1");
  const second = ask("a2");

  expect(await servedBefore).toEqual(["a1"]);
  await second;
  expect(served).toEqual(["a1", "a2"]);
});

test("a request keeps its slot until its response or connection ends", async () => {
  const gate = gateOf({ most: 1, until: "sent" });
  const first = contextOf("anna");
  await gate(first, () => Promise.resolve());
  let isServed = false;
  const second = gate(contextOf("anna"), () => {
    isServed = true;
    return Promise.resolve();
  });

  await Promise.resolve();
  expect(isServed).toBe(false);
  first.res.emit("close");
  await second;
  expect(isServed).toBe(true);
});

test("a request to a full queue is refused with a retry time", async () => {
  const gate = gateOf({ most: 1, until: "answered" });
  const stuck = () => new Promise<void>(() => undefined);
  for (let count = 0; count <= WAITING_MAX; count += 1) void gate(contextOf("anna"), stuck);
  const context = contextOf("anna");

  await expect(gate(context, stuck)).rejects.toMatchObject({
    refusal: { code: "too_many_requests", retryAfterSeconds: 1 },
  });
});

test("a failed request frees its slot for the next request", async () => {
  const gate = gateOf({ most: 1, until: "answered" });

  const failed = gate(contextOf("anna"), () => Promise.reject(new Error("corked")));

  await expect(failed).rejects.toThrow("corked");
  await expect(gate(contextOf("anna"), () => Promise.resolve("fine"))).resolves.toBeUndefined();
});

function gateOf(rule: ConcurrencyRule) {
  const gate = concurrencyLimit(rule);
  return async (ctx: Context, next: () => Promise<unknown>): Promise<void> => {
    await gate(ctx, next);
  };
}

function contextOf(userId: string) {
  const headers = new Map<string, string>();
  const res = Object.assign(new EventEmitter(), { closed: false });
  const context = {
    state: { userId },
    res,
    set: (name: string, value: string) => headers.set(name, value),
    get: (name: string) => headers.get(name),
  };
  return context as unknown as Context;
}
