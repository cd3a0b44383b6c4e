import {
  CALLS,
  type LiveEvent,
  liveEventSchema,
  PROTOCOL,
  pullAnswerSchema,
  STREAMS_MAX,
} from "sync-protocol";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { documentedFetch } from "../documentedFetch.ts";
import { type Answer, credentials, startApp, type TestApp } from "../startApp.ts";
import { create, deviceOf, op, type Person } from "./syncDevice.ts";

const PROTOCOL_3 = `?protocol=${String(PROTOCOL)}`;

const DAY_MS = 24 * 60 * 60 * 1000;

const HEARTBEAT_MS = 25_000;

let app: TestApp;

beforeAll(async () => {
  app = await startApp();
});

afterAll(() => app.stop());

describe("GET /api/sync/events", () => {
  test("[R5] an event stream sends every change of its user and no others", async () => {
    const [person, stranger] = [await app.signedUp(), await app.signedUp()];
    const events = await listen(app, person);
    await deviceOf(stranger).push([op(1, create())]);

    await deviceOf(person).push([op(1, create())]);
    await person.post("/api/wines", create().body);

    const [pushed, called] = eventsIn(await events.until("\n\n", 3));
    const { epoch, rows } = (await deviceOf(person).pull()).read(pullAnswerSchema);
    expect(pushed).toEqual({
      seq: 1,
      page: { epoch, since: 0, places: [], rows: rows.slice(0, 1) },
    });
    expect(called).toEqual({ seq: 2, page: { epoch, since: 1, places: [], rows: rows.slice(1) } });
    await events.leave();
  });

  test("[V7] an event stream without a protocol number uses protocol 2's field names", async () => {
    const person = await app.signedUp();
    const events = await listen(app, person, "");

    await deviceOf(person).push([op(1, create({ extraFields: "CT 94" }))]);

    expect(await events.until("\n\n", 2)).toContain('"toldElsewhere":"CT 94"');
    await events.leave();
  });

  test("an event stream above the limit closes the user's oldest stream", async () => {
    const person = await app.signedUp();
    const first = await listen(app, person);
    const others = await Promise.all(
      Array.from({ length: STREAMS_MAX }, () => listen(app, person)),
    );

    await first.ended;

    expect(await first.until("retry", 2)).toBe("retry: 5000\n\nretry: 60000\n\n");
    await deviceOf(person).push([op(1, create())]);
    for (const events of others) expect(await events.until("\n\n", 2)).toContain('{"seq":1,');
    await Promise.all(others.map((events) => events.leave()));
  });

  test("the server unsubscribes an event stream that the client closes", async () => {
    let forgotten: (() => void) | undefined;
    const left = new Promise<void>((resolve) => (forgotten = resolve));
    const listening = await startApp({
      ports: { live: { publish: () => undefined, subscribe: () => () => forgotten?.() } },
    });
    const events = await listen(listening, await listening.signedUp());

    await events.leave();

    await left;
    await listening.stop();
  });

  test.each<[string, (person: Person) => Promise<Answer>]>([
    ["a sign-out", (person) => person.post("/api/auth/logout")],
    ["a new sign-in", (person) => person.post("/api/auth/login", credentials(person.user.email))],
    ["a new password, set elsewhere", setPasswordElsewhere],
  ])("an event stream ends when its session ends by %s", async (_, endSession) => {
    const person = await app.signedUp();
    const events = await listen(app, person);

    await endSession(person);

    await events.ended;
  });

  test("an event stream ends when its session has expired", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    onTestFinished(() => void vi.useRealTimers());
    let now = Date.now();
    const aging = await startApp({ ports: { now: () => now } });
    const events = await listen(aging, await aging.signedUp());
    vi.advanceTimersByTime(HEARTBEAT_MS);
    expect(await events.until("\n:", 1)).toContain(":");

    now += 31 * DAY_MS;
    vi.advanceTimersByTime(HEARTBEAT_MS);

    await events.ended;
    vi.useRealTimers();
    await aging.stop();
  });

  test("an event stream stays open when other sessions end", async () => {
    const person = await app.signedUp();
    const elsewhere = { ...app.client(), user: person.user };
    await elsewhere.post("/api/auth/login", credentials(person.user.email));
    const events = await listen(app, person);

    await elsewhere.post("/api/auth/logout");
    await person.patch("/api/auth/password", NEW_PASSWORD);
    await deviceOf(person).push([op(1, create())]);

    expect(await events.until("\n\n", 2)).toContain('data: {"seq":1,');
    await events.leave();
  });

  test("[J5] an access token's event stream sends its cellar's changes until revocation", async () => {
    const person = await app.signedUp();
    const { secret, token } = await tokenOf(person);
    const headers = { Authorization: `Bearer ${secret}` };
    const events = await listen(app, person, PROTOCOL_3, headers);
    const device = deviceOf(person);
    await device.push([op(1, create())]);
    expect(await events.until("\n\n", 2)).toContain('data: {"seq":1,');

    await person.post(`/api/auth/tokens/${token.id}/revoke`, {});
    await device.push([op(2, create())]);

    await events.ended;
    expect(await events.until("\n\n", 3)).not.toContain('{"seq":2');
  });

  test("[J5] a silent event stream ends at the heartbeat after its token ends", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    onTestFinished(() => void vi.useRealTimers());
    const listening = await startApp();
    const person = await listening.signedUp();
    const { secret } = await tokenOf(person);
    const headers = { Authorization: `Bearer ${secret}` };
    const events = await listen(listening, person, PROTOCOL_3, headers);
    vi.advanceTimersByTime(HEARTBEAT_MS);
    expect(await events.until("\n:", 1)).toContain(":");

    await person.patch("/api/auth/password", NEW_PASSWORD);
    vi.advanceTimersByTime(HEARTBEAT_MS);

    await events.ended;
    vi.useRealTimers();
    await listening.stop();
  });

  test("an event stream ends when the server stops", async () => {
    const stopping = await startApp();
    const events = await listen(stopping, await stopping.signedUp());

    const stopped = stopping.stop();

    await events.ended;
    await stopped;
  });
});

