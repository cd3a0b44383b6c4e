import { CALLS, type CallSpec } from "sync-protocol";
import * as z from "zod/mini";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { callServer, Intercepted, Unreachable } from "./callServer.ts";
import { ServerRefusal } from "./ServerRefusal.ts";

const OURS = { "x-wine-cellar-protocol": "1" };
const COUNT = {
  group: "wines",
  method: "GET",
  path: "/api/wines/{id}/count",
  names: "wine",
  summary: "How many bottles there are",
  access: "signed in",
  query: z.object({ of: z.optional(z.string()), since: z.optional(z.coerce.number()) }),
  answer: z.object({ bottles: z.int() }),
} as const satisfies CallSpec;

let asked: { path: string; method: string; body: unknown } | undefined;
let answer: () => Promise<Response>;

beforeEach(() => {
  vi.stubGlobal("fetch", (path: string, { method = "", body, signal }: RequestInit) => {
    asked = { path, method, body };
    return Promise.race([answer(), whenAborted(signal)]);
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a call returns the parsed answer", async () => {
  answers(200, JSON.stringify({ bottles: 3, more: true }));

  expect(await callServer(COUNT, { id: "one", query: {} })).toEqual({ bottles: 3 });
});

test("a call uses the contract's path with id, query and body", async () => {
  answers(200, JSON.stringify({ bottles: 3 }));
  await callServer(COUNT, { id: "one", query: { of: "a & b", since: undefined } });
  expect(asked).toEqual({
    method: "GET",
    path: "/api/wines/one/count?of=a+%26+b",
    body: null,
  });

  answers(200, "{}");
  await callServer(CALLS.forgotPassword, { body: { email: "anna@example.com" } });
  expect(asked).toEqual({
    method: "POST",
    path: "/api/auth/forgot-password",
    body: JSON.stringify({ email: "anna@example.com" }),
  });
});

test("[C13] a call to another user's cellar is refused as not found", async () => {
  answers(404, JSON.stringify({ error: "There is no such cellar", code: "not_found" }));

  const cellar = { userId: "anna", cellarId: "house" };
  const query = { since: 0, protocol: 3 };
  const pulled = callServer(CALLS.pull, { cellar, query });

  await expect(pulled).rejects.toMatchObject({ name: "ServerRefusal", code: "not_found" });
});

// Spec 8.1
test("the error message of a refusal has the status and the body", async () => {
  const text = JSON.stringify({ error: "Please sign in", code: "unauthenticated" });
  answers(401, text);

  const refusal = await refused();

  expect(refusal).toBeInstanceOf(ServerRefusal);
  expect(refusal).toMatchObject({
    message: `401: ${text}`,
    code: "unauthenticated",
    sentence: "Please sign in",
  });
});

// Spec 8.1
test("without a body, a refusal's error message has the status text", async () => {
  answers(503, "", {}, "Service Unavailable");

  expect(await refused()).toMatchObject({
    message: "503: Service Unavailable",
    code: "unavailable",
  });
});

test("a refusal has a sentence only if the server sent a sentence", async () => {
  answers(422, JSON.stringify({ error: "The meal is too long", code: "invalid" }));
  expect(await refused()).toMatchObject({ sentence: "The meal is too long" });
  answers(422, JSON.stringify({ error: "The meal is too long" }));
  expect(await refused()).toMatchObject({ sentence: "The meal is too long" });

  for (const odd of ["", "<h1>502 Bad Gateway</h1>", "{}", JSON.stringify({ code: "odd" })]) {
    answers(502, odd, {}, "Bad Gateway");
    expect(await refused()).toMatchObject({ sentence: undefined });
  }
});

test("an unknown refusal code is replaced by the code for the status", async () => {
  answers(401, JSON.stringify({ error: "Who are you?", code: "session_frozen" }));
  expect(await refused()).toMatchObject({ code: "unauthenticated", sentence: "Who are you?" });
  answers(413, JSON.stringify({ error: "Full", code: "photos_full" }));
  expect(await refused()).toMatchObject({ code: "too_large" });
  answers(418, JSON.stringify({ error: "No", code: "teapot" }));
  expect(await refused()).toMatchObject({ code: undefined, sentence: "No" });
});

test("a refusal includes the server's retry time", async () => {
  answers(429, JSON.stringify({ error: "Slow down", code: "too_many_requests" }), {
    "retry-after": "7",
  });

  expect(await refused()).toMatchObject({ retryAfterMs: 7000 });
});

test.each([
  ["a page of a captive portal", () => new Response("<html>Wi-Fi</html>", { status: 200 })],
  ["a redirect", () => Object.defineProperty(new Response(), "type", { value: "opaqueredirect" })],
  ["a 401 that is not ours", () => new Response("{}", { status: 401 })],
  ["a 403 that is not ours", () => new Response("", { status: 403 })],
  ["a 511", () => new Response("", { status: 511 })],
])("[V3] %s is reported as a sign-in required by a proxy or portal", async (_, answered) => {
  answer = () => Promise.resolve(answered());

  expect(await refused()).toBeInstanceOf(Intercepted);
});

test.each([404, 429, 500, 502, 504])(
  "[V3] the status %i from a proxy is reported as unreachable",
  async (status) => {
    answer = () => Promise.resolve(new Response("<html>", { status }));

    const error = await refused();

    expect(error).toBeInstanceOf(Unreachable);
    expect(error).not.toBeInstanceOf(Intercepted);
  },
);

test("[V3] an answer that does not match the contract is reported as unreachable", async () => {
  answers(200, JSON.stringify({ bottles: "three" }));
  expect(await refused()).toBeInstanceOf(Unreachable);

  answers(200, "not json");
  expect(await refused()).toBeInstanceOf(Unreachable);
});

test("without a network, a call throws Unreachable with the cause", async () => {
  answer = () => Promise.reject(new TypeError("Failed to fetch"));

  expect(await refused()).toMatchObject({ name: "Unreachable", cause: { name: "TypeError" } });
});

test("a call times out if no part of an answer arrives", async () => {
  answer = () => new Promise(() => undefined);

  expect(await refused({ silenceMs: 5 })).toBeInstanceOf(Unreachable);
});

test("a slow answer does not time out while its parts arrive", async () => {
  vi.useFakeTimers();
  const text = JSON.stringify({ bottles: 3 });
  const parts = Array.from(text, (part) => new TextEncoder().encode(part));
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      await new Promise((resolve) => setTimeout(resolve, 900));
      const part = parts.shift();
      if (part) controller.enqueue(part);
      else controller.close();
    },
  });
  answer = () => Promise.resolve(new Response(body, { headers: OURS }));

  const called = callServer(COUNT, { id: "one", query: {}, silenceMs: 1_000 });
  await vi.advanceTimersByTimeAsync(900 * (text.length + 1));

  expect(await called).toEqual({ bottles: 3 });
});

