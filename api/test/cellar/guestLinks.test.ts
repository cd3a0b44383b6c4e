import { randomUUID } from "node:crypto";
import { guestLinksAnswerSchema, logAnswerSchema, madeGuestLinkSchema } from "sync-protocol";
import { expect, test } from "vitest";
import { type Client, startApp } from "../startApp.ts";
import { type CellarUser, DAY_MS, describeOverStores } from "./cellarUsers.ts";
import { BAROLO, VIN_JAUNE } from "./wineBodies.ts";

const SECRET_NOTE = "Hidden behind the third barrel";

describeOverStores("a link for guests", (users) => {
  const guestOf = (link: string, headers = {}) => users().app.client().get(pathOf(link), headers);

  test("[C16] a guest page shows wines with bottles, hides notes and owner", async () => {
    const ann = await withWines();
    const { link } = await make(ann, { title: "Ann's <list>" });

    const { status, text } = await guestOf(link);

    expect(status).toBe(200);
    expect(text).toContain("<title>Ann's &#60;list&#62;</title>");
    expect(text).toMatch(/Red Wine[^]*Italy[^]*Piemonte[^]*Barolo Cannubi[^]*2016[^]*Brezza/);
    expect(text).toContain("1.5 l");
    expect(text).toContain("2 wines · 7 bottles");
    for (const hidden of [SECRET_NOTE, ann.user.id, ann.user.email, "45.00", "<script"]) {
      expect(text).not.toContain(hidden);
    }
    expect(text).not.toMatch(/[\da-f]{8}-[\da-f]{4}-/);
  });

  test("[C16] a guest page shows prices only if the owner chose so", async () => {
    const ann = await withWines();

    const { link } = await make(ann, { title: "For the insurance", showsPrices: true });

    expect((await guestOf(link)).text).toMatch(/Prices are per bottle[^]*€45\.00/);
  });

  test("[U4] a guest page's language comes from its address, else the browser", async () => {
    const ann = await withWines();
    const { link } = await make(ann, { title: "For the insurance", showsPrices: true });
    const french = { "Accept-Language": "fr-CH, de;q=0.5" };

    const { text, headers } = await guestOf(`${link}?lang=de`, french);

    expect(headers.get("Vary")).toContain("Accept-Language");
    expect(text).toContain('<html lang="de">');
    expect(text).toMatch(/<h1 dir="auto">For the insurance<\/h1>\n<p>\d Weine · \d+ Flaschen<\/p>/);
    expect(text).toMatch(
      /Stand: <time datetime="[\d-]+">\d+\. \p{L}+ \d{4}<\/time>\. Dieser Link/u,
    );
    expect(text).toMatch(/<h2>Rotwein<\/h2>[^]*<th[^>]*>Größe<\/th>[^]*45,00\u00a0€/);
    expect((await guestOf(link, french)).text).toMatch(/<h2>Vin rouge<\/h2>[^]*45,00\u00a0€/);
    expect((await guestOf(`${link}?lang=tlh`)).text).toContain('<html lang="en">');
    const unknown = await guestOf(`${link}x`, french);
    expect([unknown.status, unknown.text]).toEqual([
      404,
      expect.stringContaining("<h1>Ce lien ne fonctionne pas</h1>"),
    ]);
  });

  test("[C16] a guest page of a place includes the places inside it", async () => {
    const ann = await withWines();
    const [room, rack] = [randomUUID(), randomUUID()];
    await ann.put(`/api/places/${room}`, { name: "Cellar" });
    await ann.put(`/api/places/${rack}`, { name: "Rack", parentId: room });
    const { link } = await make(ann, { title: "In the cellar", filter: { placeId: room } });
    expect((await guestOf(link)).text).toContain("There are no wines in this list now.");

    const lots = [{ id: randomUUID(), bottles: 2, placeId: rack }];
    await ann.post("/api/wines", { ...BAROLO, name: "Rack wine", quantity: 2, lots });

    const { text } = await guestOf(link);
    expect(text).toContain("Rack wine");
    expect(text).toContain("1 wine · 2 bottles");
    await ann.post(`/api/places/${room}/remove`, {});
    expect((await guestOf(link)).text).toContain("There are no wines in this list now.");
  });

  test("[C17] a guest page has no scripts and is neither stored nor indexed", async () => {
    const ann = await withWines();
    const { link } = await make(ann);

    const { headers } = await guestOf(link, { "Accept-Encoding": "gzip" });

    expect(link).toMatch(/^https:\/\/cellar\.example\/guest\/[\w-]{43}$/);
    expect(headers.get("Content-Type")).toBe("text/html; charset=utf-8");
    expect(headers.get("X-Robots-Tag")).toBe("noindex, nofollow");
    expect(headers.get("Referrer-Policy")).toBe("no-referrer");
    expect(headers.get("Cache-Control")).toBe("no-store");
    expect(headers.get("Content-Security-Policy")).toMatch(
      /^default-src 'none';style-src 'sha256-/,
    );
    expect(headers.getSetCookie()).toEqual([]);
  });

  test("[C17] unknown, expired and revoked guest links get the same 404 page", async () => {
    const ann = await withWines();
    const [expiring, revoked] = [await make(ann, { days: 1 }), await make(ann, { days: 90 })];
    const unknown = await guestOf(`${expiring.link.slice(0, -4)}AAAA`);
    await users().call(ann, ann.user.id, "guest-links/revoke", {
      guestLinkId: revoked.guestLink.id,
    });
    users().wait(DAY_MS);

    const answers = [unknown, await guestOf(expiring.link), await guestOf(revoked.link)];

    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(unknown.text).toContain("This link does not work");
    expect(unknown.headers.get("X-Robots-Tag")).toBe("noindex, nofollow");
  });

  test("[C15] guest links are listed and logged without their token", async () => {
    const ann = await withWines();
    const { guestLink, link } = await make(ann, { title: "Reds", filter: { type: "Red Wine" } });
    const path = `/api/cellars/${ann.user.id}`;

    const listed = await ann.get(`${path}/guest-links`);

    expect(listed.read(guestLinksAnswerSchema).guestLinks).toEqual([guestLink]);
    expect(guestLink).toMatchObject({ title: "Reds", expiresAt: users().now() + 30 * DAY_MS });
    expect(listed.text).not.toContain(link.slice(-43));
    expect((await ann.get(`${path}/log`)).read(logAnswerSchema).entries[0]).toMatchObject({
      kind: "guest-link-made",
      subject: "Reds",
    });
  });

  test("[C15] only a cellar's owner can create, list and revoke guest links", async () => {
    const ann = await users().app.signedUp();
    const cellar = await users().make(ann);
    const editor = await users().join(ann, cellar);
    const stranger = await users().app.signedUp();
    const statusesFor = async (user: Client, of: string) => [
      (await users().call(user, of, "guest-links", { title: "List" })).status,
      (await user.get(`/api/cellars/${of}/guest-links`)).status,
      (await users().call(user, of, "guest-links/revoke", { guestLinkId: randomUUID() })).status,
    ];

    expect(await statusesFor(editor, cellar)).toEqual([403, 403, 403]);
    expect(await statusesFor(stranger, cellar)).toEqual([404, 404, 404]);
    expect(await statusesFor(stranger, randomUUID())).toEqual([404, 404, 404]);
  });

  test.each([
    ["no title", { title: "" }],
    ["81 characters in its title", { title: "x".repeat(81) }],
    ["0 days", { title: "List", days: 0 }],
    ["91 days", { title: "List", days: 91 }],
    ["an empty list of countries", { title: "List", filter: { countries: [] } }],
    ["an unknown type", { title: "List", filter: { type: "Beer" } }],
  ])("[C15] a guest link with %s is refused", async (_, body) => {
    const ann = await users().app.signedUp();

    expect((await users().call(ann, ann.user.id, "guest-links", body)).status).toBe(400);
  });

  test("[C15] a deletion request of the owner ends the guest links", async () => {
    const ann = await withWines();
    const { link } = await make(ann);
    const proof = { password: "corkscrew" };

    expect((await ann.post("/api/auth/delete-account", proof)).status).toBe(200);

    expect((await guestOf(link)).status).toBe(404);
  });

  const make = async (owner: CellarUser, body: object = {}) => {
    const made = await users().call(owner, owner.user.id, "guest-links", {
      title: "List",
      ...body,
    });
    expect([made.status, made.text]).toEqual([201, expect.any(String)]);
    return made.read(madeGuestLinkSchema);
  };

  const withWines = async () => {
    const ann = await users().app.signedUp(`${randomUUID()}@cellar.example`);
    const lots = [
      {
        id: randomUUID(),
        bottles: 1,
        millilitres: 1_500,
        price: { minor: 4_500, currency: "EUR" },
      },
    ];
    await ann.post("/api/wines", { ...BAROLO, lots, notes: SECRET_NOTE });
    await ann.post("/api/wines", { ...VIN_JAUNE, notes: SECRET_NOTE });
    await ann.post("/api/wines", { ...VIN_JAUNE, name: "Drunk", quantity: 0 });
    return ann;
  };
});

