import { randomUUID } from "node:crypto";
import {
  callOf,
  type Change,
  errorBodySchema,
  type Op,
  PROTOCOL,
  PROTOCOL_HEADER,
  pullAnswerSchema,
  PUSH_MAX,
  pushAnswerSchema,
  type PushRequest,
  syncConflictSchema,
  toProtocol2,
} from "sync-protocol";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { memoryCellar } from "../store/memoryCellar.ts";
import { type Answer, startApp, type TestApp } from "../startApp.ts";
import { create, deviceOf, op, type Person, requestOf } from "./syncDevice.ts";

let app: TestApp;

beforeAll(async () => {
  app = await startApp();
});

afterAll(() => app.stop());

describe("POST /api/sync/push", () => {
  test("[P6] a push returns a verdict per op and the changed rows", async () => {
    const phone = deviceOf(await app.signedUp());
    const created = create({ quantity: 2 });
    const ops = [op(1, created), op(2, removeOne(created)), op(3, removeOne(created))];

    const answer = await phone.push([...ops, op(4, removeOne(created))]);

    expect(answer.status).toBe(200);
    expect(answer.headers.get(PROTOCOL_HEADER)).toBe(String(PROTOCOL));
    const { results, rows } = answer.read(pushAnswerSchema);
    expect(results.map(({ verdict }) => verdict.kind)).toEqual([
      "applied",
      "applied",
      "applied",
      "refused",
    ]);
    expect(results.map(({ opId }) => opId).slice(0, 3)).toEqual(ops.map(({ opId }) => opId));
    expect(rows).toMatchObject([{ id: created.wineId, quantity: 0, seq: 3, deleted: false }]);
  });

  test("[P2] repeating a push after a lost answer changes nothing", async () => {
    const person = await app.signedUp();
    const phone = deviceOf(person);
    const created = create({ quantity: 5 });
    const ops = [op(1, created), op(2, removeOne(created))];
    const first = (await phone.push(ops)).read(pushAnswerSchema);

    const again = (await phone.push(ops)).read(pushAnswerSchema);

    expect(again).toEqual({ ...first, since: first.seq });
    expect((await person.get("/api/wines")).body).toMatchObject([{ quantity: 4 }]);
  });

  test("[P2] ten parallel copies of a push take effect once", async () => {
    const person = await app.signedUp();
    const phone = deviceOf(person);
    const created = create({ quantity: 5 });
    const ops = [op(1, created), op(2, removeOne(created))];

    const answers = await Promise.all(Array.from({ length: 10 }, () => phone.push(ops)));

    const results = answers.map((answer) => ({ ...answer.read(pushAnswerSchema), since: 0 }));
    expect(results).toEqual(results.map(() => results[0]));
    expect((await person.get("/api/wines")).body).toMatchObject([{ quantity: 4 }]);
  });

  test("[R6] a push returns the cellar's counter before and after its changes", async () => {
    const person = await app.signedUp();
    const [phone, tablet] = [deviceOf(person), deviceOf(person)];
    await tablet.push([op(1, create())]);
    const { cursor } = (await phone.pull()).read(pullAnswerSchema);
    await tablet.push([op(2, create())]);

    const answer = (await phone.push([op(1, create())])).read(pushAnswerSchema);
    const after = (await phone.pull()).read(pullAnswerSchema);

    expect(answer.since).toBeGreaterThan(cursor);
    expect(answer.seq).toBe(after.cursor);
    const since = (await phone.pull({ since: String(answer.since) })).read(pullAnswerSchema);
    expect(since.rows).toEqual(answer.rows);
  });

  test("[P3] a push that skips an op number is refused with the expected number", async () => {
    const phone = deviceOf(await app.signedUp());
    await phone.push([op(1, create())]);

    const answer = await phone.push([op(3, create())]);

    expect(answer.status).toBe(409);
    expect(answer.read(syncConflictSchema)).toMatchObject({ code: "op_gap", expected: 2 });
  });

  test("[P4] a push that reuses an op number is refused as a clone's", async () => {
    const phone = deviceOf(await app.signedUp());
    await phone.push([op(1, create())]);

    expect(refusal(await phone.push([op(1, create())]))).toEqual([409, "device_cloned"]);
  });

  test("[P5] a push for another user is refused and changes nothing", async () => {
    const [owner, other] = [await app.signedUp(), await app.signedUp()];

    const answer = await deviceOf(other).push([op(1, create())], { userId: owner.user.id });

    expect(refusal(answer)).toEqual([409, "user_mismatch"]);
    expect((await owner.get("/api/wines")).body).toEqual([]);
  });

  test("[P5] a pull for another user is refused", async () => {
    const [owner, other] = [await app.signedUp(), await app.signedUp()];
    await deviceOf(other).push([op(1, create())]);

    const answer = await deviceOf(other).pull({ userId: owner.user.id });

    expect(refusal(answer)).toEqual([409, "user_mismatch"]);
  });

  test("[E1] a request with an outdated epoch is refused with the current epoch", async () => {
    const phone = deviceOf(await app.signedUp());
    const { epoch } = (await phone.pull()).read(pullAnswerSchema);

    const pushed = await phone.push([op(1, create())], { epoch: randomUUID() });
    const pulled = await phone.pull({ epoch: randomUUID() });
    const beyond = await phone.pull({ since: "1" });

    for (const answer of [pushed, pulled, beyond]) {
      expect(refusal(answer)).toEqual([409, "epoch_changed"]);
      expect(answer.body).toMatchObject({ epoch });
    }
  });

  test("[V1] an outdated protocol gets 426 even if the request is malformed", async () => {
    const person = await app.signedUp();

    const old = String(PROTOCOL - 2);

    const pushed = await person.post("/api/sync/push", { protocol: PROTOCOL - 2, changes: {} });
    const pulled = await person.get(`/api/sync/changes?protocol=${old}&from=7`);

    expect(refusal(pushed)).toEqual([426, "upgrade_required"]);
    expect(refusal(pulled)).toEqual([426, "upgrade_required"]);
  });

  test("[V7] a device with protocol 2 pushes and pulls former field names", async () => {
    const person = await app.signedUp();
    const created = create({ extraFields: "CT 94" });
    const ops = [toProtocol2(op(1, created))];
    expect(ops).toMatchObject([{ change: { body: { toldElsewhere: "CT 94" } } }]);

    const request = { ...requestOf(person, randomUUID(), []), protocol: 2, ops };
    const pushed = await undocumented(person, "/api/sync/push", request);
    const pulled = await undocumented(person, "/api/sync/changes?protocol=2&since=0");
    const history = await undocumented(person, "/api/sync/history?protocol=2&since=0");

    const rows = [{ id: created.wineId, toldElsewhere: "CT 94" }];
    const verdict = { kind: "applied", wineId: created.wineId };
    expect(pushed).toMatchObject({
      results: [{ verdict }],
      rows,
      events: [{ isTold: false }],
    });
    expect(pulled).toMatchObject({ rows });
    expect(history).toMatchObject({ events: [{ isTold: false }] });
  });

  test("[V7] an API call accepts the former name of a field", async () => {
    const person = await app.signedUp();
    const { body } = create();

    const made = await person.post("/api/wines", { ...body, toldElsewhere: "CT 94" });

    expect(made.body).toMatchObject({ extraFields: "CT 94" });
  });

  test("[I1] a pushed op that repeats an earlier API call changes nothing", async () => {
    const person = await app.signedUp();
    const created = create();
    const sent = op(1, created);
    const { path, body } = callOf(created);
    await person.post(path, body, { "Idempotency-Key": sent.opId });

    const { results } = (await deviceOf(person).push([sent])).read(pushAnswerSchema);

    expect(results).toMatchObject([{ verdict: { kind: "applied", seq: 1 } }]);
    expect((await person.get("/api/wines")).body).toHaveLength(1);
  });

  test("[I2] a call that repeats an acknowledged op returns the current wine", async () => {
    const person = await app.signedUp();
    const phone = deviceOf(person);
    const created = create({ quantity: 3 });
    const sent = op(1, created);
    await phone.push([sent]);
    await phone.push([op(2, removeOne(created))], { ackThrough: 1 });
    const { path, body } = callOf(created);

    const repeat = await person.post(path, body, { "Idempotency-Key": sent.opId });

    expect(repeat.status).toBe(201);
    expect(repeat.body).toMatchObject({ id: created.wineId, quantity: 2 });
    expect(repeat.body).not.toHaveProperty("seq");
  });

  test("[M3] the verdict of an edit contains the overwritten values", async () => {
    const person = await app.signedUp();
    const created = create();
    await deviceOf(person).push([op(1, created)]);
    const edit = (region: string): Change => ({
      kind: "edit",
      wineId: created.wineId,
      body: { ...created.body, region },
      base: { region: created.body.region },
    });
    await deviceOf(person).push([op(1, edit("Saar"))]);

    const answer = await deviceOf(person).push([op(1, edit("Ruwer"))]);

    const { results, rows } = answer.read(pushAnswerSchema);
    expect(results[0]?.verdict).toMatchObject({ overwritten: { region: "Saar" } });
    expect(rows).toMatchObject([{ region: "Ruwer" }]);
  });

  test.each<[string, (request: PushRequest) => unknown]>([
    ["Changes must be in the order of their numbers", (r) => ({ ...r, ops: [...r.ops].reverse() })],
    ["Too many changes in one push", (r) => ({ ...r, ops: many(PUSH_MAX + 1) })],
    ["Quantity must be at least 1", (r) => ({ ...r, ops: [op(1, noBottles())] })],
    ["Must be a UUID", (r) => ({ ...r, deviceId: "phone" })],
  ])("an invalid push is refused with the message: %s", async (sentence, spoil) => {
    const person = await app.signedUp();
    const request = requestOf(person, randomUUID(), [op(1, create()), op(2, create())]);

    const answer = await person.post("/api/sync/push", spoil(request));

    expect(answer.status).toBe(400);
    expect(answer.read(errorBodySchema)).toMatchObject({ error: sentence, code: "invalid" });
  });

  test("a push with the maximum of 250 ops is accepted", async () => {
    const phone = deviceOf(await app.signedUp());

    const answer = await phone.push(many(PUSH_MAX));

    expect(answer.read(pushAnswerSchema).results).toHaveLength(PUSH_MAX);
  });
});

