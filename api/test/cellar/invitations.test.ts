import { randomUUID } from "node:crypto";
import {
  cellarAnswerSchema,
  INVITATION_DAYS,
  logAnswerSchema,
  membersAnswerSchema,
  receivedInvitationsSchema,
  sentInvitationSchema,
} from "sync-protocol";
import { expect, test } from "vitest";
import type { Mail } from "../../src/cellar/ports/outside.ts";
import { startApp } from "../startApp.ts";
import { DAY_MS, describeOverStores, tokenIn } from "./cellarUsers.ts";
import { listen } from "./sharedCalls.ts";

describeOverStores("an invitation", (users) => {
  test("[C5] inviting a known and an unknown e-mail gets the same answer", async () => {
    const { mailTo, confirmed, make, invite, now } = users();
    const [ann, bob] = [await confirmed(), await confirmed()];
    const cellar = await make(ann);
    const unknown = `${randomUUID()}@elsewhere.example`;

    const answers = await Promise.all(
      [bob.user.email, unknown].map((email) => invite(ann, cellar, { role: "viewer", email })),
    );

    const [known, other] = answers.map(({ invitation, link }) => {
      const { role, sentAt, expiresAt } = invitation;
      return { role, sentAt, expiresAt, link };
    });
    expect(Object.keys(answers[0]?.invitation ?? {})).toHaveLength(5);
    expect(known).toEqual({
      role: "viewer",
      sentAt: now(),
      expiresAt: now() + INVITATION_DAYS * DAY_MS,
      link: null,
    });
    expect(other).toEqual(known);
    const [toBob, toOther] = [
      await mailTo(bob.user.email, "invited"),
      await mailTo(unknown, "invited"),
    ];
    expect(toBob.text).toContain(ann.user.email);
    expect(toBob.text).not.toContain("Holiday house");
    expect(withoutToken(toBob)).toEqual(withoutToken(toOther));
  });

  test("[C6] a user joins a cellar by accepting a listed invitation", async () => {
    const { confirmed, make, invite, accept, cellarsOf } = users();
    const [ann, bob] = [await confirmed(), await confirmed()];
    const cellar = await make(ann);
    await invite(ann, cellar, { role: "editor", email: bob.user.email.toUpperCase() });
    expect(await cellarsOf(bob)).toHaveLength(1);
    expect((await bob.get(`/api/cellars/${cellar}/members`)).status).toBe(404);

    const received = (await bob.get("/api/invitations")).read(receivedInvitationsSchema);
    expect(received.invitations).toMatchObject([
      { name: "Holiday house", colour: "blue", role: "editor", invitedBy: ann.user.email },
    ]);
    const invitationId = received.invitations[0]?.id;
    expect((await accept(bob, { invitationId })).read(cellarAnswerSchema).cellar).toMatchObject({
      id: cellar,
      role: "editor",
      owner: ann.user.email,
      members: 2,
    });

    const { members, invitations } = (await bob.get(`/api/cellars/${cellar}/members`)).read(
      membersAnswerSchema,
    );
    expect(members.map(({ email, role }) => [email, role])).toEqual([
      [ann.user.email, "owner"],
      [bob.user.email, "editor"],
    ]);
    expect(invitations).toEqual([]);
    expect((await bob.get("/api/invitations")).body).toEqual({ invitations: [] });
  });

  test("[C6] an invitation to an unconfirmed e-mail cannot be seen or accepted", async () => {
    const { app, mailTo, confirm, confirmed, make, invite, accept } = users();
    const ann = await confirmed();
    const bob = await app.signedUp(`${randomUUID()}@cellar.example`);
    const cellar = await make(ann);
    await invite(ann, cellar, { role: "editor", email: bob.user.email });
    const token = tokenIn((await mailTo(bob.user.email, "invited")).link);

    expect((await bob.get("/api/invitations")).body).toEqual({ invitations: [] });
    for (const path of ["show", "accept", "decline"]) {
      expect((await bob.post(`/api/invitations/${path}`, { token })).body).toMatchObject({
        code: "unconfirmed_email",
      });
    }
    await confirm(bob);
    expect((await accept(bob, { token })).status).toBe(200);
  });

  test("[C5] only a user with a confirmed e-mail can send invitations", async () => {
    const { app, confirm, confirmed, make, call, invite, mailTo } = users();
    const ann = await app.signedUp(`${randomUUID()}@cellar.example`);
    const cellar = await make(ann);
    const email = `${randomUUID()}@elsewhere.example`;
    const refusal = {
      error: "Confirm your email address before you invite others by mail, or make a link instead.",
      code: "unconfirmed_sender",
    };

    const refused = await call(ann, cellar, "invitations", { role: "viewer", email });

    expect([refused.status, refused.body]).toEqual([403, refusal]);
    await invite(ann, cellar, { role: "viewer" });
    await confirm(ann);
    const { invitation } = await invite(ann, cellar, { role: "viewer", email });
    await mailTo(email, "invited");
    await ann.patch("/api/auth/profile", { email: `boss-${randomUUID()}@bank.example` });
    const again = await call(ann, cellar, "invitations/resend", { invitationId: invitation.id });
    expect(again.body).toEqual(refusal);
    const stranger = await call(await confirmed(), cellar, "invitations", {
      role: "viewer",
      email,
    });
    expect(stranger.status).toBe(404);
  });

  test("[C8] sending an invitation again sends a live event", async () => {
    const { app, make, call, invite } = users();
    const ann = await app.signedUp();
    const cellar = await make(ann);
    const { invitation } = await invite(ann, cellar, { role: "viewer" });
    const events = await listen(app.url, ann, cellar);

    await call(ann, cellar, "invitations/resend", { invitationId: invitation.id });

    const { entries } = (await ann.get(`/api/cellars/${cellar}/log`)).read(logAnswerSchema);
    await events.until(`"seq":${String(entries[0]?.seq)}`);
    await call(ann, cellar, "delete");
    await events.ended();
  });

  test("[C5] a declined, revoked or expired invitation link cannot be accepted", async () => {
    const { app, make, call, invite, accept, cellarsOf, wait } = users();
    const [ann, bob] = [await app.signedUp(), await app.signedUp()];
    const cellar = await make(ann);
    const [declined, revoked, late] = [
      await invite(ann, cellar, { role: "viewer" }),
      await invite(ann, cellar, { role: "viewer" }),
      await invite(ann, cellar, { role: "viewer" }),
    ];
    const shown = await bob.post("/api/invitations/show", { token: tokenIn(late.link) });
    expect(shown.body).toMatchObject({ name: "Holiday house", role: "viewer" });

    await bob.post("/api/invitations/decline", { token: tokenIn(declined.link) });
    await call(ann, cellar, "invitations/revoke", { invitationId: revoked.invitation.id });
    wait(INVITATION_DAYS * DAY_MS);

    for (const { link } of [declined, revoked, late]) {
      expect((await accept(bob, { token: tokenIn(link) })).body).toMatchObject({
        code: "invalid_invitation",
      });
    }
    expect(await cellarsOf(bob)).toHaveLength(1);
  });

  test("[C5] sending an invitation again by mail ends the former invitation link", async () => {
    const { mailTo, confirmed, make, call, invite, accept, forgetMails } = users();
    const [ann, bob] = [await confirmed(), await confirmed()];
    const cellar = await make(ann);
    const { invitation } = await invite(ann, cellar, { role: "viewer", email: bob.user.email });
    const former = await mailTo(bob.user.email, "invited");
    forgetMails();

    const again = await call(ann, cellar, "invitations/resend", { invitationId: invitation.id });

    expect(again.body).toMatchObject({ invitation: { id: invitation.id }, link: null });
    const newer = await mailTo(bob.user.email, "invited");
    expect((await accept(bob, { token: tokenIn(former.link) })).status).toBe(400);
    expect((await accept(bob, { token: tokenIn(newer.link) })).status).toBe(200);
  });

  test("[C6] only one of two users who accept a link simultaneously joins", async () => {
    const { app, make, invite, accept, cellarsOf } = users();
    const ann = await app.signedUp();
    const cellar = await make(ann);
    const token = tokenIn((await invite(ann, cellar, { role: "editor" })).link);
    const both = [await app.signedUp(), await app.signedUp()];

    const answers = await Promise.all(both.map((user) => accept(user, { token })));

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    expect(await cellarsOf(ann)).toMatchObject([{}, { members: 2 }]);
  });
});

