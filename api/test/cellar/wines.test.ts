import { randomUUID } from "node:crypto";
import { errorBodySchema, latestVintage, type Wine, wineSchema } from "sync-protocol";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { type Answer, type Client, startApp, type TestApp } from "../startApp.ts";

const BAROLO = {
  name: "Barolo Cannubi",
  vintage: 2016,
  type: "Red Wine",
  varietal: "Nebbiolo",
  country: "Italy",
  region: "Piemonte",
  producer: "Brezza",
  notes: "Rose, tar, patience.",
  photoUrl: null,
  quantity: 6,
};

const RIESLING = {
  ...BAROLO,
  name: "Dellchen",
  vintage: 2022,
  type: "White Wine",
  varietal: "Riesling",
  country: "Germany",
  region: "Nahe",
  producer: "Dönnhoff",
  quantity: 3,
};

let app: TestApp;

beforeAll(async () => {
  app = await startApp();
});

afterAll(() => app.stop());

describe("POST /api/wines", () => {
  // Spec 1.12
  test("creating a wine returns 201 with ids from the server", async () => {
    const person = await app.signedUp();

    const answer = await person.post("/api/wines", BAROLO);

    expect(answer.status).toBe(201);
    expect(wineIn(answer)).toMatchObject({ ...BAROLO, userId: person.user.id, isArchived: false });
    expect(wineIn(answer).bottleId).not.toBe(wineIn(answer).id);
  });

  test("creating a wine stores the client's ids in lower case", async () => {
    const person = await app.signedUp();
    const [id, bottleId] = [randomUUID(), randomUUID()];

    const answer = await person.post("/api/wines", { ...BAROLO, id: id.toUpperCase(), bottleId });

    expect(wineIn(answer)).toMatchObject({ id, bottleId });
  });

  test("a new wine has trimmed texts and, by default, one bottle", async () => {
    const person = await app.signedUp();
    const { quantity, notes, ...bare } = BAROLO;

    const answer = await person.post("/api/wines", { ...bare, name: "  Barolo \n", cellar: "B2" });

    expect(quantity).not.toBe(1);
    expect(notes).not.toBeNull();
    expect(wineIn(answer)).toMatchObject({
      name: "Barolo",
      quantity: 1,
      notes: null,
      photoUrl: null,
    });
    expect(answer.body).not.toHaveProperty("cellar");
  });

  test("[W5] creating a wine with another wine's id is refused", async () => {
    const person = await app.signedUp();
    const wine = await added(person);

    const sameId = await person.post("/api/wines", { ...BAROLO, id: wine.id });
    const sameBottle = await person.post("/api/wines", { ...BAROLO, bottleId: wine.bottleId });

    expect([sameId.status, refusalIn(sameId).code]).toEqual([409, "wine_exists"]);
    expect([sameBottle.status, refusalIn(sameBottle).code]).toEqual([409, "bottle_id_taken"]);
  });

  test("[F1] a wine with an unknown photo is saved without the photo", async () => {
    const person = await app.signedUp();
    const photoUrl = `/objects/uploads/${randomUUID()}`;

    const created = await person.post("/api/wines", { ...BAROLO, photoUrl });
    const { id } = wineIn(created);
    const edited = await person.put(`/api/wines/${id}`, { ...BAROLO, notes: "Tar", photoUrl });

    expect([created.status, wineIn(created).photoUrl]).toEqual([201, null]);
    expect([edited.status, wineIn(edited)]).toMatchObject([200, { notes: "Tar", photoUrl: null }]);
  });
});