async function tokenOf(person: Person) {
  const wish = { name: "Listener", scopes: ["read"], days: 30, password: "corkscrew" };
  return (await person.post("/api/auth/tokens", wish)).read(CALLS.createToken.answer);
}

const NEW_PASSWORD = { currentPassword: "corkscrew", newPassword: "corkscrew2" };

async function setPasswordElsewhere({ user }: Person): Promise<Answer> {
  const elsewhere = app.client();
  await elsewhere.post("/api/auth/login", credentials(user.email));
  return elsewhere.patch("/api/auth/password", NEW_PASSWORD);
}

function eventsIn(text: string): LiveEvent[] {
  return [...text.matchAll(/^data: (.*)$/gm)].map(([, event = ""]) =>
    liveEventSchema.parse(JSON.parse(event)),
  );
}

function cookiesOf(person: Person) {
  return { Cookie: Array.from(person.cookies, (pair) => pair.join("=")).join("; ") };
}

async function listen(
  { url }: TestApp,
  person: Person,
  query = PROTOCOL_3,
  headers: Readonly<Record<string, string>> = cookiesOf(person),
) {
  const response = await documentedFetch(`${url}/api/sync/events${query}`, {
    headers,
  });
  expect(response.headers.get("Content-Type")).toBe("text/event-stream");
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let received = "";
  const readOn = async () => {
    const { done, value } = await reader.read();
    received += value ?? "";
    return !done;
  };

  return {
    /** Reads until `mark` has arrived `times` times. Returns all text so far. */
    async until(mark: string, times: number) {
      while (received.split(mark).length <= times && (await readOn()));
      return received;
    },
    get ended(): Promise<void> {
      return (async () => {
        while (await readOn());
      })();
    },
    leave: () => reader.cancel(),
  };
}
