import { randomUUID } from "node:crypto";
import { CALLS, pathIn, type TokenScope } from "sync-protocol";
import { expect, test } from "vitest";
import type { Client } from "../startApp.ts";
import { describeOverStores } from "./cellarUsers.ts";
import { addWine, finalize, requestUpload, sendPicture } from "./sharedCalls.ts";
import { BAROLO } from "./wineBodies.ts";

describeOverStores("access tokens of shared cellars", (users) => {
  test("[C20] a call that names no cellar uses its access token's cellar", async () => {
    const { app, make } = users();
    const ann = await app.signedUp();
    const cellar = await make(ann);
    await addWine(ann, cellar, "Cannubi");
    await addWine(ann, ann.user.id, "Brunate");
    const send = await programOf(ann, { cellarId: cellar });

    expect((await send("GET", "/api/wines")).body).toMatchObject([{ name: "Cannubi" }]);
    expect((await send("GET", pathIn(cellar, CALLS.listWines))).body).toHaveLength(1);
    expect((await send("POST", "/api/wines", BAROLO)).status).toBe(201);
    expect((await send("GET", "/api/wines")).body).toHaveLength(2);
    expect((await ann.get("/api/wines")).body).toHaveLength(1);
    expect(await tokensOf(ann)).toMatchObject([{ cellarId: cellar, scopes: ["read", "write"] }]);
  });

  test("[C20] an access token gets 404 for every other cellar", async () => {
    const { app, make } = users();
    const ann = await app.signedUp();
    const [cellar, other] = [await make(ann), await make(ann)];
    const [made, personal] = [await programOf(ann, { cellarId: cellar }), await programOf(ann, {})];

    for (const [send, asked] of [
      [made, other],
      [made, ann.user.id],
      [made, randomUUID()],
      [personal, cellar],
    ] as const) {
      const answer = await send("GET", pathIn(asked, CALLS.listWines));
      expect([answer.status, answer.body]).toMatchObject([404, { code: "not_found" }]);
    }
    expect((await personal("GET", pathIn(ann.user.id, CALLS.listWines))).status).toBe(200);
  });

  test("[C20] an access token reads only the photos of its cellar", async () => {
    const { app, make } = users();
    const ann = await app.signedUp();
    const cellar = await make(ann);
    const address = await requestUpload(ann, cellar);
    expect((await sendPicture(ann, address)).status).toBe(200);
    const { objectPath } = (await finalize(ann, cellar, address)).read(CALLS.finalizePhoto.answer);
    expect((await (await programOf(ann, { cellarId: cellar }))("GET", objectPath)).status).toBe(
      200,
    );
    expect((await (await programOf(ann, {}))("GET", objectPath)).status).toBe(404);
  });

  test("[C20] a viewer can create only access tokens without the write scope", async () => {
    const { app, make, join } = users();
    const ann = await app.signedUp();
    const cellar = await make(ann);
    const viewer = await join(ann, cellar, "viewer");

    const refused = await ask(viewer, { cellarId: cellar, scopes: ["read", "write"] });
    expect([refused.status, refused.body]).toMatchObject([403, { code: "insufficient_role" }]);
    const send = await programOf(viewer, { cellarId: cellar, scopes: ["read"] });
    expect((await send("GET", "/api/wines")).status).toBe(200);

    for (const cellarId of [ann.user.id, randomUUID()]) {
      const unknown = await ask(viewer, { cellarId, scopes: ["read"] });
      expect([unknown.status, unknown.body]).toMatchObject([404, { code: "not_found" }]);
    }
  });

  test("[C20] an access token cannot write while its user is a viewer", async () => {
    const { app, make, join, call } = users();
    const ann = await app.signedUp();
    const cellar = await make(ann);
    const bob = await join(ann, cellar);
    const send = await programOf(bob, { cellarId: cellar });
    const become = (role: string) =>
      call(ann, cellar, "members/change-role", { userId: bob.user.id, role });
    expect((await send("POST", "/api/wines", BAROLO)).status).toBe(201);

    await become("viewer");

    const refused = await send("POST", "/api/wines", BAROLO);
    expect([refused.status, refused.body]).toMatchObject([403, { code: "insufficient_scope" }]);
    expect((await send("GET", "/api/wines")).body).toHaveLength(1);
    expect(await tokensOf(bob)).toMatchObject([{ scopes: ["read"] }]);
    await become("editor");
    expect((await send("POST", "/api/wines", BAROLO)).status).toBe(201);
  });

  test.for(["removal", "leaving", "deletion of the cellar"])(
    "[C20] joining again does not restore an access token ended by %s",
    async (end) => {
      const { app, make, join, call, invite, accept } = users();
      const ann = await app.signedUp();
      const cellar = await make(ann);
      const bob = await join(ann, cellar);
      const [ended, own] = [await programOf(bob, { cellarId: cellar }), await programOf(bob, {})];

      if (end === "removal") await call(ann, cellar, "members/remove", { userId: bob.user.id });
      else if (end === "leaving") await call(bob, cellar, "leave");
      else await call(ann, cellar, "delete");

      const refused = await ended("GET", "/api/wines");
      expect([refused.status, refused.body]).toMatchObject([401, { code: "invalid_token" }]);
      expect((await own("GET", "/api/wines")).status).toBe(200);
      expect(await tokensOf(bob)).toMatchObject([{ cellarId: bob.user.id }]);
      if (end === "deletion of the cellar") return;
      const { link } = await invite(ann, cellar, { role: "editor" });
      const token = new URL(link ?? "").searchParams.get("token");
      expect((await accept(bob, { token })).status).toBe(200);
      expect((await ended("GET", "/api/wines")).status).toBe(401);
    },
  );

  async function programOf(user: Client, differing: object) {
    const { secret } = (await ask(user, differing)).read(CALLS.createToken.answer);
    const headers = { Authorization: `Bearer ${secret}` };
    return (method: string, path: string, json?: unknown) =>
      users()
        .app.client()
        .send(method, path, { headers, ...(json !== undefined && { json }) });
  }
});

function ask(user: Client, differing: object) {
  const scopes: TokenScope[] = ["read", "write"];
  const wish = { name: "Script", scopes, days: 30, password: "corkscrew" };
  return user.post("/api/auth/tokens", { ...wish, ...differing });
}

async function tokensOf(user: Client) {
  return (await user.get("/api/auth/tokens")).read(CALLS.listTokens.answer).tokens;
}
