import { createHash } from "node:crypto";
import {
  CALLS,
  type Change,
  type Credentials,
  eventBodySchema,
  placeBodySchema,
  wineBodySchema,
} from "sync-protocol";
import { changePlace } from "../changes/changePlace.ts";
import { changeWine } from "../changes/changeWine.ts";
import {
  DEMO_HISTORY,
  DEMO_PLACES,
  DEMO_STOCKED_DAYS_AGO,
  DEMO_WINES,
  type DemoEvent,
  type DemoWine,
} from "./demoCellar.ts";
import { keepPhoto, type PhotoDeps } from "../photos/objects.ts";
import { personalCellarOf } from "../personalCellar.ts";
import type { CellarStore } from "../ports/cellar.ts";
import { type ChangeDeps, runCall } from "../changes/runCall.ts";
import { type AccountDeps, hasPassword, makeAccount } from "../accounts/account.ts";
import type { Account } from "../ports/accounts.ts";

export interface StockDeps extends ChangeDeps, PhotoDeps {
  readonly store: Pick<CellarStore, "apply" | "wine">;
  readonly demoPhoto: (slug: string) => Promise<Uint8Array>;
}

/**
 * Adds demo wines, photos, places and two years of history to a cellar. A repeat adds only what is
 * missing and keeps the user's changes.
 */
export async function stockDemo(deps: StockDeps, cellarId: string): Promise<void> {
  const [first] = DEMO_WINES;
  // If the demo wines exist, missing places were removed by a user and stay removed.
  const isNew =
    !first || !(await deps.store.wine(cellarId, namedId(`wine ${first.slug} ${cellarId}`)));
  if (isNew) await stockPlaces(deps, cellarId);
  for (const demo of DEMO_WINES) await stockWine(deps, cellarId, demo);
  for (const event of DEMO_HISTORY) await recordEvent(deps, cellarId, event);
}

async function stockPlaces(deps: StockDeps, cellarId: string): Promise<void> {
  for (const { slug, place, inside } of DEMO_PLACES) {
    const parentId = inside === undefined ? null : placeIdFor(inside, cellarId);
    const body = placeBodySchema.parse({ ...place, parentId });
    await changePlace(deps, {
      cellarId,
      change: { kind: "put-place", placeId: placeIdFor(slug, cellarId), body },
      spec: CALLS.putPlace,
      sent: body,
      idempotencyKey: `demo-put-place-${slug}`,
    });
  }
}

function placeIdFor(slug: string, cellarId: string): string {
  return namedId(`place ${slug} ${cellarId}`);
}

async function stockWine(deps: StockDeps, cellarId: string, demo: DemoWine): Promise<void> {
  const { slug, wine, isArchived, lots, open } = demo;
  const idFor = (purpose: string): string => namedId(`${purpose} ${slug} ${cellarId}`);
  const wineId = idFor("wine");
  const longAgo = { ...deps, now: () => deps.now() - DEMO_STOCKED_DAYS_AGO * DAY_MS };
  const run = (change: Change): Promise<unknown> =>
    changeWine(longAgo, { cellarId, change, idempotencyKey: `demo-${change.kind}-${slug}` });

  if (!(await deps.store.wine(cellarId, wineId))) {
    const photoUrl = await keepPhoto(deps, {
      id: idFor("photo"),
      cellarId,
      raw: await deps.demoPhoto(slug),
    });
    const bottleId = idFor("bottle");
    const lotIdAt = (n: number): string => (n === 0 ? bottleId : idFor(`lot ${String(n)}`));
    const body = wineBodySchema.parse({
      ...wine,
      photoUrl,
      opened: open && [
        {
          id: idFor("opened"),
          day: dayIn(-open.daysAgo, deps.now()),
          keeping: open.keeping,
          lotId: lotIdAt(Math.max(0, lots.length - 1)),
        },
      ],
      lots: lots.map(({ arrivesInDays, place, ...lot }, n) => ({
        ...lot,
        placeId: place === undefined ? null : placeIdFor(place, cellarId),
        id: lotIdAt(n),
        arrivesOn: arrivesInDays === undefined ? null : dayIn(arrivesInDays, deps.now()),
      })),
    });
    await run({ kind: "create", wineId, bottleId, body });
  }
  if (isArchived) await run({ kind: "archive", wineId });
}

/**
 * Imports an event. Its bottles count as added or taken [H8: export]. The idempotency key does not
 * depend on the event's day, because the day differs at each start.
 */
async function recordEvent(
  deps: StockDeps,
  cellarId: string,
  { name, wine, daysAgo, bottles, details }: DemoEvent,
): Promise<void> {
  const slug = `${wine}-${name}`;
  await runCall(deps, {
    cellarId,
    change: {
      kind: "put-event",
      eventId: namedId(`event ${slug} ${cellarId}`),
      wineId: namedId(`wine ${wine} ${cellarId}`),
      bottles,
      ...(bottles !== 0 && { counted: { lotId: null } }),
      body: eventBodySchema.parse({ ...details, day: dayIn(-daysAgo, deps.now()) }),
    },
    request: { method: "PUT", path: `/demo/events/${slug}`, body: undefined },
    idempotencyKey: `demo-event-${slug}`,
  });
}

const DAY_MS = 24 * 60 * 60 * 1000;

function dayIn(days: number, now: number): string {
  return new Date(now + days * DAY_MS).toISOString().slice(0, 10);
}

/**
 * Derives a UUID from a name. The same name always gives the same UUID, so a repeat finds existing
 * records.
 */
function namedId(name: string): string {
  const bytes = createHash("sha256").update(name).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString("hex");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

/**
 * Creates the demo account if needed, resets its password and stocks its cellar. Several processes
 * may call this function at the same time.
 */
export async function openDemo(deps: AccountDeps & StockDeps, demo: Credentials): Promise<void> {
  const account = await deps.accounts.byEmail(demo.email);
  const id = account?.id ?? (await makeDemo(deps, demo));
  if (account && !(await isPublished(deps, account, demo))) {
    const published = await deps.hasher.hash(demo.password);
    await deps.accounts.changePassword(id, account.passwordHash, published);
  }
  await stockDemo(deps, personalCellarOf(id));
}

/** Returns the existing account's id if another process has created the account. */
async function makeDemo(deps: AccountDeps, demo: Credentials): Promise<string> {
  try {
    return (await makeAccount(deps, demo, { isConfirmed: true })).id;
  } catch (error) {
    const account = await deps.accounts.byEmail(demo.email);
    if (!account) throw error;
    return account.id;
  }
}

async function isPublished(
  { hasher }: AccountDeps,
  { passwordHash }: Account,
  { password }: Credentials,
): Promise<boolean> {
  return hasPassword(passwordHash) && (await hasher.verify(passwordHash, password)) !== "wrong";
}
