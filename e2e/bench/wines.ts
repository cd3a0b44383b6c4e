import type { Person } from "../fixtures/test.ts";
import { lotsOf, PLACES } from "../../.ci/bench/lots.ts";

/** A user of a benchmark, signed in from this process. */
export interface BenchPerson extends Person {
  readonly userId: string;
  readonly cookie: string;
}

/** The fields of a request to `POST /api/wines` that the benchmarks set. */
export interface NewWine {
  readonly name: string;
  readonly vintage: number;
  readonly type: string;
  readonly varietal: string;
  readonly country: string;
  readonly region: string;
  readonly producer: string;
  readonly notes: string;
  readonly photoUrl: string | null;
  readonly quantity: number;
}

const PASSWORD = "corkscrew";
const PUSH_MAX = 250;

const GROWN = [
  { type: "Red Wine", varietal: "Nebbiolo", country: "Italy", region: "Piedmont" },
  { type: "Red Wine", varietal: "Cabernet Franc", country: "France", region: "Chinon" },
  { type: "White Wine", varietal: "Riesling", country: "Germany", region: "Mosel" },
  { type: "White Wine", varietal: "Chenin Blanc", country: "South Africa", region: "Swartland" },
  { type: "Sparkling Wine", varietal: "Chardonnay", country: "France", region: "Champagne" },
  { type: "Rosé Wine", varietal: "Grenache", country: "France", region: "Tavel" },
  { type: "Dessert Wine", varietal: "Furmint", country: "Hungary", region: "Tokaj" },
  { type: "Fortified Wine", varietal: "Palomino", country: "Spain", region: "Jerez" },
] as const;

const NOTES = [
  "Rose petal, blood orange and a long, chalky finish; the second bottle was better than the first.",
  "Wet slate, lime and a little honey; better from a large glass, and an hour after it was opened.",
  "Brioche and green apple. For the first guests, or with oysters on the balcony in September.",
  "Closed still. Ask again in three winters, and then give it an evening to itself and no music.",
];

/**
 * Generates the wines of a cellar of this size, the same in each run. Half of the wines have notes.
 * A wine's row without lots has about 430 bytes.
 */
export function winesOf(size: number): NewWine[] {
  return Array.from({ length: size }, (_, number) => ({
    ...pick(GROWN, number),
    name: `Clos ${String(number)} Vieilles Vignes`,
    vintage: 1950 + (number % 75),
    producer: `Domaine ${String(number % 997)}`,
    notes: number % 2 === 0 ? pick(NOTES, number / 2) : "",
    photoUrl: null,
    quantity: 100,
  }));
}

export async function stockCellar(
  url: string,
  { email, size }: { readonly email: string; readonly size: number },
): Promise<BenchPerson & { readonly wineIds: readonly string[] }> {
  const person = await signUpHere(url, email);
  return { ...person, wineIds: await bringIn(url, person, winesOf(size)) };
}

/** Adds wines with lots and places to an empty cellar, and returns the wines' ids. */
export async function bringIn(
  url: string,
  person: BenchPerson,
  wines: readonly NewWine[],
): Promise<readonly string[]> {
  const placed = PLACES.map(({ id, ...body }) => ({ kind: "put-place", placeId: id, body }));
  const created = wines.map((wine, number) => {
    const bottleId = crypto.randomUUID();
    const body = { ...wine, lots: lotsOf(number, { bottleId, quantity: wine.quantity }) };
    return { kind: "create", wineId: crypto.randomUUID(), bottleId, body };
  });
  await push(url, person, [...placed, ...created]);
  return created.map(({ wineId }) => wineId);
}

/** Sends changes as a new device, in several pushes if necessary. */
export async function push(
  url: string,
  { userId, cookie }: BenchPerson,
  changes: readonly object[],
): Promise<void> {
  const deviceId = crypto.randomUUID();
  const ops = changes.map((change, index) => ({
    opNo: index + 1,
    opId: crypto.randomUUID(),
    change,
  }));
  for (let from = 0; from < ops.length; from += PUSH_MAX) {
    const batch = ops.slice(from, from + PUSH_MAX);
    const head = { protocol: 2, userId, deviceId, epoch: null, ackThrough: from };
    await post(`${url}/api/sync/push`, { ...head, ops: batch }, cookie);
  }
}

export async function signUpHere(url: string, email: string): Promise<BenchPerson> {
  const answer = await post(`${url}/api/auth/signup`, { email, password: PASSWORD }, "");
  const { user } = (await answer.json()) as { user: { id: string } };
  const cookies = answer.headers.getSetCookie().map((line) => line.split(";")[0]);
  return { email, password: PASSWORD, userId: user.id, cookie: cookies.join("; ") };
}

/** Calls the API from this process. Throws if the server refuses. */
export function post(address: string, body: unknown, cookie: string): Promise<Response> {
  return call(address, {
    method: "POST",
    headers: { "content-type": "application/json", cookie },
    body: JSON.stringify(body),
  });
}

/** Reads from the API. Throws if the server refuses. */
export function get(address: string, cookie: string): Promise<Response> {
  return call(address, { headers: { cookie } });
}

async function call(address: string, request: RequestInit): Promise<Response> {
  const answer = await fetch(address, request);
  if (!answer.ok) throw new Error(`${address}: ${await answer.text()}`);
  return answer;
}

function pick<T>(choices: readonly T[], number: number): T {
  const choice = choices[number % choices.length];
  if (choice === undefined) throw new Error("There is nothing to choose from");
  return choice;
}
