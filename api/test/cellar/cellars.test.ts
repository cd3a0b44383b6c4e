import { randomUUID } from "node:crypto";
import { logAnswerSchema } from "sync-protocol";
import { expect, test } from "vitest";
import { type Answer, type Client } from "../startApp.ts";
import { describeOverStores, tokenIn } from "./cellarUsers.ts";
import { deviceOf } from "./syncDevice.ts";

describeOverStores("a shared cellar", (users) => {
  test("[C2] a user can create, rename and delete a cellar", async () => {
    const { app, call, cellarsOf } = users();
    const ann = await app.signedUp();
    const body = { id: randomUUID(), name: " Wine club ", colour: "green" };

    const made = await ann.post("/api/cellars", body);
    const again = await ann.post("/api/cellars", body);

    expect([made.status, again.status]).toEqual([201, 201]);
    expect(again.body).toEqual(made.body);
    const face = { name: "Club", colour: "red" };
    expect((await ann.put(`/api/cellars/${body.id}`, face)).body).toMatchObject({
      cellar: { ...face, role: "owner", members: 1 },
    });
    expect(await cellarsOf(ann)).toMatchObject([{ id: ann.user.id, isPersonal: true }, face]);
    expect((await call(ann, body.id, "delete")).status).toBe(200);
    expect(await cellarsOf(ann)).toHaveLength(1);
    expect((await ann.post("/api/cellars", body)).body).toMatchObject({ code: "cellar_exists" });
  });

  test("[C4] a stranger gets the same answers for known and unknown cellars", async () => {
    const { app, make, call, invite, join } = users();
    const [ann, bob] = [await app.signedUp(), await app.signedUp()];
    const cellar = await make(ann);
    const { invitation } = await invite(ann, cellar, { role: "editor" });
    const removed = await join(ann, cellar);
    await call(ann, cellar, "members/remove", { userId: removed.user.id });

    for (const stranger of [bob, removed]) {
      const [known, personal, unknown] = await Promise.all(
        [cellar, ann.user.id, randomUUID()].map((id) =>
          answersTo(stranger, id, { userId: ann.user.id, invitationId: invitation.id }),
        ),
      );
      expect(known).toEqual(unknown);
      expect(personal).toEqual(unknown);
      expect(new Set(unknown)).toEqual(
        new Set(['404 {"error":"Cellar not found","code":"not_found","facts":{"what":"cellar"}}']),
      );
    }
  });

  test("[C3] a member's call that the role does not allow is refused", async () => {
    const { app, make, call, join } = users();
    const ann = await app.signedUp();
    const cellar = await make(ann);
    const [editor, viewer] = [await join(ann, cellar), await join(ann, cellar, "viewer")];

    for (const user of [editor, viewer]) {
      const refused = await call(user, cellar, "members/remove", { userId: ann.user.id });
      expect([refused.status, refused.body]).toEqual([
        403,
        {
          error: "Only the owner of this cellar can do this",
          code: "insufficient_role",
          facts: { needed: "owner" },
        },
      ]);
    }
    expect((await viewer.get(`/api/cellars/${cellar}/log`)).status).toBe(403);
    expect((await editor.get(`/api/cellars/${cellar}/log`)).status).toBe(200);
    await call(ann, cellar, "members/change-role", { userId: editor.user.id, role: "viewer" });
    expect((await editor.get(`/api/cellars/${cellar}/log`)).status).toBe(403);
  });

  test("[C8] each entry of a cellar's log has an actor and counter value", async () => {
    const { app, call, join } = users();
    const ann = await app.signedUp();
    const bob = await join(ann, ann.user.id);
    await call(bob, ann.user.id, "leave");

    const { entries } = (await ann.get(`/api/cellars/${ann.user.id}/log`)).read(logAnswerSchema);

    expect(entries.map(({ kind, actor }) => [kind, actor])).toEqual([
      ["left", bob.user.email],
      ["joined", bob.user.email],
      ["invited", ann.user.email],
    ]);
    const { cursor } = (await deviceOf(ann).pull()).body as { cursor: number };
    expect(cursor).toBe(entries[0]?.seq);
  });

  test("[C11] after a member takes over an offered cellar, its former owner can leave", async () => {
    const { app, make, call, join, cellarsOf } = users();
    const ann = await app.signedUp();
    const cellar = await make(ann);
    const bob = await join(ann, cellar);
    expect((await call(ann, cellar, "leave")).body).toMatchObject({ code: "last_owner" });

    await call(ann, cellar, "ownership/offer", { userId: bob.user.id });
    expect((await call(bob, cellar, "ownership/take")).status).toBe(200);

    expect((await call(ann, cellar, "leave")).status).toBe(200);
    expect(await cellarsOf(bob)).toMatchObject([{}, { id: cellar, role: "owner", members: 1 }]);
    expect(await cellarsOf(ann)).toHaveLength(1);
  });

  test("[C11] a cellar has one owner after concurrent leaving and taking over", async () => {
    const { app, make, call, join, cellarsOf } = users();
    const ann = await app.signedUp();
    const cellar = await make(ann);
    const bob = await join(ann, cellar);
    await call(ann, cellar, "ownership/offer", { userId: bob.user.id });

    await Promise.all([call(bob, cellar, "ownership/take"), call(ann, cellar, "leave")]);

    const members = [...(await cellarsOf(ann)), ...(await cellarsOf(bob))];
    const roles = members.filter(({ id }) => id === cellar).map(({ role }) => role);
    expect(roles.filter((role) => role === "owner")).toEqual(["owner"]);
  });

  test("the demo account cannot create, share or join a cellar", async () => {
    const { app, make, call, invite, accept } = users();
    const demo = app.client();
    const { body } = await demo.get("/api/demo");
    const { demo: credentials } = body as { demo: { email: string; password: string } };
    const signedIn = await demo.post("/api/auth/login", credentials);
    const { user } = signedIn.body as { user: { id: string } };
    const ann = await app.signedUp();
    const { link } = await invite(ann, await make(ann), { role: "viewer" });

    const refusals = [
      await demo.post("/api/cellars", { id: randomUUID(), name: "Club", colour: "red" }),
      await call(demo, user.id, "invitations", { role: "viewer" }),
      await accept(demo, { token: tokenIn(link) }),
    ];

    expect(refusals.map(({ status }) => status)).toEqual([403, 403, 403]);
    for (const refused of refusals) expect(refused.body).toMatchObject({ code: "demo_cellar" });
  });
});

async function answersTo(
  user: Client,
  cellar: string,
  { userId, invitationId }: { readonly userId: string; readonly invitationId: string },
): Promise<string[]> {
  const path = `/api/cellars/${cellar}`;
  const answers: Answer[] = [
    await user.put(path, { name: "Mine", colour: "red" }),
    await user.get(`${path}/members`),
    await user.get(`${path}/log`),
  ];
  const bodies = {
    delete: {},
    leave: {},
    "members/remove": { userId },
    "members/change-role": { userId, role: "viewer" },
    "ownership/offer": { userId },
    "ownership/take": {},
    "ownership/withdraw": {},
    invitations: { role: "viewer", email: "someone@elsewhere.example" },
    "invitations/resend": { invitationId },
    "invitations/revoke": { invitationId },
  };
  for (const [name, body] of Object.entries(bodies)) {
    answers.push(await user.post(`${path}/${name}`, body));
  }
  return answers.map(({ status, text }) => `${String(status)} ${text}`);
}
