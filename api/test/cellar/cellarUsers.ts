import { randomUUID } from "node:crypto";
import { cellarAnswerSchema, cellarsAnswerSchema, sentInvitationSchema } from "sync-protocol";
import { afterAll, beforeAll, describe, expect, vi } from "vitest";
import type { Mail } from "../../src/cellar/ports/outside.ts";
import { type AppOptions, type Client, startApp, type TestApp } from "../startApp.ts";
import { startPostgres } from "../startPostgres.ts";

export type CellarUser = Awaited<ReturnType<TestApp["signedUp"]>>;

export type CellarUsers = Awaited<ReturnType<typeof startCellars>>;

export const DAY_MS = 24 * 60 * 60 * 1000;

export function describeOverStores(
  subject: string,
  tests: (users: () => CellarUsers) => void,
  options: Pick<AppOptions, "env" | "deliverEveryMs"> = {},
): void {
  describe.each(["SQLite", "PostgreSQL"])(`${subject} over %s`, (store) => {
    let users: CellarUsers;

    beforeAll(async () => {
      users = await startCellars(store, options);
    }, 60_000);
    afterAll(() => users.stop());

    tests(() => users);
  });
}

/**
 * Starts a server that sends mails. Returns helpers for users who share cellars; `wait` advances
 * the clock.
 */
async function startCellars(
  kind: string,
  { env, ...options }: Pick<AppOptions, "env" | "deliverEveryMs">,
) {
  const postgres = kind === "PostgreSQL" ? await startPostgres() : undefined;
  let mails: Mail[] = [];
  let now = Date.now();
  const send = (mail: Mail) => {
    mails.push(mail);
    return Promise.resolve();
  };
  const app = await startApp({
    ...options,
    env: {
      PUBLIC_URL: "https://cellar.example",
      SESSION_SECRET: "a secret of this test",
      SMTP_URL: "smtp://mail.example",
      DEMO_ACCOUNT: "on",
      ...(postgres && { DATABASE_URL: await postgres.database() }),
      ...env,
    },
    ports: { now: () => now, mailer: { send } },
  });

  const mailTo = (email: string, subject: string) =>
    vi.waitUntil(() => mails.find((mail) => mail.to === email && mail.subject.includes(subject)));

  const confirm = async (user: CellarUser) => {
    const { link } = await mailTo(user.user.email, "Confirm");
    await user.post("/api/auth/confirm-email", { token: tokenIn(link) });
  };

  const confirmed = async () => {
    const user = await app.signedUp(`${randomUUID()}@cellar.example`);
    await confirm(user);
    return user;
  };

  const make = async (owner: Client) => {
    const body = { id: randomUUID(), name: "Holiday house", colour: "blue" };
    const made = await owner.post("/api/cellars", body);
    expect(made.status).toBe(201);
    return made.read(cellarAnswerSchema).cellar.id;
  };

  const call = (user: Client, cellar: string, path: string, body: object = {}) =>
    user.post(`/api/cellars/${cellar}/${path}`, body);

  const invite = async (owner: Client, cellar: string, body: object) => {
    const sent = await call(owner, cellar, "invitations", body);
    expect([sent.status, sent.text]).toEqual([201, expect.any(String)]);
    return sent.read(sentInvitationSchema);
  };

  const accept = (user: Client, body: object) => user.post("/api/invitations/accept", body);

  const join = async (owner: Client, cellar: string, role = "editor") => {
    const member = await app.signedUp();
    const { link } = await invite(owner, cellar, { role });
    expect((await accept(member, { token: tokenIn(link) })).status).toBe(200);
    return member;
  };

  const cellarsOf = async (user: Client) =>
    (await user.get("/api/cellars")).read(cellarsAnswerSchema).cellars;

  return {
    app,
    mailTo,
    confirm,
    confirmed,
    make,
    call,
    invite,
    accept,
    join,
    cellarsOf,
    now: () => now,
    wait: (ms: number) => (now += ms),
    forgetMails: () => (mails = []),
    async stop() {
      await app.stop();
      await postgres?.stop();
    },
  };
}

export function tokenIn(link: string | null): string {
  return new URL(link ?? "").searchParams.get("token") ?? "";
}
