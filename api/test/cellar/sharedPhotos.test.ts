import { CALLS, finalizeAnswerSchema, pathIn } from "sync-protocol";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type CellarUsers, startCellars } from "./cellarUsers.ts";
import { finalize, promised, sendPicture } from "./sharedCalls.ts";
import { BAROLO } from "./wineBodies.ts";

describe.each(["SQLite", "PostgreSQL"])("over %s, the photos of a shared cellar", (store) => {
  let users: CellarUsers;

  beforeAll(async () => {
    users = await startCellars(store);
  }, 60_000);
  afterAll(() => users.stop());

  test("[C14] a photo belongs to the cellar, and its members see it there", async () => {
    const { app, make, join } = users;
    const ann = await app.signedUp();
    const cellar = await make(ann);
    const [bob, viewer] = [await join(ann, cellar), await join(ann, cellar, "viewer")];
    const address = await promised(bob, cellar);
    await sendPicture(bob, address);
    const kept = await finalize(bob, cellar, address);
    const { objectPath: photoUrl } = kept.read(finalizeAnswerSchema);
    const wine = { ...BAROLO, photoUrl };

    const added = await bob.post(pathIn(cellar, CALLS.createWine), wine);

    expect(added.body).toMatchObject({ photoUrl });
    const path = pathIn(cellar, CALLS.readPhoto, photoUrl.split("/").at(-1));
    expect((await viewer.get(path)).status).toBe(200);
    expect((await (await app.signedUp()).get(path)).status).toBe(404);
    expect((await bob.get(photoUrl)).status).toBe(404);
  });
});