describe("ops that the server cannot run", () => {
  let broken: TestApp;

  afterEach(() => broken.stop());

  test("[P7] after an internal error, a push's answer names only the op", async () => {
    broken = await startApp({
      ports: {
        store: memoryCellar({
          epoch: "e",
          photoKnown: () => {
            throw new Error("the darkroom burnt down");
          },
        }),
      },
    });
    const phone = deviceOf(await broken.signedUp());
    const photoUrl = `/objects/uploads/${randomUUID()}`;

    const answer = await phone.push([op(1, create()), op(2, create({ photoUrl }))]);

    expect(answer.read(pushAnswerSchema)).toMatchObject({ failedAt: 2, results: [{ opNo: 1 }] });
    expect(answer.text).not.toContain("darkroom");
    expect(broken.log.join("\n")).toContain("the darkroom burnt down");
  });
});

describe("GET /api/sync/changes", () => {
  test("[R2] pages of changes contain every row once, in counter order", async () => {
    const phone = deviceOf(await app.signedUp());
    await phone.push(many(5));

    const first = (await phone.pull({ limit: "3" })).read(pullAnswerSchema);
    const last = (await phone.pull({ since: "3", limit: "3" })).read(pullAnswerSchema);

    expect(first).toMatchObject({ cursor: 3, hasMore: true });
    expect(first.rows.map(({ seq }) => seq)).toEqual([1, 2, 3]);
    expect(last).toMatchObject({ cursor: 5, hasMore: false });
    expect(last.rows.map(({ seq }) => seq)).toEqual([4, 5]);
  });

  test("[R4] a page of changes contains the device's unacknowledged results", async () => {
    const phone = deviceOf(await app.signedUp());
    const ops = many(3);
    await phone.push(ops);
    await phone.push([], { ackThrough: 2 });

    const { results } = (await phone.pull()).read(pullAnswerSchema);

    expect(results).toMatchObject([{ opNo: 3, opId: ops[2]?.opId, verdict: { kind: "applied" } }]);
  });

  test("a pull contains no rows of other users", async () => {
    await deviceOf(await app.signedUp()).push([op(1, create())]);

    const answer = await deviceOf(await app.signedUp()).pull();

    expect(answer.body).toMatchObject({ rows: [], cursor: 0, hasMore: false, results: [] });
  });

  test.each(["since=-1", "since=x", "", "since=0&limit=0", "since=0&limit=5001", "since=1.5"])(
    "a pull with the query %j is refused",
    async (query) => {
      const person = await app.signedUp();

      expect((await person.get(`/api/sync/changes?${query}`)).status).toBe(400);
    },
  );
});

