import { randomUUID } from "node:crypto";
import {
  CALLS,
  cellarExportSchema,
  type CallSpec,
  isOfCellar,
  isRefusedToViewers,
  pathIn,
  pathOf,
  pullAnswerSchema,
  pushAnswerSchema,
  wineSchema,
} from "sync-protocol";
import { expect, test } from "vitest";
import { describeOverStores } from "./cellarUsers.ts";
import { addWine, createOp, pull, push, winesIn } from "./sharedCalls.ts";

const SPECS = Object.values<CallSpec>(CALLS).filter(isOfCellar);

describeOverStores("the rows of a shared cellar", (users) => {
  test("[C3] an editor can add wines, and all members see them", async () => {
    const { app, make, join } = users();
    const ann = await app.signedUp();
    const cellar = await make(ann);
    const [bob, viewer] = [await join(ann, cellar), await join(ann, cellar, "viewer")];

    expect((await addWine(bob, cellar)).status).toBe(201);
    const pushed = (await push(bob, cellar, [createOp()])).read(pushAnswerSchema);

    expect(pushed.results).toMatchObject([{ verdict: { kind: "applied" } }]);
    for (const user of [ann, bob, viewer]) expect(await winesIn(user, cellar)).toHaveLength(2);
    expect((await pull(viewer, cellar)).read(pullAnswerSchema).rows).toHaveLength(2);
  });

  test("[H11] each event names the member whose change made the event", async () => {
    const { app, make, join } = users();
    const ann = await app.signedUp();
    const cellar = await make(ann);
    const bob = await join(ann, cellar);
    await bob.patch("/api/auth/profile", { name: "Bob" });
    const added = (await addWine(ann, cellar)).read(wineSchema);

    const consume = pathIn(cellar, CALLS.removeBottles, added.id);
    expect((await bob.post(consume, { quantity: 1 })).status).toBe(200);
    const pushed = (await push(bob, cellar, [createOp()])).read(pushAnswerSchema);

    const by = { id: bob.user.id, name: "Bob" };
    expect(pushed.events).toMatchObject([{ kind: "added", author: by }]);
    const exported = (await ann.get(pathIn(cellar, CALLS.exportCellar))).read(cellarExportSchema);
    expect(exported.events).toMatchObject([
      { kind: "added", author: { id: ann.user.id, name: ann.user.email.split("@")[0] } },
      { kind: "drank", author: by },
      { kind: "added", author: by },
    ]);
  });

  test("[C1] a call that names no cellar uses the personal cellar", async () => {
    const { app, make, join } = users();
    const ann = await app.signedUp();
    const cellar = await make(ann);
    const bob = await join(ann, cellar);
    await addWine(bob, cellar);

    await addWine(ann, ann.user.id, "At home");

    expect((await ann.get("/api/wines")).body).toMatchObject([{ name: "At home" }]);
    expect((await bob.get("/api/wines")).body).toEqual([]);
    expect(await winesIn(bob, cellar)).toMatchObject([{ name: "Cannubi" }]);
  });

  test("the export of a shared cellar has the cellar's name", async () => {
    const { app, make } = users();
    const ann = await app.signedUp();
    const cellar = await make(ann);

    const made = await ann.get(pathIn(cellar, CALLS.exportCellar));
    const personal = await ann.get(pathOf(CALLS.exportCellar));

    expect(made.body).toMatchObject({ cellar: "Holiday house" });
    expect(personal.body).not.toHaveProperty("cellar");
  });

  test("[C1] an undocumented path within a cellar gets 404", async () => {
    const { app, make } = users();
    const ann = await app.signedUp();
    const cellar = await make(ann);

    for (const path of [`/api/cellars/${cellar}/api/wines`, `/api/cellars/${cellar}/sync/push`]) {
      const answer = await ann.get(path);
      expect([path, answer.status, answer.body]).toMatchObject([path, 404, { code: "not_found" }]);
    }
  });

  test("[C3] every change by a viewer is refused with an explanation", async () => {
    const { app, make, join } = users();
    const ann = await app.signedUp();
    const cellar = await make(ann);
    const viewer = await join(ann, cellar, "viewer");

    for (const spec of SPECS.filter(isRefusedToViewers)) {
      const path = pathIn(cellar, spec, randomUUID());
      const answer = await viewer.send(spec.method, path, { json: {} });
      expect([path, answer.status, answer.body]).toEqual([
        path,
        403,
        {
          error: "You can only look at this cellar. Its owner can make you an editor.",
          code: "insufficient_role",
          facts: { needed: "editor" },
        },
      ]);
    }
  });

  test("[C7] a viewer's pushed change is refused and uses up its op number", async () => {
    const { app, make, join, call } = users();
    const ann = await app.signedUp();
    const cellar = await make(ann);
    const bob = await join(ann, cellar);
    const deviceId = randomUUID();
    await push(bob, cellar, [createOp(1)], { deviceId });
    await call(ann, cellar, "members/change-role", { userId: bob.user.id, role: "viewer" });

    const asViewer = await push(bob, cellar, [createOp(2)], { deviceId });

    expect(asViewer.read(pushAnswerSchema).results).toMatchObject([
      { opNo: 2, verdict: { kind: "refused", refusal: { code: "insufficient_role" } } },
    ]);
    expect(await winesIn(ann, cellar)).toHaveLength(1);
    await call(ann, cellar, "members/change-role", { userId: bob.user.id, role: "editor" });
    const again = await push(bob, cellar, [createOp(3)], { deviceId });
    expect(again.read(pushAnswerSchema).results).toMatchObject([
      { opNo: 3, verdict: { kind: "applied" } },
    ]);
  });

  test("[C4] a stranger gets the same answer to every call", async () => {
    const { app, make, join, call } = users();
    const ann = await app.signedUp();
    const cellar = await make(ann);
    const removed = await join(ann, cellar);
    await call(ann, cellar, "members/remove", { userId: removed.user.id });

    for (const spec of SPECS) {
      for (const [user, asked] of [
        [removed, cellar],
        [removed, ann.user.id],
        [ann, removed.user.id],
        [ann, randomUUID()],
      ] as const) {
        const json = spec.method === "GET" ? {} : { json: {} };
        const answer = await user.send(spec.method, pathIn(asked, spec, randomUUID()), json);
        expect([answer.status, answer.body]).toEqual([
          404,
          { error: "Cellar not found", code: "not_found", facts: { what: "cellar" } },
        ]);
      }
    }
  });
});
