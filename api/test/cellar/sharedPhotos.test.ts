import { randomBytes } from "node:crypto";
import { readdir } from "node:fs/promises";
import { type ClientRequest, request } from "node:http";
import { join as joinPath } from "node:path";
import { CALLS, finalizeAnswerSchema, pathIn, pathOf, UPLOAD_MAX_BYTES } from "sync-protocol";
import { expect, test } from "vitest";
import type { Client } from "../startApp.ts";
import { describeOverStores } from "./cellarUsers.ts";
import { finalize, requestUpload, sendPicture } from "./sharedCalls.ts";
import { BAROLO } from "./wineBodies.ts";

describeOverStores("the photos of a shared cellar", (users) => {
  test("[C14] members can see a photo of their cellar, strangers cannot", async () => {
    const { app, make, join } = users();
    const ann = await app.signedUp();
    const cellar = await make(ann);
    const [bob, viewer] = [await join(ann, cellar), await join(ann, cellar, "viewer")];
    const address = await requestUpload(bob, cellar);
    await sendPicture(bob, address);
    const kept = await finalize(bob, cellar, address);
    const { objectPath: photoUrl } = kept.read(finalizeAnswerSchema);
    const wine = { ...BAROLO, photoUrl };

    const added = await bob.post(pathIn(cellar, CALLS.createWine), wine);

    expect(added.body).toMatchObject({ photoUrl });
    const path = pathIn(cellar, CALLS.readPhoto, photoUrl.split("/").at(-1));
    expect((await viewer.get(path)).status).toBe(200);
    const stranger = await app.signedUp();
    expect((await stranger.get(path)).status).toBe(404);
    expect((await stranger.get(photoUrl)).status).toBe(404);
    // A wine's `photoUrl` is a path that does not contain the cellar's id.
    for (const member of [ann, bob, viewer]) {
      expect((await member.get(photoUrl)).status).toBe(200);
      const base64 = await member.post(
        pathOf(CALLS.readPhotoBase64, photoUrl.split("/").at(-1)),
        {},
      );
      expect(base64.status).toBe(200);
    }
    await users().call(ann, cellar, "members/remove", { userId: viewer.user.id });
    expect((await viewer.get(photoUrl)).status).toBe(404);
  });

  test("[C14] a browser must revalidate a shared cellar's photo at each use", async () => {
    const { app, make, join } = users();
    const ann = await app.signedUp();
    const [cellar, own] = [await make(ann), ann.user.id];
    const bob = await join(ann, cellar);
    const [shared, personal] = [await photoIn(ann, cellar), await photoIn(ann, own)];

    const cachingOf = async (user: Client, path: string) => {
      const { headers } = await user.get(path);
      return headers.get("Cache-Control");
    };
    for (const member of [ann, bob]) {
      expect(await cachingOf(member, shared)).toBe("private, no-cache");
    }
    expect(await cachingOf(ann, personal)).toBe("private, max-age=31536000, immutable");
    const etag = (await bob.get(shared)).headers.get("ETag") ?? "";
    // Without `Cache-Control`, `fetch` would send `no-cache`.
    const asked = { "If-None-Match": etag, "Cache-Control": "max-age=0" };
    expect((await bob.get(shared, asked)).status).toBe(304);
    await users().call(ann, cellar, "members/remove", { userId: bob.user.id });
    expect((await bob.get(shared, asked)).status).toBe(404);
  });

  test("[C7] an upload address fails when its user loses the editor role", async () => {
    const { app, make, join, call } = users();
    const ann = await app.signedUp();
    const cellar = await make(ann);
    const bob = await join(ann, cellar);
    const address = await requestUpload(bob, cellar);
    expect((await sendPicture(bob, address)).status).toBe(200);

    const viewer = { userId: bob.user.id, role: "viewer" };
    expect((await call(ann, cellar, "members/change-role", viewer)).status).toBe(200);
    const asViewer = await sendPicture(bob, address);
    await call(ann, cellar, "members/remove", { userId: bob.user.id });
    const asStranger = await sendPicture(bob, address);

    expect([asViewer.status, asViewer.body]).toMatchObject([403, { code: "insufficient_role" }]);
    expect([asStranger.status, asStranger.body]).toMatchObject([404, { code: "not_found" }]);
  });

  test("an upload address that is altered for another member is refused", async () => {
    const { app, make, join } = users();
    const ann = await app.signedUp();
    const cellar = await make(ann);
    const bob = await join(ann, cellar);
    const [path = "", query] = (await requestUpload(bob, cellar)).split("?");
    const changed = (key: string, value: string) => {
      const search = new URLSearchParams(query);
      search.set(key, value);
      return `${path}?${search.toString()}`;
    };

    for (const address of [changed("user", ann.user.id), changed("membership", ann.user.id)]) {
      expect((await sendPicture(bob, address)).body).toMatchObject({ code: "upload_not_signed" });
    }
  });

  test("uploads to many cellars of one user do not block other users", async () => {
    const { app, make } = users();
    const [ann, bob] = [await app.signedUp(), await app.signedUp()];
    const begun: ClientRequest[] = [];
    let refused = 0;
    for (let count = 0; count < 4; count += 1) {
      const cellar = await make(ann);
      for (const address of [await requestUpload(ann, cellar), await requestUpload(ann, cellar)]) {
        begun.push(beginUpload(app.url + address, () => (refused += 1)));
      }
    }
    const drafts = async () =>
      (await readdir(joinPath(app.dataDir, "objects"))).filter((name) => name.includes(".draft"));
    await expect.poll(async () => (await drafts()).length + refused).toBe(begun.length);

    const address = await requestUpload(bob, bob.user.id);
    const raw = Uint8Array.from(randomBytes(UPLOAD_MAX_BYTES));
    const sent = await bob.send("PUT", address, { raw });

    expect([sent.status, sent.body]).toEqual([200, {}]);
    for (const upload of begun) upload.destroy();
  });
});

/** Uploads a photo. Returns the photo's path, which contains the cellar's id. */
async function photoIn(user: Client, cellar: string): Promise<string> {
  const address = await requestUpload(user, cellar);
  await sendPicture(user, address);
  return (await finalize(user, cellar, address)).read(finalizeAnswerSchema).objectPath;
}

function beginUpload(address: string, refused: () => void): ClientRequest {
  const headers = { "Content-Type": "image/jpeg", "Content-Length": UPLOAD_MAX_BYTES };
  const upload = request(address, { method: "PUT", headers }, refused);
  upload.on("error", () => undefined);
  upload.write("only a few");
  return upload;
}
