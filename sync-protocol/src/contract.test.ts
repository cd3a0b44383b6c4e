import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import {
  callOf,
  type Change,
  changeSchema,
  createCallSchema,
  editCallSchema,
  forgotPasswordSchema,
  jsonBytes,
  labelReadingSchema,
  loginSchema,
  LINE_MAX,
  PROSE_MAX,
  type Lot,
  LOT_FIELDS,
  LOTS_MAX,
  lotSchema,
  plainLot,
  PRICE_MAX,
  PULL_ROWS,
  QUANTITY,
  PUSH_MAX,
  pullQuerySchema,
  BODY_BYTES_MAX,
  pushRequestSchema,
  signupSchema,
  TAGS,
  EXTRA_FIELDS_MAX,
  varietalsOf,
  WINE_ADDITIONS,
  WINE_FIELDS,
  type WineBody,
  wineBodySchema,
  wineOf,
  wineRowSchema,
} from "./index.ts";

const ID = "6a0e5bd0-7d53-4bd7-a4f5-3a1e5e0f2a11";
const OTHER_ID = "0b8ff6d4-0f5c-4f0e-9c3b-5a1d7c2e9f00";

const BODY: WineBody = {
  name: "Cannubi",
  vintage: 2016,
  type: "Red Wine",
  varietal: "Nebbiolo",
  country: "Italy",
  region: "Piemonte",
  producer: "Brezza",
  notes: "Tar",
  photoUrl: null,
  quantity: 6,
  ...WINE_ADDITIONS,
};

describe("a wine's body", () => {
  test("parsing a wine trims texts, nulls empty notes, drops unknown fields", () => {
    const parsed = wineBodySchema.parse({ ...BODY, name: " Cannubi ", notes: "  ", rack: 4 });

    expect(parsed).toEqual({ ...BODY, name: "Cannubi", notes: null });
  });

  test("a wine's text may contain surrogate pairs, but not half a pair", () => {
    expect(wineBodySchema.parse({ ...BODY, notes: "🍷" }).notes).toBe("🍷");
    expect(wineBodySchema.safeParse({ ...BODY, notes: "🍷".slice(0, 1) }).success).toBe(false);
  });

  test.each([
    "/objects/uploads/6a0e5bd0-7d53-4bd7-a4f5-3a1e5e0f2a11\n",
    "/objects/uploads/../../secret",
    "//evil.example/objects/uploads/6a0e5bd0-7d53-4bd7-a4f5-3a1e5e0f2a11",
    "",
  ])("the photo path %j is refused", (photoUrl) => {
    expect(wineBodySchema.safeParse({ ...BODY, photoUrl }).success).toBe(false);
  });

  test("a new wine's quantity defaults to one; an edit requires it", () => {
    const { quantity, ...bare } = BODY;

    expect(quantity).toBeGreaterThan(1);
    expect(createCallSchema.parse(bare).quantity).toBe(1);
    expect(editCallSchema.safeParse(bare).success).toBe(false);
  });
});

describe("a change", () => {
  const changes: Change[] = [
    { kind: "create", wineId: ID, bottleId: OTHER_ID, body: BODY },
    { kind: "edit", wineId: ID, body: BODY },
    { kind: "edit", wineId: ID, body: BODY, base: { name: "Ravera", notes: null } },
    { kind: "archive", wineId: ID },
    { kind: "unarchive", wineId: ID },
    { kind: "add-bottles", wineId: ID, quantity: 2 },
    { kind: "remove-bottles", wineId: ID, quantity: 2 },
  ];

  test.each(changes)("[I1] a change of kind $kind is the same after JSON encoding", (change) => {
    expect(changeSchema.parse(JSON.parse(JSON.stringify(change)))).toEqual(change);
  });

  test("[I1] each wine change has an API call whose body matches its schema", () => {
    const [create, edit, merging] = changes.map(callOf);

    expect(createCallSchema.parse(create?.body)).toEqual(create?.body);
    expect(editCallSchema.parse(edit?.body)).toEqual(edit?.body);
    expect(editCallSchema.parse(merging?.body)).toEqual(merging?.body);
    expect(changes.map((change) => `${callOf(change).method} ${callOf(change).path}`)).toEqual([
      "POST /api/wines",
      `PUT /api/wines/${ID}`,
      `PUT /api/wines/${ID}`,
      `POST /api/wines/${ID}/archive`,
      `POST /api/wines/${ID}/unarchive`,
      `POST /api/wines/${ID}/add-bottles`,
      `POST /api/wines/${ID}/remove-bottles`,
    ]);
    const [, , , archive, unarchive, add, remove] = changes.map((change) => callOf(change).body);
    expect([archive, unarchive, add, remove]).toEqual([{}, {}, { quantity: 2 }, { quantity: 2 }]);
  });

  test("ids that differ only in case are stored as the same id", () => {
    expect(changeSchema.parse({ kind: "archive", wineId: ID.toUpperCase() })).toEqual({
      kind: "archive",
      wineId: ID,
    });
  });
});

