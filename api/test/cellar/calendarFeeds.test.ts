import { randomUUID } from "node:crypto";
import ICAL from "ical.js";
import { calendarFeedAnswerSchema, madeCalendarFeedSchema } from "sync-protocol";
import { expect, test } from "vitest";
import { startApp } from "../startApp.ts";
import { type CellarUser, DAY_MS, describeOverStores } from "./cellarUsers.ts";
import { BAROLO, VIN_JAUNE } from "./wineBodies.ts";

const SECRET_NOTE = "Hidden behind the third barrel";

describeOverStores("a calendar feed", (users) => {
  const read = (link: string, headers = {}) =>
    users().app.client().get(new URL(link).pathname, headers);
  const year = () => new Date(users().now()).getUTCFullYear();

  test("[K2] a calendar feed has named events for drinking windows and orders", async () => {
    const ann = await withWines();
    const { link } = await make(ann, { showsNames: true });

    const { status, headers, text } = await read(link);

    expect([status, headers.get("Content-Type")]).toEqual([200, "text/calendar; charset=utf-8"]);
    expect(eventsIn(text)).toEqual([
      {
        day: `${String(year())}-12-31`,
        summary: "Due to arrive: Vin Jaune 2015, Macle",
        description: "Vin Jaune 2015, Macle: 4 bottles",
      },
      {
        day: `${String(year() + 1)}-01-01`,
        summary: "Ready to drink: 2 wines",
        description: [
          "Barolo Cannubi 2016, Brezza: 1 bottle",
          "Vin Jaune 2015, Macle: 6 bottles",
        ].join("\n"),
      },
      {
        day: `${String(year() + 2)}-01-01`,
        summary: `At their best until the end of ${String(year() + 2)}: Barolo Cannubi 2016, Brezza`,
        description: "Barolo Cannubi 2016, Brezza: 1 bottle",
      },
      {
        day: `${String(year() + 2)}-12-31`,
        summary: "Last day of the drinking window: Barolo Cannubi 2016, Brezza",
        description: "Barolo Cannubi 2016, Brezza: 1 bottle",
      },
    ]);
  });

  test("[K2] a calendar feed shows counts unless the user chose wine names", async () => {
    const ann = await withWines();
    const { link } = await make(ann);

    const { text } = await read(link);

    expect(eventsIn(text).map(({ summary }) => summary)).toEqual([
      "Due to arrive: 1 order",
      "Ready to drink: 2 wines",
      `At their best until the end of ${String(year() + 2)}: 1 wine`,
      "Last day of the drinking window: 1 wine",
    ]);
    expect(text).not.toMatch(/DESCRIPTION|Barolo|Jaune|Macle|Brezza|Hidden|bottle/);
  });

  test("[U3] a calendar feed is in the language of its user", async () => {
    const ann = await withWines();
    await ann.patch("/api/auth/profile", { language: "fr" });
    const { link } = await make(ann, { showsNames: true });

    const { text } = await read(link, { "Accept-Language": "de" });

    expect(eventsIn(text).map(({ summary }) => summary)).toEqual([
      "Arrivée prévue\u00a0: Vin Jaune 2015, Macle",
      "Début de l’apogée\u00a0: 2 vins",
      `À l’apogée jusqu’à fin ${String(year() + 2)}\u00a0: Barolo Cannubi 2016, Brezza`,
      "Dernier jour de l’apogée\u00a0: Barolo Cannubi 2016, Brezza",
    ]);
    expect(eventsIn(text)[0]?.description).toBe("Vin Jaune 2015, Macle\u00a0: 4 bouteilles");
  });

  test("[K2] a calendar feed contains no notes, ids, e-mail or wines without bottles", async () => {
    const ann = await withWines();
    const { link } = await make(ann, { showsNames: true });

    const { text } = await read(link);

    for (const hidden of [SECRET_NOTE, ann.user.id, ann.user.email, "Finished", "Archived"]) {
      expect(text).not.toContain(hidden);
    }
    expect(text).not.toMatch(/[\da-f]{8}-[\da-f]{4}-/);
  });

  test("[K3] an unchanged calendar feed answers 304 to a repeated request", async () => {
    const ann = await withWines();
    const { link } = await make(ann, { showsNames: true });
    const first = await read(link);
    const etag = first.headers.get("ETag") ?? "";
    const known = { "If-None-Match": etag, "Cache-Control": "max-age=0" };

    expect((await read(link)).text).toBe(first.text);
    const repeated = await read(link, known);
    expect([repeated.status, repeated.text]).toEqual([304, ""]);

    await ann.post("/api/wines", { ...BAROLO, name: "New", drinkFrom: year() });
    const changed = await read(link, known);
    expect(changed.status).toBe(200);
    const before = new Set(uidsIn(first.text));
    expect(uidsIn(changed.text).filter((uid) => before.has(uid))).toHaveLength(before.size);
  });

  test("[K3] unknown, replaced and revoked calendar links get the same 404 answer", async () => {
    const ann = await withWines();
    const replaced = await make(ann);
    const current = await make(ann);
    const path = `/api/cellars/${ann.user.id}/calendar-feed`;
    expect((await ann.get(path)).read(calendarFeedAnswerSchema)).toEqual({
      calendarFeed: current.calendarFeed,
    });
    expect((await read(current.link)).status).toBe(200);

    expect((await ann.post(`${path}/revoke`, {})).status).toBe(200);

    const answers = [
      await read(replaced.link),
      await read(current.link),
      await read("https://cellar.example/calendar/unknown.ics"),
      await read("https://cellar.example/calendar/"),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect((await ann.get(path)).body).toEqual({ calendarFeed: null });
  });

  test("[K1] a viewer's calendar feed ends when the owner removes the viewer", async () => {
    const ann = await users().app.signedUp();
    const cellar = await users().make(ann);
    await users().call(ann, cellar, "wines", { ...BAROLO, drinkFrom: year() });
    const bob = await users().join(ann, cellar, "viewer");
    const { link } = await make(bob, { showsNames: true }, cellar);
    const { text } = await read(link);
    expect(text).toContain("X-WR-CALNAME:Wine Cellar: Holiday house");
    expect(eventsIn(text)[0]?.summary).toContain("Barolo Cannubi");

    await users().call(ann, cellar, "members/remove", { userId: bob.user.id });

    expect((await read(link)).status).toBe(404);
    expect((await bob.get(`/api/cellars/${cellar}/calendar-feed`)).status).toBe(404);
  });

  test("[K1] a stranger cannot make or read a cellar's calendar feed", async () => {
    const ann = await users().app.signedUp();
    const cellar = await users().make(ann);
    const stranger = await users().app.signedUp();
    const statusesFor = async (of: string) => [
      (await stranger.get(`/api/cellars/${of}/calendar-feed`)).status,
      (await users().call(stranger, of, "calendar-feed")).status,
      (await users().call(stranger, of, "calendar-feed/revoke")).status,
    ];

    expect(await statusesFor(cellar)).toEqual([404, 404, 404]);
    expect(await statusesFor(randomUUID())).toEqual([404, 404, 404]);
  });

  test("[K1] a new password or a deletion request ends the calendar feed", async () => {
    const [ann, ben] = [await withWines(), await withWines()];
    const [ofAnn, ofBen] = [await make(ann), await make(ben)];

    const passwords = { currentPassword: "corkscrew", newPassword: "decanter" };
    expect((await ann.patch("/api/auth/password", passwords)).status).toBe(200);
    const proof = { password: "corkscrew" };
    expect((await ben.post("/api/auth/delete-account", proof)).status).toBe(200);

    expect((await read(ofAnn.link)).status).toBe(404);
    expect((await read(ofBen.link)).status).toBe(404);
  });

  test("[K3] a calendar feed is not indexed and sets no cookie", async () => {
    const ann = await withWines();
    const { link } = await make(ann);

    const { headers } = await read(link, { "Accept-Encoding": "gzip" });

    expect(link).toMatch(/^https:\/\/cellar\.example\/calendar\/[\w-]{43}\.ics$/);
    expect(headers.get("X-Robots-Tag")).toBe("noindex, nofollow");
    expect(headers.get("Referrer-Policy")).toBe("no-referrer");
    expect(headers.get("Cache-Control")).toBe("private, no-cache");
    expect(headers.getSetCookie()).toEqual([]);
  });

  test("[K2] a calendar feed omits events of more than a year ago", async () => {
    const ann = await withWines();
    const { link } = await make(ann);

    users().wait(2 * 366 * DAY_MS);

    const first = eventsIn((await read(link)).text)[0];
    expect(first?.day).toBe(`${String(year() - 1)}-01-01`);
  });

  const make = async (user: CellarUser, body: object = {}, of = user.user.id) => {
    const made = await users().call(user, of, "calendar-feed", body);
    expect([made.status, made.text]).toEqual([201, expect.any(String)]);
    return made.read(madeCalendarFeedSchema);
  };

  const withWines = async () => {
    const ann = await users().app.signedUp(`${randomUUID()}@cellar.example`);
    const add = async (body: object) => {
      expect((await ann.post("/api/wines", { notes: SECRET_NOTE, ...body })).status).toBe(201);
    };
    const [from, to] = [year() + 1, year() + 2];
    await add({ ...BAROLO, drinkFrom: from, drinkTo: to });
    await add({
      ...VIN_JAUNE,
      drinkFrom: from,
      lots: [
        { id: randomUUID(), bottles: 6 },
        {
          id: randomUUID(),
          bottles: 4,
          state: "ordered",
          arrivesOn: `${String(year())}-12-31`,
        },
      ],
    });
    await add({ ...BAROLO, name: "Finished", quantity: 0, drinkFrom: from });
    await add({ ...BAROLO, name: "Archived", drinkFrom: year() + 30 });
    return ann;
  };
});

test("the demo account cannot make a calendar feed", async () => {
  const app = await startApp({ env: { DEMO_ACCOUNT: "on" } });
  const demo = app.client();
  const signedIn = await demo.post("/api/auth/login", {
    email: "demo@winecellar.example",
    password: "winecellar",
  });
  const { id } = (signedIn.body as { user: { id: string } }).user;

  expect((await demo.post(`/api/cellars/${id}/calendar-feed`, {})).status).toBe(403);
  await app.stop();
});

test("[K3] a calendar feed's 61st request within 15 minutes gets 429", async () => {
  const app = await startApp({ env: { RATE_LIMIT: "on" } });
  const calendar = app.client();
  const ask = () => calendar.get("/calendar/unknown.ics");
  for (let count = 1; count <= 60; count += 1) expect((await ask()).status).toBe(404);

  const { status, headers } = await ask();

  expect(status).toBe(429);
  expect(Number(headers.get("Retry-After"))).toBeGreaterThan(0);
  await app.stop();
});

test("[K3] the log does not contain a calendar feed's token", async () => {
  const app = await startApp({ env: { LOG_LEVEL: "debug" } });

  await app.client().get("/calendar/a-secret-token.ics");

  expect(app.log.join("\n")).toContain("/calendar/…");
  expect(app.log.join("\n")).not.toContain("a-secret-token");
  await app.stop();
});

function vevents(text: string) {
  return new ICAL.Component(ICAL.parse(text) as unknown[]).getAllSubcomponents("vevent");
}

function uidsIn(text: string): readonly string[] {
  return vevents(text).map((event) => String(event.getFirstPropertyValue("uid")));
}

function eventsIn(text: string) {
  return vevents(text)
    .map((component) => {
      const { startDate, endDate, summary, description } = new ICAL.Event(component);
      expect(startDate.isDate && endDate.subtractDate(startDate).toSeconds()).toBe(24 * 60 * 60);
      return { day: String(startDate), summary, description };
    })
    .sort((a, b) => (a.day < b.day ? -1 : 1));
}