describe("limits of wine fields", () => {
  const nextYear = latestVintage(Date.now()) + 1;

  test.each<[sentence: string, values: Record<string, unknown>]>([
    ["Name is required", { name: " " }],
    ["Name must be at most 500 characters", { name: "x".repeat(501) }],
    ["Name contains a broken character", { name: "\ud83c" }],
    ["Producer is required", { producer: null }],
    ["Varietal is required", { varietal: undefined }],
    ["Country is required", { country: 7 }],
    ["Region is required", { region: [] }],
    ["Vintage must be a year", { vintage: "2019" }],
    ["Vintage must be a year", { vintage: 2019.5 }],
    ["Vintage must be 1800 or later", { vintage: 1799 }],
    [`Vintage must be ${String(nextYear - 1)} or earlier`, { vintage: nextYear }],
    ["Quantity must be a whole number", { quantity: 1.5 }],
    ["Quantity must be at least 0", { quantity: -1 }],
    ["Quantity must be at most 999", { quantity: 1000 }],
    ["Wine type must be one of the six types", { type: "Orange Wine" }],
    ["Tasting notes must be at most 10000 characters", { notes: "x".repeat(10_001) }],
    ["Photo must be a stored object", { photoUrl: "https://example.com/label.jpg" }],
    ["Photo must be a stored object", { photoUrl: "/objects/uploads/../../etc/passwd" }],
  ])("an invalid wine is refused with the message: %s", async (sentence, values) => {
    const person = await app.signedUp();
    const wine = await added(person);

    const created = await person.post("/api/wines", { ...BAROLO, ...values });
    const edited = await person.put(`/api/wines/${wine.id}`, { ...BAROLO, ...values });

    for (const answer of [created, edited]) {
      expect([answer.status, refusalIn(answer).code]).toEqual([400, "invalid"]);
      expect(refusalIn(answer).error).toBe(sentence);
      expect(refusalIn(answer).issues?.[0]?.path).toEqual(Object.keys(values));
    }
    expect(await list(person)).toEqual([wine]);
  });

  test("a wine's fields accept their lowest and highest values", async () => {
    const person = await app.signedUp();

    for (const values of [
      { vintage: 1800, quantity: 0 },
      { vintage: nextYear - 1, quantity: 999, name: "x".repeat(500) },
    ]) {
      const answer = await person.post("/api/wines", { ...BAROLO, ...values });
      expect(wineIn(answer)).toMatchObject(values);
    }
  });
});

describe("PUT /api/wines/{id}", () => {
  test("[M5] replacing a wine sets every field and returns the wine", async () => {
    const person = await app.signedUp();
    const wine = await added(person);

    const answer = await person.put(`/api/wines/${wine.id}`, { ...RIESLING, notes: "" });

    expect(answer.status).toBe(200);
    expect(wineIn(answer)).toEqual({ ...wine, ...RIESLING, notes: null });
    expect(await list(person)).toEqual([wineIn(answer)]);
  });

  test("[M3] an edit with base values keeps another editor's changes of other fields", async () => {
    const person = await app.signedUp();
    const wine = await added(person);
    await person.put(`/api/wines/${wine.id}`, { ...BAROLO, region: "Serralunga" });

    const answer = await person.put(`/api/wines/${wine.id}`, {
      ...BAROLO,
      name: "Vigna Rionda",
      base: { name: BAROLO.name },
    });

    expect(wineIn(answer)).toMatchObject({ name: "Vigna Rionda", region: "Serralunga" });
  });

  test("replacing a wine keeps its ids, owner and archive state", async () => {
    const person = await app.signedUp();
    const wine = await added(person);

    const answer = await person.put(`/api/wines/${wine.id}`, {
      ...BAROLO,
      id: randomUUID(),
      bottleId: randomUUID(),
      userId: randomUUID(),
      isArchived: true,
    });

    expect(answer.status).toBe(200);
    expect(await list(person)).toEqual([wine]);
  });
});

describe("adding and removing bottles", () => {
  test("a call adds or removes the given number of bottles", async () => {
    const person = await app.signedUp();
    const { id } = await added(person, { quantity: 4 });

    const more = await person.post(`/api/wines/${id}/add-bottles`, { quantity: 2 });
    const fewer = await person.post(`/api/wines/${id}/remove-bottles`, { quantity: 6 });

    expect([more.status, wineIn(more).quantity]).toEqual([200, 6]);
    expect([fewer.status, wineIn(fewer).quantity]).toEqual([200, 0]);
  });

  // Spec 4.5
  test("[W3] removing more bottles than the wine has is refused", async () => {
    const person = await app.signedUp();
    const { id } = await added(person, { quantity: 1 });

    const answer = await person.post(`/api/wines/${id}/remove-bottles`, { quantity: 2 });

    expect(answer.status).toBe(409);
    expect(answer.body).toEqual({
      error: "Cannot remove more bottles than available",
      code: "insufficient_quantity",
    });
    expect(await list(person)).toMatchObject([{ quantity: 1 }]);
  });

  test("[W3] adding bottles beyond 999 is refused", async () => {
    const person = await app.signedUp();
    const { id } = await added(person, { quantity: 999 });

    const answer = await person.post(`/api/wines/${id}/add-bottles`, { quantity: 1 });

    expect([answer.status, refusalIn(answer).code]).toEqual([422, "too_many_bottles"]);
  });

  test.each([
    ["Quantity must be at least 1", { quantity: 0 }],
    ["Quantity must be at most 999", { quantity: 1000 }],
    ["Quantity must be a whole number", {}],
    ["Quantity must be a whole number", { quantity: "1" }],
  ])("adding or removing an invalid quantity is refused with: %s", async (sentence, body) => {
    const person = await app.signedUp();
    const { id } = await added(person);

    for (const call of ["add-bottles", "remove-bottles"]) {
      const answer = await person.post(`/api/wines/${id}/${call}`, body);
      expect([answer.status, refusalIn(answer).error]).toEqual([400, sentence]);
    }
  });

  test("[W3] twenty parallel removals take no more bottles than the wine has", async () => {
    const person = await app.signedUp();
    const { id } = await added(person, { quantity: 7 });

    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        person.post(`/api/wines/${id}/remove-bottles`, { quantity: 1 }),
      ),
    );

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(7);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(13);
    expect(await list(person)).toMatchObject([{ quantity: 0 }]);
  });
});

