import { randomUUID } from "node:crypto";
import {
  lotSchema,
  NOTIFICATION_KINDS,
  type NotificationChoices,
  notificationMessageSchema,
} from "sync-protocol";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { decideAt } from "../../src/cellar/changes/decide.ts";
import {
  putNotifications,
  RETRY_MS,
  sendDueNotifications,
} from "../../src/cellar/notifications/notifications.ts";
import type { CellarStore } from "../../src/cellar/ports/cellar.ts";
import { outwardAgents } from "../../src/outside/outward/outwardAgents.ts";
import { webPushSender } from "../../src/outside/outward/webPushSender.ts";
import { accountPorts } from "../../src/store/accounts/accountPorts.ts";
import { openPostgres } from "../../src/store/postgres/openPostgres.ts";
import { postgresCellar } from "../../src/store/postgres/postgresCellar.ts";
import { postgresSql } from "../../src/store/postgres/postgresSql.ts";
import { openDatabase } from "../../src/store/sqlite/openDatabase.ts";
import { sqliteCellar } from "../../src/store/sqlite/sqliteCellar.ts";
import { sqliteSql } from "../../src/store/sqlite/sqliteSql.ts";
import { type PushReceiver, startPushReceiver } from "../outside/pushReceiver.ts";
import { startPostgres } from "../startPostgres.ts";
import { cellarPeople } from "../store/contract/cellarPeople.ts";
import { create, submission } from "../store/contract/visitor.ts";

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** Noon on 30 December 2026 in Berlin. */
const FIRST = Date.parse("2026-12-30T11:00Z");
/** 8:00 in Berlin on three days. The test user's quiet hours end at 8:00. */
const [LAST_DAY, NEW_YEAR, NEXT_DAY] = ["2026-12-31", "2027-01-01", "2027-01-02"].map((day) =>
  Date.parse(`${day}T07:00Z`),
) as [number, number, number];

const CHOICES: NotificationChoices = {
  kinds: [...NOTIFICATION_KINDS],
  showsNames: false,
  quiet: { from: 21, to: 8 },
  timeZone: "Europe/Berlin",
};