test("the demo account cannot make a guest link", async () => {
  const app = await startApp({ env: { DEMO_ACCOUNT: "on" } });
  const demo = app.client();
  const signedIn = await demo.post("/api/auth/login", {
    email: "demo@winecellar.example",
    password: "winecellar",
  });
  const { id } = (signedIn.body as { user: { id: string } }).user;

  expect((await demo.post(`/api/cellars/${id}/guest-links`, { title: "List" })).status).toBe(403);
  await app.stop();
});

test("[C17] after 200 requests from one network a guest page answers 429", async () => {
  const app = await startApp({ env: { RATE_LIMIT: "on" } });
  const guest = app.client();
  const ask = () => guest.get("/guest/unknown");
  for (let count = 1; count <= 200; count += 1) expect((await ask()).status).toBe(404);

  const { status, headers, text } = await ask();

  expect([status, text]).toEqual([429, expect.stringContaining("Too many requests")]);
  expect(Number(headers.get("Retry-After"))).toBeGreaterThan(0);
  await app.stop();
});

test("[C17] the log does not contain a guest link's token", async () => {
  const app = await startApp({ env: { LOG_LEVEL: "debug" } });

  await app.client().get("/guest/a-secret-token");

  expect(app.log.join("\n")).toContain("/guest/…");
  expect(app.log.join("\n")).not.toContain("a-secret-token");
  await app.stop();
});

function pathOf(link: string): string {
  const { pathname, search } = new URL(link);
  return pathname + search;
}