describe("archive and unarchive", () => {
  test("[W4] archiving an archived wine or unarchiving an unarchived wine succeeds", async () => {
    const person = await app.signedUp();
    const { id } = await added(person);

    for (const [call, isArchived] of [
      ["archive", true],
      ["archive", true],
      ["unarchive", false],
      ["unarchive", false],
    ] as const) {
      const answer = await person.post(`/api/wines/${id}/${call}`);
      expect([answer.status, wineIn(answer).isArchived]).toEqual([200, isArchived]);
    }
  });
});

describe("remove and restore", () => {
  // Spec 10.92
  test("[W9] [W10] a removed wine cannot be listed or changed until restored", async () => {
    const person = await app.signedUp();
    const wine = await added(person);
    const path = `/api/wines/${wine.id}`;

    const removed = await person.post(`${path}/remove`);
    expect([removed.status, wineIn(removed)]).toEqual([200, wine]);
    expect((await person.post(`${path}/remove`)).status).toBe(200);
    expect(await list(person)).toEqual([]);
    expect(ids(await person.get("/api/wines?includeArchived=true"))).toEqual([]);
    expect((await person.get("/api/wines/varietals")).body).toEqual([]);
    const refused = await person.post(`${path}/add-bottles`, { quantity: 1 });
    expect([refused.status, refusalIn(refused).code]).toEqual([404, "wine_removed"]);

    const restored = await person.post(`${path}/restore`);
    expect([restored.status, wineIn(restored)]).toEqual([200, wine]);
    expect((await person.post(`${path}/restore`)).status).toBe(200);
    expect(await list(person)).toEqual([wine]);
  });

  test("[W6] removing or restoring an unknown wine gets 404", async () => {
    const person = await app.signedUp();

    for (const call of ["remove", "restore"]) {
      expect((await person.post(`/api/wines/${randomUUID()}/${call}`)).status).toBe(404);
    }
  });
});

describe("GET /api/wines", () => {
  test("archived wines are listed only on request", async () => {
    const person = await app.signedUp();
    const [kept, archived] = [await added(person), await added(person)];
    await person.post(`/api/wines/${archived.id}/archive`);

    expect(ids(await person.get("/api/wines"))).toEqual([kept.id]);
    expect(ids(await person.get("/api/wines?includeArchived=false"))).toEqual([kept.id]);
    expect(ids(await person.get("/api/wines?includeArchived=true"))).toEqual([
      kept.id,
      archived.id,
    ]);
    expect((await person.get("/api/wines?includeArchived=maybe")).status).toBe(400);
  });

  test("the list of varietals contains each of the user's varietals once, sorted", async () => {
    const person = await app.signedUp();
    const stranger = await app.signedUp();
    await added(stranger, { varietal: "Assyrtiko" });
    for (const varietal of ["Riesling", "Nebbiolo", "Riesling"]) await added(person, { varietal });

    const answer = await person.get("/api/wines/varietals");

    expect(answer.body).toEqual(["Nebbiolo", "Riesling"]);
  });
});

/** Method, path after `/api/wines/{id}` and body of each call that changes a wine. */
const CALLS = [
  ["PUT", "", BAROLO],
  ["POST", "/archive", {}],
  ["POST", "/unarchive", {}],
  ["POST", "/add-bottles", { quantity: 1 }],
  ["POST", "/remove-bottles", { quantity: 1 }],
] as const;

describe("access to wines", () => {
  // Spec 1.1
  test("calls about wines are refused without a sign-in", async () => {
    const { id } = await added(await app.signedUp());
    const anonymous = app.client();

    const answers = [
      await anonymous.get("/api/wines"),
      await anonymous.get("/api/wines/varietals"),
      await anonymous.post("/api/wines", BAROLO),
    ];
    for (const [method, path, json] of CALLS) {
      answers.push(await anonymous.send(method, `/api/wines/${id}${path}`, { json }));
    }

    for (const answer of answers) {
      expect([answer.status, refusalIn(answer).code]).toEqual([401, "unauthenticated"]);
    }
  });

  test.each(CALLS)(
    "[W6] %s {id}%s is refused for other users' wines and unknown ids",
    async (...call) => {
      const [method, path, json] = call;
      const owner = await app.signedUp();
      const stranger = await app.signedUp();
      const wine = await added(owner);

      for (const id of [wine.id, randomUUID(), "7", "%00", "__proto__"]) {
        const answer = await stranger.send(method, `/api/wines/${id}${path}`, { json });
        expect([answer.status, refusalIn(answer)]).toEqual([
          404,
          { error: "Wine not found", code: "not_found", facts: { what: "wine" } },
        ]);
      }
      expect(await list(owner)).toEqual([wine]);
    },
  );
});

