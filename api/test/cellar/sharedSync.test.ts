import { randomUUID } from "node:crypto";
import { pullAnswerSchema, pushAnswerSchema } from "sync-protocol";
import { expect, test } from "vitest";
import { type CellarUser, describeOverStores, tokenIn } from "./cellarUsers.ts";
import { addWine, createOp, listen, pull, push, winesIn } from "./sharedCalls.ts";

describeOverStores("the sync of a shared cellar", (users) => {
  test("[C7] a push during a member's removal applies nothing after the removal", async () => {
    const { app, make, join, call } = users();
    const ann = await app.signedUp();
    const cellar = await make(ann);
    const bob = await join(ann, cellar);

    const [removed, ...pushes] = await Promise.all([
      call(ann, cellar, "members/remove", { userId: bob.user.id }),
      ...Array.from({ length: 5 }, () => push(bob, cellar, [createOp()])),
    ]);

    expect(removed.status).toBe(200);
    const applied = pushes.filter(({ status }) => status === 200);
    expect(pushes.every(({ status }) => status === 200 || status === 404)).toBe(true);
    expect(await winesIn(ann, cellar)).toHaveLength(applied.length);
    expect((await push(bob, cellar, [createOp()])).status).toBe(404);
  });

  test("[C9] after a member joins again, requests with the former epoch are refused", async () => {
    const { app, make, join, call, invite, accept } = users();
    const ann = await app.signedUp();
    const cellar = await make(ann);
    const bob = await join(ann, cellar);
    const epochOf = async (user: CellarUser, asked = cellar) =>
      (await pull(user, asked)).read(pullAnswerSchema).epoch;
    const [before, owners] = [await epochOf(bob), await epochOf(ann)];
    expect(before).not.toBe(owners);
    expect(await epochOf(ann, ann.user.id)).toBe(
      (await ann.get("/api/sync/changes?since=0")).read(pullAnswerSchema).epoch,
    );
    expect((await pull(bob, cellar, `&epoch=${before}`)).status).toBe(200);

    await call(bob, cellar, "leave");
    const { link } = await invite(ann, cellar, { role: "editor" });
    await accept(bob, { token: tokenIn(link) });

    expect(await epochOf(bob)).not.toBe(before);
    for (const answer of [
      await pull(bob, cellar, `&epoch=${before}`),
      await push(bob, cellar, [createOp()], { epoch: before }),
    ]) {
      expect([answer.status, answer.body]).toMatchObject([409, { code: "epoch_changed" }]);
    }
    expect(await winesIn(ann, cellar)).toEqual([]);
  });

  test("[C9] a member's applied change is not repeated after leaving and joining again", async () => {
    const { app, make, join, call, invite, accept } = users();
    const ann = await app.signedUp();
    const cellar = await make(ann);
    const bob = await join(ann, cellar);
    const op = createOp();
    await push(bob, cellar, [op]);

    await call(bob, cellar, "leave");
    const { link } = await invite(ann, cellar, { role: "editor" });
    await accept(bob, { token: tokenIn(link) });
    const { results } = (await push(bob, cellar, [op])).read(pushAnswerSchema);

    expect(results).toMatchObject([{ opId: op.opId, verdict: { kind: "applied" } }]);
    expect(await winesIn(ann, cellar)).toHaveLength(1);
  });

  test("two members may use the same device id and idempotency key", async () => {
    const { app, make, join } = users();
    const ann = await app.signedUp();
    const cellar = await make(ann);
    const bob = await join(ann, cellar);
    const deviceId = randomUUID();
    const [hers, his] = [createOp(), createOp()];

    await push(ann, cellar, [hers], { deviceId });
    const pushed = await push(bob, cellar, [his], { deviceId });
    expect((await addWine(ann, cellar, "Hers", "1")).body).toMatchObject({ name: "Hers" });
    expect((await addWine(bob, cellar, "His", "1")).body).toMatchObject({ name: "His" });

    expect([pushed.status, pushed.read(pushAnswerSchema).results]).toMatchObject([
      200,
      [{ opId: his.opId, verdict: { kind: "applied" } }],
    ]);
    expect((await push(ann, cellar, [hers], { deviceId })).status).toBe(200);
    for (const [user, own] of [
      [ann, hers],
      [bob, his],
    ] as const) {
      const { results } = (await pull(user, cellar, `&deviceId=${deviceId}`)).read(
        pullAnswerSchema,
      );
      expect(results.map(({ opId }) => opId)).toEqual([own.opId]);
    }
    expect(await winesIn(ann, cellar)).toHaveLength(4);
  });

  test("a member's repeated push gets the first push's results, rows and events", async () => {
    const { app, make, join } = users();
    const ann = await app.signedUp();
    const cellar = await make(ann);
    const bob = await join(ann, cellar);
    const [deviceId, op] = [randomUUID(), createOp()];
    const pushed = async () => (await push(bob, cellar, [op], { deviceId })).read(pushAnswerSchema);
    const first = await pushed();
    expect(first.events).toMatchObject([{ id: op.opId }]);

    const { results, rows, events } = await pushed();
    expect({ results, rows, events }).toEqual({
      results: first.results,
      rows: first.rows,
      events: first.events,
    });

    const noop = { opNo: 2, opId: randomUUID(), change: { kind: "noop" } };
    const acknowledged = await push(bob, cellar, [noop], { deviceId, ackThrough: 1 });
    expect(acknowledged.read(pushAnswerSchema).results).toMatchObject([
      { opId: noop.opId, verdict: { kind: "skipped" } },
    ]);
    const page = (await pull(bob, cellar, `&deviceId=${deviceId}`)).read(pullAnswerSchema);
    expect(page.results.map(({ opId }) => opId)).toEqual([noop.opId]);
  });

  test.each(["removal", "leaving", "deletion"])(
    "a member's live events of a cellar end with the %s",
    async (end) => {
      const { app, make, join, call } = users();
      const ann = await app.signedUp();
      const cellar = await make(ann);
      const bob = await join(ann, cellar);
      const events = await listen(app.url, bob, cellar);
      await addWine(ann, cellar);
      expect(await events.until("Cannubi")).toContain(`"epoch":"`);

      if (end === "removal") await call(ann, cellar, "members/remove", { userId: bob.user.id });
      else if (end === "leaving") await call(bob, cellar, "leave");
      else await call(ann, cellar, "delete");

      await events.ended();
      expect(events.received()).not.toContain("After the end");
    },
  );
});