test("a call with a long body has a longer timeout", async () => {
  vi.useFakeTimers();
  answer = () => new Promise(() => undefined);
  let hasEnded = false;
  const body = { email: "a".repeat(20_000) };
  void callServer(CALLS.forgotPassword, { body, silenceMs: 1_000 }).catch(() => {
    hasEnded = true;
  });

  await vi.advanceTimersByTimeAsync(11_000);
  expect(hasEnded).toBe(false);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(hasEnded).toBe(true);
});

test("an aborted call ends immediately", async () => {
  answer = () => new Promise(() => undefined);

  expect(await refused({ signal: AbortSignal.abort() })).toBeInstanceOf(Unreachable);
});

function answers(status: number, body: string, headers = {}, statusText = "") {
  answer = () =>
    Promise.resolve(new Response(body, { status, statusText, headers: { ...OURS, ...headers } }));
}

function refused(call: object = {}): Promise<unknown> {
  return callServer(COUNT, { id: "one", query: {}, ...call }).then(
    () => {
      throw new Error("This call was not refused");
    },
    (error: unknown) => error,
  );
}

function whenAborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => {
    const abort = () => {
      reject(new DOMException("Aborted", "AbortError"));
    };
    if (signal?.aborted) abort();
    signal?.addEventListener("abort", abort);
  });
}
