import { randomUUID } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { CALLS, PROTOCOL_HEADER } from "sync-protocol";
import {
  afterAll,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from "vitest";
import { sqliteSql } from "../../src/store/sqlite/sqliteSql.ts";
import { accountStore } from "../../src/store/accounts/accountStore.ts";
import { deletionStore } from "../../src/store/accounts/deletionStore.ts";
import { memberStore } from "../../src/store/members/memberStore.ts";
import { reminderStore } from "../../src/store/accounts/reminderStore.ts";
import { decideAt } from "../../src/cellar/changes/decide.ts";
import type { Mail } from "../../src/cellar/ports/outside.ts";
import {
  type ReminderDeps,
  RETRY_MS,
  sendDueReminders,
} from "../../src/cellar/reminders/reminderMails.ts";
import { openDatabase } from "../../src/store/sqlite/openDatabase.ts";
import { sqliteCellar } from "../../src/store/sqlite/sqliteCellar.ts";
import { type Client, startApp, type TestApp } from "../startApp.ts";
import { create, submission } from "../store/contract/visitor.ts";
import { VIN_JAUNE } from "../cellar/wineBodies.ts";

const REMINDERS = CALLS.reminderMails.path;

describe("users with reminder mails", () => {
  const mails: Mail[] = [];
  let app: TestApp;

  beforeAll(async () => {
    app = await startApp({
      env: { PUBLIC_URL: "https://cellar.example" },
      ports: { mailer: { send: (mail) => Promise.resolve(void mails.push(mail)) } },
    });
  });
  afterAll(() => app.stop());
  beforeEach(() => {
    mails.length = 0;
  });

  // Spec 10.104
  test("turning on reminder mails sends the first reminder mail", async () => {
    const person = await app.signedUp();
    await person.post("/api/wines", { ...LEAVING, name: "Barolo <b>", quantity: 2 });
    await person.post("/api/wines", { ...VIN_JAUNE, drinkTo: THIS_YEAR + 1, lots: [order(-1)] });
    expect((await person.get(REMINDERS)).body).toMatchObject({ byMail: false });

    const answer = await person.put(REMINDERS, { byMail: true });

    expect(answer.body).toEqual({ byMail: true, cellarIds: [person.user.id] });
    expect((await person.get(REMINDERS)).body).toMatchObject({ byMail: true });
    const mail = await theMail();
    expect(mail.to).toBe(person.user.email);
    expect(mail.subject).toBe("Your Wine Cellar: 1 wine to drink this year, 1 order due");
    expect(mail.text).toContain(
      `At their best until the end of ${String(THIS_YEAR)}:\n- Barolo <b>`,
    );
    expect(mail.text).toContain(": 2 bottles");
    expect(mail.text).toMatch(/- Vin Jaune .*: 6 bottles, was due /);
    expect(mail.text).toContain("https://cellar.example/reminders");
    expect(mail.html).toContain("Barolo &#60;b&#62;");
  });

  test("a reminder mail writes “usually” before estimated years", async () => {
    const person = await app.signedUp();
    const rosé = { ...VIN_JAUNE, name: "Rosé", type: "Rosé Wine", region: "Somewhere" };
    await person.post("/api/wines", { ...rosé, vintage: THIS_YEAR - 3, quantity: 1 });

    await person.put(REMINDERS, { byMail: true });

    const { text } = await theMail();
    expect(text).toContain(`: 1 bottle, usually ${String(THIS_YEAR - 3)}–${String(THIS_YEAR)}`);
  });

  test("a user gets one reminder a month despite toggling reminder mails", async () => {
    const person = await personWithWine();
    await person.put(REMINDERS, { byMail: true });
    await theMail();

    await person.put(REMINDERS, { byMail: false });
    expect((await person.get(REMINDERS)).body).toMatchObject({ byMail: false });
    await person.put(REMINDERS, { byMail: true });

    const sent = [...mails];
    await mailedPerson();
    expect([...sent, ...mails].filter(({ to }) => to === person.user.email)).toHaveLength(1);
  });

  test("the unsubscribe link needs a confirmation but no sign-in", async () => {
    const { person, mail } = await mailedPerson();
    const link = linkIn(mail);
    expect(link.pathname).toBe("/end-reminders");
    const [stranger, address] = [app.client(), CALLS.endReminderMails.path + link.search];

    const asked = await stranger.get(address);
    expect(asked.text).toContain(`<a href="${link.href}">`);
    expect((await person.get(REMINDERS)).body).toMatchObject({ byMail: true });

    for (let time = 0; time < 2; time += 1) {
      expect((await stranger.post(address, {})).status).toBe(200);
      expect((await person.get(REMINDERS)).body).toMatchObject({ byMail: false });
    }
  });

  test.each(["", "/"])(
    "a mail program can unsubscribe by a cross-site POST (path suffix %j)",
    async (end) => {
      const { person, mail } = await mailedPerson();
      const { endAddress = "" } = mail.regular ?? {};
      const { origin, pathname, search } = new URL(endAddress);
      expect(origin).toBe("https://cellar.example");

      const answer = await fetch(app.url + pathname + end + search, {
        method: "POST",
        headers: { Origin: "https://mail.example", "Sec-Fetch-Site": "cross-site" },
        body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }),
      });

      expect([answer.status, answer.headers.has(PROTOCOL_HEADER)]).toEqual([200, true]);
      expect((await person.get(REMINDERS)).body).toMatchObject({ byMail: false });
    },
  );

  test("a forged unsubscribe link is refused", async () => {
    const { person, mail } = await mailedPerson();
    const { person: other } = await mailedPerson();
    const [, signature] = tokenIn(mail).split(".");
    const end = (token: string) =>
      app.client().post(`${CALLS.endReminderMails.path}?token=${token}`, {});

    for (const token of [`${other.user.id}.${String(signature)}`, person.user.id, "x.y", "é"]) {
      expect((await end(token)).body).toMatchObject({ code: "invalid_reminder_token" });
    }
    expect((await end("")).status).toBe(400);
    for (const one of [person, other]) {
      expect((await one.get(REMINDERS)).body).toMatchObject({ byMail: true });
    }
  });

  async function personWithWine() {
    const person = await app.signedUp();
    await person.post("/api/wines", LEAVING);
    return person;
  }

  async function mailedPerson() {
    mails.length = 0;
    const person = await personWithWine();
    await person.put(REMINDERS, { byMail: true });
    return { person, mail: await theMail() };
  }

  function theMail(): Promise<Mail> {
    return vi.waitFor(() => {
      const [mail] = mails;
      if (!mail) throw new Error("No mail yet");
      return mail;
    });
  }
});