describe("a push", () => {
  test("[P8] the longest allowed change fits into a push request", () => {
    const longest = { ...BODY, ...longestValues() };
    const change = { kind: "edit", wineId: ID, body: longest, base: longest };
    const op = { opNo: Number.MAX_SAFE_INTEGER, opId: ID, change };
    const head = { protocol: 1, userId: ID, deviceId: ID, epoch: ID, ackThrough: op.opNo };
    const request = { ...head, ops: [op] };

    expect(pushRequestSchema.parse(request)).toEqual(request);
    expect(jsonBytes(request)).toBeGreaterThan(2 * 6 * PROSE_MAX);
    expect(jsonBytes(request)).toBeLessThan(BODY_BYTES_MAX);
  });

  const request = {
    protocol: 2,
    userId: ID,
    deviceId: OTHER_ID,
    epoch: null,
    ackThrough: 0,
    ops: [] as unknown[],
  };
  const op = (opNo: number) => ({ opNo, opId: ID, change: { kind: "noop" } });

  test("[O2] a push requires op numbers that are positive and rise", () => {
    for (const [numbers, fits] of [
      [[1, 2, 3], true],
      [[7, 8], true],
      [[0], false],
      [[2, 1], false],
      [[1, 1], false],
    ] as const) {
      const parsed = pushRequestSchema.safeParse({ ...request, ops: numbers.map(op) });
      expect(parsed.success).toBe(fits);
    }
  });

  test(`[P8] a push accepts at most ${String(PUSH_MAX)} changes`, () => {
    const ops = Array.from({ length: PUSH_MAX + 1 }, (_, index) => op(index + 1));

    expect(pushRequestSchema.safeParse({ ...request, ops: ops.slice(1) }).success).toBe(true);
    expect(pushRequestSchema.safeParse({ ...request, ops }).success).toBe(false);
  });
});

test("a pull defaults to the current protocol and full pages", () => {
  expect(pullQuerySchema.parse({ since: "7" })).toEqual({
    protocol: 3,
    since: 7,
    limit: PULL_ROWS,
  });
});

test("[V2] a row without the field `deleted` counts as not removed", () => {
  const row = { ...BODY, id: ID, userId: OTHER_ID, bottleId: ID, isArchived: false, seq: 3 };

  expect(wineRowSchema.parse(row).deleted).toBe(false);
  expect(wineOf(wineRowSchema.parse(row))).not.toHaveProperty("seq");
});

test("the list of varietals is alphabetical and without duplicates", () => {
  const wines = ["Riesling", "Éburge", "Zweigelt", "Riesling"].map((varietal) => ({ varietal }));

  expect(varietalsOf(wines)).toEqual(["Éburge", "Riesling", "Zweigelt"]);
});

// Spec 3.4
test("[spec 3] a label reading without a confidence gets the confidence 0.5", () => {
  const { confidence } = labelReadingSchema.parse({ ...BODY, name: null });

  expect(confidence).toBe(0.5);
});

describe("accounts", () => {
  test.each([
    [loginSchema, { email: "nobody", password: "x" }, "Please enter a valid email address"],
    [loginSchema, { email: "a@b.example", password: "" }, "Password is required"],
    [loginSchema, { email: "a@b.example" }, "Password is required"],
    [
      signupSchema,
      { email: "a@b.example", password: "12345" },
      "Password must be at least 6 characters",
    ],
    [forgotPasswordSchema, {}, "Please enter a valid email address"],
  ])(
    "%#: the account data %j is refused with its specified error sentence",
    (schema, body, sentence) => {
      expect(z.safeParse(schema, body).error?.issues[0]?.message).toBe(sentence);
    },
  );

  test("parsing a sign-up trims the e-mail but not the password", () => {
    const parsed = signupSchema.parse({ email: " a@b.example ", password: " corks " });

    expect(parsed).toEqual({ email: "a@b.example", password: " corks " });
  });
});

/** For each field with text, the allowed value that takes the most bytes as JSON. */
function longestValues(): Partial<WineBody> {
  const longest: Partial<WineBody> = {};
  for (const field of WINE_FIELDS) {
    const texts: unknown[] = [EXTRA_FIELDS_MAX, PROSE_MAX, LINE_MAX].map((length) =>
      "\u0001".repeat(length),
    );
    const list = Array.from({ length: TAGS.most }, (_, n) =>
      String.fromCharCode(1 + n).repeat(TAGS.length),
    );
    const lots = Array.from({ length: LOTS_MAX }, (_, n) => longestLot(n));
    const longestOf = [...texts, list, lots].find((candidate) =>
      takes({ ...BODY, [field]: candidate }),
    );
    if (longestOf !== undefined) Object.assign(longest, { [field]: longestOf });
  }
  return longest;
}

/** A lot whose text fields each have the longest allowed value. Its id is made from `n`. */
function longestLot(n: number): Lot {
  const { id, ...body } = plainLot(`${ID.slice(0, -2)}${String(10 + n)}`, QUANTITY.max);
  const longest: Record<string, unknown> = { ...body, placeId: ID };
  for (const field of LOT_FIELDS) {
    for (const length of [50, 100, 500]) {
      const text = "\u0001".repeat(length);
      if (lotSchema.safeParse({ ...longest, id, [field]: text }).success) longest[field] = text;
    }
  }
  return lotSchema.parse({ ...longest, id, price: { minor: PRICE_MAX, currency: "EUR" } });
}

function takes(body: object): boolean {
  return wineBodySchema.safeParse(body).success;
}