describe.each(["SQLite", "PostgreSQL"])("notifications over %s", (kind) => {
  let stores: Awaited<ReturnType<typeof openStores>>;
  let receiver: PushReceiver;
  let now: number;
  let failures: unknown[];
  let ann: Awaited<ReturnType<typeof addUser>>;

  beforeAll(async () => {
    [stores, receiver] = await Promise.all([openStores(kind), startPushReceiver()]);
  });
  afterAll(async () => {
    await Promise.all([stores.close(), receiver.stop()]);
  });
  beforeEach(async () => {
    now = FIRST;
    failures = [];
    receiver.reply = { status: 201 };
    receiver.received.length = 0;
    ann = await addUser();
    return () => stores.notifications.end(ann);
  });

  test("[N3] a device gets at most one notification a day", async () => {
    await turnOn();
    await add({ name: "Enters", drinkFrom: 2027 });
    await add({ name: "Last year", drinkTo: 2027 });
    await add({ name: "Leaves", drinkTo: 2026 });
    await add({ name: "Later", drinkFrom: 2028 });
    await add({ name: "Ordered", quantity: 0, lots: [order("2027-01-01"), order("2027-02-01")] });
    await add({ name: "Opened", opened: [openedOn("2026-12-27")] });

    await at(FIRST);
    await at(LAST_DAY - 1);
    expect(messages()).toEqual([]);
    await at(LAST_DAY);
    await at(LAST_DAY + HOUR_MS);
    expect(messages()).toEqual(["1 wine leaves its drinking window"]);

    await at(NEW_YEAR);
    await at(NEW_YEAR + 12 * HOUR_MS);
    await at(NEXT_DAY);
    expect(messages()[1]?.split("\n")).toEqual([
      "1 wine enters its drinking window",
      "1 wine is in the last year of its drinking window",
      "1 open bottle should be finished today",
      "1 order should arrive",
    ]);
    expect(messages()).toHaveLength(2);
    expect(failures).toEqual([]);
  });

  test("[N3] a notification is a declarative push message with links into the app", async () => {
    await turnOn({ kinds: ["windows"] });
    await add({ name: "Château <b>", drinkTo: 2026 });

    await at(LAST_DAY);

    const { notification } = messageIn(receiver.received[0]?.message);
    expect(notification).toMatchObject({
      title: "Wine Cellar",
      navigate: `https://cellar.example/reminders?cellar=${ann.userId}`,
      actions: [
        {
          action: "not-again",
          title: "Not again",
          navigate: "https://cellar.example/profile#notifications",
        },
      ],
      data: { kinds: ["windows"] },
    });
    expect(receiver.received[0]?.claims.sub).toBe("https://cellar.example");
  });

  test("[N3] a notification names wines only if the user chose so", async () => {
    await turnOn({ showsNames: true });
    for (let wine = 1; wine <= 4; wine += 1) {
      await add({ name: `Wine ${String(wine)}`, drinkTo: 2026 });
    }

    await at(LAST_DAY);

    expect(messages()[0]).toContain("4 wines leave their drinking window: Wine 1 2021, Dönnhoff");
    expect(messages()[0]).toMatch(/; and 1 more$/);
  });

  test("[U3] a notification is in the language of its user", async () => {
    await stores.accounts.setLanguage(ann.userId, "it");
    await turnOn({ showsNames: true });
    for (let wine = 1; wine <= 5; wine += 1)
      await add({ name: `Vino ${String(wine)}`, drinkTo: 2026 });

    await at(LAST_DAY);

    const { body, lang, actions } = messageIn(receiver.received[0]?.message).notification;
    expect(body).toMatch(/^5 vini escono dal periodo di beva ottimale: Vino 1 .+; e altri 2$/);
    expect(lang).toBe("it");
    expect(actions.map(({ title }) => title)).toEqual(["Non avvisarmi più"]);
  });

  test("[N2] only notifications of the chosen kinds are sent", async () => {
    await turnOn({ kinds: ["orders"] });
    await add({ name: "Leaves", drinkTo: 2026 });
    await at(LAST_DAY);
    expect(messages()).toEqual([]);

    await stores.notifications.endKinds(ann, ["orders"]);
    await add({ name: "Ordered", quantity: 0, lots: [order("2027-01-01")] });
    await at(NEW_YEAR);
    expect(messages()).toEqual([]);
  });

  test("[N2] a notification counts only other members' changes in a shared cellar", async () => {
    const people = cellarPeople(stores);
    const cellarId = await people.make(ann.userId);
    const bob = await people.join({ cellarId, ownerId: ann.userId });
    await turnOn({ kinds: ["sharing"], showsNames: true });
    await add({ name: "Mine" }, { cellarId, by: ann.userId });
    for (const name of ["One", "Two"]) await add({ name }, { cellarId, by: bob.id });

    await at(LAST_DAY);
    await at(NEW_YEAR);

    const name = bob.email.split("@")[0] ?? "";
    expect(messages()).toEqual([`2 changes by other members: ${name} in Holiday house`]);
    const { navigate } = messageIn(receiver.received[0]?.message).notification;
    expect(navigate).toBe(`https://cellar.example/journal?cellar=${cellarId}`);
  });

  test("[N2] a former member gets no notification about the cellar", async () => {
    const people = cellarPeople(stores);
    const owner = await people.addUser();
    const cellarId = await people.make(owner.id);
    await people.join(
      { cellarId, ownerId: owner.id },
      "viewer",
      Promise.resolve({ id: ann.userId, email: "" }),
    );
    await turnOn();
    await add({ name: "Leaves", drinkTo: 2026 }, { cellarId, by: owner.id });
    const listed = await stores.members.cellars(ann.userId);
    const cellars = vi.spyOn(stores.members, "cellars").mockResolvedValueOnce(listed);
    await stores.members.remove({ userId: owner.id, cellarId, at: FIRST }, ann.userId);

    await at(LAST_DAY);

    expect(cellars).toHaveBeenCalledTimes(2);
    cellars.mockRestore();
    expect(messages()).toEqual([]);
  });

  test("[N3] no notification is sent in quiet hours", async () => {
    await turnOn();
    await add({ name: "Leaves", drinkTo: 2026 });

    await at(Date.parse("2026-12-31T20:30Z"));
    await at(Date.parse("2027-01-01T06:59Z"));
    expect(messages()).toEqual([]);
    await at(NEW_YEAR);

    expect(messages()).toEqual(["1 wine leaves its drinking window"]);
  });

  test("[N3] changing notification settings sends no second notification that day", async () => {
    await turnOn();
    await add({ name: "Leaves", drinkTo: 2026 });
    await at(LAST_DAY);

    await turnOn({ quiet: { from: 0, to: 12 } });
    await add({ name: "Leaves too", drinkTo: 2026 });
    await at(LAST_DAY + 8 * HOUR_MS);

    expect(messages()).toHaveLength(1);
  });

  test("[N4] only one of concurrent processes sends a notification", async () => {
    await turnOn();
    await add({ name: "Leaves", drinkTo: 2026 });

    await Promise.all([1, 2, 3].map(() => at(LAST_DAY)));

    expect(messages()).toHaveLength(1);
  });

  test("[N4] a notification is repeated the next day if sending was interrupted", async () => {
    await turnOn();
    await add({ name: "Leaves", drinkTo: 2026 });
    const see = vi
      .spyOn(stores.notifications, "see")
      .mockImplementation(() => new Promise(() => undefined));
    void at(LAST_DAY);
    await vi.waitFor(() => {
      expect(see).toHaveBeenCalled();
    });
    see.mockRestore();

    await at(LAST_DAY + HOUR_MS);
    expect(messages()).toHaveLength(1);
    await at(NEW_YEAR);
    expect(messages()).toHaveLength(2);
  });

  test("[N5] a refused notification is sent again with the same content", async () => {
    await turnOn();
    await add({ name: "Leaves", drinkTo: 2026 });
    receiver.reply = { status: 429, headers: { "Retry-After": "7200" } };
    await at(LAST_DAY);
    receiver.reply = { status: 500 };
    await at(LAST_DAY + 2 * HOUR_MS - 1);
    expect(receiver.received).toHaveLength(1);
    await at(LAST_DAY + 2 * HOUR_MS);
    receiver.reply = { status: 201 };
    await at(LAST_DAY + 2 * HOUR_MS + RETRY_MS);
    await at(LAST_DAY + 4 * HOUR_MS);

    expect(failures).toHaveLength(2);
    expect(new Set(messages()).size).toBe(1);
    expect(receiver.received).toHaveLength(3);
  });

  test("[N5] a push service cannot postpone a notification by more than a day", async () => {
    await turnOn();
    await add({ name: "Leaves", drinkTo: 2026 });
    receiver.reply = { status: 503, headers: { "Retry-After": "999999999" } };
    await at(LAST_DAY);
    receiver.reply = { status: 201 };

    await at(LAST_DAY + DAY_MS);

    expect(receiver.received).toHaveLength(2);
  });

  test("[N5] an ended push subscription is removed", async () => {
    await turnOn();
    await add({ name: "Leaves", drinkTo: 2026 });
    receiver.reply = { status: 410 };

    await at(LAST_DAY);
    await at(NEW_YEAR);

    expect(receiver.received).toHaveLength(1);
    expect(await stores.notifications.of(ann)).toBeUndefined();
    expect(failures).toEqual([]);
  });

  async function at(moment: number) {
    now = moment;
    const deps = {
      ...stores,
      pushSender: webPushSender({ ...outwardAgents(true), https: receiver.agent }, () => now),
      publicUrl: "https://cellar.example",
      now: () => now,
      stopping: new AbortController().signal,
    };
    await sendDueNotifications(deps, (cause) => failures.push(cause));
  }

  function turnOn(choices: Partial<NotificationChoices> = {}) {
    const { subscription } = ann;
    const body = { subscription, ...CHOICES, ...choices };
    return putNotifications({ ...stores, demo: undefined, now: () => now }, ann, body);
  }

  async function addUser() {
    const { id: userId } = await cellarPeople(stores).addUser();
    const sessionIdHash = randomUUID();
    const expiresAt = FIRST + 30 * DAY_MS;
    const times = { usedAt: FIRST, expiresAt, endsBy: expiresAt };
    await stores.sessions.begin(
      { idHash: sessionIdHash, id: randomUUID(), userId, device: "", ...times },
      "a hash",
    );
    return { userId, sessionIdHash, subscription: receiver.subscribe() };
  }

  async function add(
    values: Parameters<typeof create>[0],
    { cellarId, by }: { readonly cellarId: string; readonly by: string } = {
      cellarId: ann.userId,
      by: ann.userId,
    },
  ) {
    const membership = await stores.members.membershipOf(by, cellarId);
    const membershipId = membership?.membershipId;
    const outcome = await stores.store.apply(
      {
        cellarId,
        ...(membershipId && { member: { userId: by, membershipId } }),
        submissions: [submission(create({ drinkFrom: 2020, drinkTo: 2040, ...values }))],
        device: undefined,
        epoch: null,
      },
      decideAt(now),
    );
    expect(outcome.kind).toBe("done");
  }

  function messages(): readonly string[] {
    return receiver.received.map(({ message }) => messageIn(message).notification.body);
  }
});

function messageIn(text = "") {
  return notificationMessageSchema.parse(JSON.parse(text));
}

async function openStores(kind: string) {
  if (kind === "SQLite") {
    const database = openDatabase(":memory:");
    const store: CellarStore = sqliteCellar(database);
    return {
      store,
      ...accountPorts(sqliteSql(database)),
      close: () => Promise.resolve(void database.close()),
    };
  }
  const server = await startPostgres();
  const database = await openPostgres({ url: await server.database(), onFailure: () => undefined });
  return {
    store: await postgresCellar(database),
    ...accountPorts(postgresSql(database)),
    async close() {
      await database.end();
      await server.stop();
    },
  };
}

const order = (arrivesOn: string) =>
  lotSchema.parse({ id: randomUUID(), bottles: 6, state: "ordered", arrivesOn });

/**
 * A still wine's bottle, opened on `day` and closed with a stopper. Such a bottle keeps for five
 * days.
 */
const openedOn = (day: string) => ({
  id: randomUUID(),
  day,
  keeping: "stopper" as const,
  lotId: null,
});