test("sync calls need a sign-in", async () => {
  const anonymous = app.client();

  for (const answer of [
    await anonymous.post("/api/sync/push", {}),
    await anonymous.get("/api/sync/changes?since=0"),
    await anonymous.get("/api/sync/events"),
  ]) {
    expect(refusal(answer)).toEqual([401, "unauthenticated"]);
  }
});

/** Uses plain `fetch`, because the API document omits the answers of protocol 2. */
async function undocumented({ cookies }: Person, path: string, body?: unknown): Promise<unknown> {
  const cookie = Array.from(cookies, ([name, value]) => `${name}=${value}`).join("; ");
  const sent = body !== undefined && { method: "POST", body: JSON.stringify(body) };
  const headers = { cookie, "content-type": "application/json" };
  return (await fetch(app.url + path, { headers, ...sent })).json();
}

function many(count: number): Op[] {
  return Array.from({ length: count }, (_, index) => op(index + 1, create()));
}

function removeOne({ wineId }: { readonly wineId: string }): Change {
  return { kind: "remove-bottles", wineId, quantity: 1 };
}

function noBottles(): Change {
  return { kind: "add-bottles", wineId: randomUUID(), quantity: 0 };
}

function refusal(answer: Answer): [status: number, code: string] {
  return [answer.status, answer.read(errorBodySchema).code];
}
