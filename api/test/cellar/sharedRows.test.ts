import { randomUUID } from "node:crypto";
import {
  CALLS,
  type CallSpec,
  changesCellar,
  finalizeAnswerSchema,
  isOfCellar,
  pathIn,
  PROTOCOL,
  pullAnswerSchema,
  pushAnswerSchema,
  uploadAnswerSchema,
  wineSchema,
} from "sync-protocol";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { documentedFetch } from "../documentedFetch.ts";
import type { Client } from "../startApp.ts";
import { type CellarUser, type CellarUsers, startCellars } from "./cellarUsers.ts";
import { BAROLO } from "./wineBodies.ts";

const SPECS = Object.values<CallSpec>(CALLS).filter(isOfCellar);

describe.each(["SQLite", "PostgreSQL"])("over %s, the rows of a shared cellar", (store) => {
  let users: CellarUsers;

  beforeAll(async () => {
    users = await startCellars(store);
  }, 60_000);
  afterAll(() => users.stop());

  const winesIn = async (user: Client, cellar: string) =>
    (await user.get(pathIn(cellar, CALLS.listWines))).read(z.array(wineSchema));
  const addWine = (user: Client, cellar: string, name = "Cannubi") =>
    user.post(pathIn(cellar, CALLS.createWine), { ...BAROLO, name });

  async function pull(user: CellarUser, cellar: string, query = "") {
    const path = `${pathIn(cellar, CALLS.pull)}?protocol=${String(PROTOCOL)}&since=0${query}`;
    return user.get(path);
  }

  const push = (user: CellarUser, cellar: string, ops: readonly object[], epoch?: string) =>
    user.post(pathIn(cellar, CALLS.push), {
      protocol: PROTOCOL,
      userId: user.user.id,
      deviceId: randomUUID(),
      epoch: epoch ?? null,
      ackThrough: 0,
      ops,
    });

  const createOp = (opNo = 1) => ({
    opNo,
    opId: randomUUID(),
    change: { kind: "create", wineId: randomUUID(), bottleId: randomUUID(), body: WINE },
  });

  test("[C3] an editor changes them, and all members see it", async () => {
    const { app, make, join } = users;
    const ann = await app.signedUp();
    const cellar = await make(ann);
    const [bob, viewer] = [await join(ann, cellar), await join(ann, cellar, "viewer")];

    expect((await addWine(bob, cellar)).status).toBe(201);
    const pushed = (await push(bob, cellar, [createOp()])).read(pushAnswerSchema);

    expect(pushed.results).toMatchObject([{ verdict: { kind: "applied" } }]);
    for (const user of [ann, bob, viewer]) expect(await winesIn(user, cellar)).toHaveLength(2);
    expect((await pull(viewer, cellar)).read(pullAnswerSchema).rows).toHaveLength(2);
  });

  test("[C1] calls without a cellar mean the personal one", async () => {
    const { app, make, join } = users;
    const ann = await app.signedUp();
    const cellar = await make(ann);
    const bob = await join(ann, cellar);
    await addWine(bob, cellar);

    await addWine(ann, ann.user.id, "At home");

    expect((await ann.get("/api/wines")).body).toMatchObject([{ name: "At home" }]);
    expect((await bob.get("/api/wines")).body).toEqual([]);
    expect(await winesIn(bob, cellar)).toMatchObject([{ name: "Cannubi" }]);
  });

  test("[C3] a viewer is refused every change, with a sentence", async () => {
    const { app, make, join } = users;
    const ann = await app.signedUp();
    const cellar = await make(ann);
    const viewer = await join(ann, cellar, "viewer");

    for (const spec of SPECS.filter(changesCellar)) {
      const path = pathIn(cellar, spec, randomUUID());
      const answer = await viewer.send(spec.method, path, { json: {} });
      expect([path, answer.status, answer.body]).toEqual([
        path,
        403,
        {
          error: "You can only look at this cellar. Its owner can make you an editor.",
          code: "insufficient_role",
        },
      ]);
    }
  });

  test("[C4] a stranger gets the same answer to every call, known cellar or not", async () => {
    const { app, make, join, call } = users;
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
          { error: "Cellar not found", code: "not_found" },
        ]);
      }
    }
  });

  test("[C7] of a removal and a push at once, nothing is applied after the removal", async () => {
    const { app, make, join, call } = users;
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

  test("[C9] the epoch names the membership, so joining again loads everything", async () => {
    const { app, make, join, call, invite, accept } = users;
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
    await accept(bob, { token: new URL(link ?? "").searchParams.get("token") });

    expect(await epochOf(bob)).not.toBe(before);
    for (const answer of [
      await pull(bob, cellar, `&epoch=${before}`),
      await push(bob, cellar, [createOp()], before),
    ]) {
      expect([answer.status, answer.body]).toMatchObject([409, { code: "epoch_changed" }]);
    }
    expect(await winesIn(ann, cellar)).toEqual([]);
  });

  test.each(["removal", "leaving", "deletion"])("live events end with a %s", async (end) => {
    const { app, make, join, call } = users;
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
    expect(events.heard()).not.toContain("After the end");
  });

  test("[C14] a photo belongs to the cellar, and its members see it there", async () => {
    const { app, make, join } = users;
    const ann = await app.signedUp();
    const cellar = await make(ann);
    const [bob, viewer] = [await join(ann, cellar), await join(ann, cellar, "viewer")];
    const promised = await bob.post(pathIn(cellar, CALLS.promiseUpload), {});
    const { uploadURL: rawPath } = promised.read(uploadAnswerSchema);
    const { pathname, search } = new URL(rawPath);
    const raw = Uint8Array.from(await sharp(PICTURE).jpeg().toBuffer());
    await bob.send("PUT", pathname + search, { raw, headers: { "Content-Type": "image/jpeg" } });
    const kept = await bob.post(pathIn(cellar, CALLS.finalizePhoto), { rawPath });
    const { objectPath: photoUrl } = kept.read(finalizeAnswerSchema);
    const wine = { ...BAROLO, photoUrl };

    const added = await bob.post(pathIn(cellar, CALLS.createWine), wine);

    expect(added.body).toMatchObject({ photoUrl });
    const path = pathIn(cellar, CALLS.readPhoto, photoUrl.split("/").at(-1));
    expect((await viewer.get(path)).status).toBe(200);
    expect((await (await app.signedUp()).get(path)).status).toBe(404);
    expect((await bob.get(photoUrl)).status).toBe(404);
  });

  test("[C14] an access token is for the personal cellar only", async () => {
    const { app, make } = users;
    const ann = await app.signedUp();
    const cellar = await make(ann);
    const wish = { name: "Script", scopes: ["read"], days: 30, password: "corkscrew" };
    const made = await ann.post("/api/auth/tokens", wish);
    const { secret } = made.read(z.object({ secret: z.string() }));
    const headers = { Authorization: `Bearer ${secret}` };

    expect((await app.client().get("/api/wines", headers)).status).toBe(200);
    const refused = await app.client().get(pathIn(cellar, CALLS.listWines), headers);
    expect([refused.status, refused.body]).toMatchObject([403, { code: "insufficient_scope" }]);
  });
});

const PICTURE = {
  create: { width: 64, height: 48, channels: 3, background: "#722f37" },
} as const;

const WINE = {
  name: "Cannubi",
  vintage: 2016,
  type: "Red Wine",
  varietal: "Nebbiolo",
  country: "Italy",
  region: "Piemonte",
  producer: "Brezza",
  quantity: 6,
};

/** Opens a member's event stream of a cellar, and reads it. */
async function listen(url: string, user: CellarUser, cellar: string) {
  const cookies = Array.from(user.cookies, ([name, value]) => `${name}=${value}`);
  const path = `${pathIn(cellar, CALLS.liveEvents)}?protocol=${String(PROTOCOL)}`;
  const response = await documentedFetch(url + path, { headers: { Cookie: cookies.join("; ") } });
  expect(response.headers.get("Content-Type")).toBe("text/event-stream");
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let heard = "";
  const readOn = async () => {
    const { done, value } = await reader.read();
    heard += value ?? "";
    return !done;
  };
  return {
    heard: () => heard,
    async until(mark: string) {
      while (!heard.includes(mark) && (await readOn()));
      return heard;
    },
    async ended() {
      while (await readOn());
    },
  };
}