// Spec 10.104
test("a reminder mail has headers for one-click unsubscribing and automatic mail", async () => {
  const app = await startApp({ env: { PUBLIC_URL: "https://cellar.example" } });
  onTestFinished(app.stop);
  const person = await app.signedUp();
  await person.post("/api/wines", LEAVING);

  await person.put(REMINDERS, { byMail: true });

  const written = await vi.waitFor(async () => {
    const folder = join(app.dataDir, "mail");
    const [name] = await readdir(folder);
    if (name === undefined) throw new Error("No mail yet");
    return readFile(join(folder, name), "utf8");
  });
  const head = written.slice(0, written.indexOf("\r\n\r\n")).replace(/\r\n\s+/g, " ");
  expect(head).toMatch(
    /^List-Unsubscribe: ?<https:\/\/cellar\.example\/api\/auth\/reminders\/end\?token=[\w.-]+>$/m,
  );
  expect(head).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
  expect(head).toContain("Auto-Submitted: auto-generated");
  expect(head).toMatch(
    new RegExp(
      `^Message-ID: <reminders\\.\\d{4}-\\d\\d\\.${person.user.id}@cellar\\.example>$`,
      "m",
    ),
  );
});

test("the demo account cannot turn on reminder mails", async () => {
  const app = await startApp({ env: { DEMO_ACCOUNT: "on", PORT: "0" } });
  onTestFinished(app.stop);
  const { demo } = (await app.client().get("/api/demo")).body as {
    readonly demo: { readonly email: string; readonly password: string };
  };
  const person: Client = app.client();
  await person.post("/api/auth/login", demo);

  expect((await person.put(REMINDERS, { byMail: true })).body).toMatchObject({
    code: "demo_account",
  });
});