describe("Idempotency-Key", () => {
  const key = { "Idempotency-Key": "bottle-1" };

  test("[I2] repeating a create makes no second wine and gets the first answer", async () => {
    const person = await app.signedUp();

    const first = await person.post("/api/wines", BAROLO, key);
    const repeat = await person.post("/api/wines", BAROLO, key);

    expect([repeat.status, repeat.text]).toEqual([201, first.text]);
    expect(await list(person)).toHaveLength(1);
  });

  test.each(CALLS)(
    "[I2] %s {id}%s repeated with its idempotency key takes effect once",
    async (...call) => {
      const [method, path, json] = call;
      const person = await app.signedUp();
      const { id } = await added(person, { quantity: 5 });
      const send = () => person.send(method, `/api/wines/${id}${path}`, { json, headers: key });

      const first = await send();
      await person.post(`/api/wines/${id}/add-bottles`, { quantity: 3 });
      const between = await list(person);
      const repeat = await send();

      expect([repeat.status, repeat.text]).toEqual([200, first.text]);
      expect(await list(person)).toEqual(between);
    },
  );

  test("[I2] ten parallel calls with one idempotency key take effect once", async () => {
    const person = await app.signedUp();
    const { id } = await added(person, { quantity: 5 });
    const path = `/api/wines/${id}/remove-bottles`;

    const answers = await Promise.all(
      Array.from({ length: 10 }, () => person.post(path, { quantity: 1 }, key)),
    );

    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await list(person)).toMatchObject([{ quantity: 4 }]);
  });

  test("[I3] a repeated call may reorder fields, but changed values are refused", async () => {
    const person = await app.signedUp();
    await person.post("/api/wines", BAROLO, key);
    const shuffled = Object.fromEntries(Object.entries(BAROLO).reverse());

    const same = await person.post("/api/wines", shuffled, key);
    const other = await person.post("/api/wines", { ...BAROLO, quantity: 2 }, key);

    expect(same.status).toBe(201);
    expect([other.status, refusalIn(other).code]).toEqual([422, "idempotency_key_reused"]);
  });

  test("[I3] an idempotency key that was used for another wine is refused", async () => {
    const person = await app.signedUp();
    const [one, other] = [await added(person), await added(person)];
    await person.post(`/api/wines/${one.id}/archive`, {}, key);

    const answer = await person.post(`/api/wines/${other.id}/archive`, {}, key);

    expect(answer.status).toBe(422);
  });

  test("[I4] a refused call repeated with its idempotency key gets the same refusal", async () => {
    const person = await app.signedUp();
    const { id } = await added(person, { quantity: 0 });
    const path = `/api/wines/${id}/remove-bottles`;
    const first = await person.post(path, { quantity: 1 }, key);
    await person.post(`/api/wines/${id}/add-bottles`, { quantity: 3 });

    const repeat = await person.post(path, { quantity: 1 }, key);

    expect([repeat.status, repeat.text]).toEqual([409, first.text]);
  });

  test.each(["", "two words", "Ännchen", "k".repeat(256)])(
    "the invalid idempotency key %j is refused",
    async (value) => {
      const person = await app.signedUp();

      const answer = await person.post("/api/wines", BAROLO, { "Idempotency-Key": value });

      expect([answer.status, refusalIn(answer).code]).toEqual([400, "invalid"]);
      expect(await list(person)).toEqual([]);
    },
  );
});

async function added(person: Client, values: Partial<Wine> = {}): Promise<Wine> {
  return wineIn(await person.post("/api/wines", { ...BAROLO, ...values }));
}

async function list(person: Client): Promise<Wine[]> {
  return (await person.get("/api/wines?includeArchived=true")).read(z.array(wineSchema));
}

function ids(answer: Answer): string[] {
  return answer.read(z.array(wineSchema)).map(({ id }) => id);
}

function wineIn(answer: Answer): Wine {
  return answer.read(wineSchema);
}

function refusalIn(answer: Answer) {
  return answer.read(errorBodySchema);
}