test("[C5] a server without mail offers only invitation links", async () => {
  const app = await startApp();
  const ann = await app.signedUp();
  const path = `/api/cellars/${ann.user.id}/invitations`;

  const refused = await ann.post(path, { role: "viewer", email: "bob@elsewhere.example" });

  expect([refused.status, refused.body]).toEqual([
    409,
    {
      error: "This server sends no mail. Make a link instead, and send it yourself.",
      code: "mail_unconfigured",
    },
  ]);
  expect((await ann.post(path, { role: "viewer" })).status).toBe(201);
  await app.stop();
});

test("a user's 31st invitation within an hour is refused", async () => {
  const app = await startApp({ env: { RATE_LIMIT: "on" } });
  const ann = await app.signedUp();
  const path = `/api/cellars/${ann.user.id}/invitations`;
  const sent = (await ann.post(path, { role: "viewer" })).read(sentInvitationSchema);
  const again = { invitationId: sent.invitation.id };

  const statuses: number[] = [];
  for (let count = 1; count <= 30; count += 1) {
    statuses.push((await ann.post(`${path}/resend`, again)).status);
  }

  expect(statuses.slice(0, -1).every((status) => status === 200)).toBe(true);
  expect(statuses.at(-1)).toBe(429);
  await app.stop();
});

function withoutToken({ subject, text, html }: Mail): string {
  return [subject, text, html].join("\n").replaceAll(/token=[\w-]+/g, "token");
}