describe("reminder mails month by month", () => {
  const FIRST = Date.UTC(2026, 10, 23, 12);
  const NEXT = Date.UTC(2026, 11, 1, 7);
  const database = openDatabase(":memory:");
  const store = sqliteCellar(database);
  const accounts = accountStore(sqliteSql(database));
  const reminders = reminderStore(sqliteSql(database));
  const deletions = deletionStore(sqliteSql(database));
  const members = memberStore(sqliteSql(database));
  const personal = (id: string) => ({ userId: id, cellarId: id });
  let now: number;
  let mails: Mail[];
  let failures: unknown[];
  let send: (mail: Mail) => Promise<void>;
  let userId: string;

  beforeEach(async () => {
    now = FIRST;
    mails = [];
    failures = [];
    send = (mail) => Promise.resolve(void mails.push(mail));
    userId = await addPerson();
    return () => reminders.end(personal(userId), now);
  });

  // Spec 10.104
  test("the first reminder is sent immediately, later reminders once a month", async () => {
    await at(FIRST);
    for (const moment of [FIRST + 1, NEXT - 1, NEXT, NEXT + 1]) await at(moment);

    expect(mails).toHaveLength(2);
    expect(new Set(mails.map(({ regular }) => regular?.messageId)).size).toBe(2);
  });

  test("[U2] a monthly mail is in the language of its account", async () => {
    await accounts.setLanguage(userId, "de");
    await add(userId);

    await at(FIRST);

    const [mail] = mails;
    expect(mail?.subject).toBe("Dein Wine Cellar: 2 Weine dieses Jahr zu trinken");
    expect(mail?.text).toMatch(/^Trinkreif bis Ende 20\d\d:\n- .+: \d Flaschen?\n/);
    expect(mail?.html).toContain('<html lang="de">');
  });

  test("no reminder is sent in a month without wines to drink", async () => {
    const [first] = await winesOf(userId);
    await archive(first?.id ?? "");
    await at(FIRST);
    expect(mails).toEqual([]);

    await add(userId);
    await at(NEXT);
    expect(mails).toHaveLength(1);
  });

  test("a refused reminder is retried after a day with the same message id", async () => {
    const tried: (string | undefined)[] = [];
    send = (mail) => {
      tried.push(mail.regular?.messageId);
      return tried.length === 1 ? Promise.reject(new Error("451 later")) : Promise.resolve();
    };

    await at(FIRST);
    expect(failures).toEqual([new Error("451 later")]);
    await at(FIRST + RETRY_MS - 1);
    expect(tried).toHaveLength(1);
    for (const moment of [FIRST + RETRY_MS, FIRST + RETRY_MS + 1]) await at(moment);

    expect(tried).toEqual([tried[0], tried[0]]);
  });

  // Spec 10.104
  test("a reminder mail is not repeated if the process died while sending", async () => {
    const died = new Promise<void>(() => undefined);
    const sending = new Promise<void>((resolve) => {
      send = () => {
        resolve();
        return died;
      };
    });
    void at(FIRST);
    await sending;

    send = (mail) => Promise.resolve(void mails.push(mail));
    await at(FIRST + RETRY_MS);
    expect(mails).toEqual([]);
    await at(NEXT);
    expect(mails).toHaveLength(1);
  });

  test("three failed reminder mails end the run; the next run sends the rest", async () => {
    const others = await Promise.all([1, 2, 3, 4].map(() => addPerson()));
    send = () => Promise.reject(new Error("ECONNREFUSED"));
    await at(FIRST);
    expect(failures).toHaveLength(3);

    send = (mail) => Promise.resolve(void mails.push(mail));
    await at(FIRST + 1);
    expect(mails).toHaveLength(2);
    for (const id of others) await reminders.end(personal(id), now);
  });

  test("an account due for deletion gets no reminder mail", async () => {
    const deletion = { userId, tokenHash: userId, requestedAt: FIRST, dueAt: NEXT };
    await deletions.request(deletion, "");

    await at(FIRST);

    expect(mails).toEqual([]);
  });

  test("[C21] no reminder is sent if the membership ends just before sending", async () => {
    const listed = await members.cellars(userId);
    const cellars = vi.spyOn(members, "cellars");
    onTestFinished(() => {
      cellars.mockRestore();
    });
    cellars.mockResolvedValueOnce(listed).mockResolvedValueOnce([]);

    await at(FIRST);

    expect(mails).toEqual([]);
    expect(cellars).toHaveBeenCalledTimes(2);
  });

  test("a reminder mail lists twenty wines and counts the rest", async () => {
    for (let wine = 0; wine < 24; wine += 1) await add(userId);

    await at(FIRST);

    expect(mails[0]?.text.match(/^- /gm)).toHaveLength(20);
    expect(mails[0]?.text).toContain("and 5 more");
  });

  async function at(moment: number) {
    now = moment;
    const deps: ReminderDeps = {
      accounts,
      deletions,
      members,
      reminders,
      store,
      mailer: { send: (mail) => send(mail) },
      publicUrl: "https://cellar.example",
      reminderKey: "key",
      requestLanguage: () => "en",
      now: () => now,
    };
    const stopping = new AbortController().signal;
    await sendDueReminders({ ...deps, stopping }, (cause) => failures.push(cause));
  }

  /** Adds a user who gets reminder mails, and a wine whose drinking window ends in 2026. */
  async function addPerson() {
    const id = randomUUID();
    await accounts.create(
      { id, email: `${id}@cellar.example`, passwordHash: "", unconfirmedSince: null },
      FIRST,
    );
    await add(id);
    await reminders.begin(personal(id), FIRST);
    return id;
  }

  function add(id: string) {
    const submissions = [submission(create({ drinkTo: 2026 }))];
    return store.apply(
      { cellarId: id, submissions, device: undefined, epoch: null },
      decideAt(now),
    );
  }

  function archive(wineId: string) {
    const submissions = [submission({ kind: "archive", wineId })];
    return store.apply(
      { cellarId: userId, submissions, device: undefined, epoch: null },
      decideAt(now),
    );
  }

  async function winesOf(id: string) {
    const wines = [];
    for await (const part of store.wines(id, { includeArchived: false })) wines.push(...part);
    return wines;
  }
});

const THIS_YEAR = new Date().getUTCFullYear();

const LEAVING = { ...VIN_JAUNE, drinkFrom: null, drinkTo: THIS_YEAR };

const order = (days: number) => ({
  id: randomUUID(),
  bottles: 6,
  state: "ordered",
  arrivesOn: new Date(Date.now() + days * RETRY_MS).toISOString().slice(0, 10),
});

function linkIn({ text }: Mail): URL {
  return new URL(text.trim().split("\n").at(-1) ?? "");
}

function tokenIn(mail: Mail): string {
  return linkIn(mail).searchParams.get("token") ?? "";
}
