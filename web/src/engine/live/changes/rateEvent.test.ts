import "fake-indexeddb/auto";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { anEvent, aRow } from "../../../rules/testBuilders.ts";
import { cellarOf } from "../../db/cellars.ts";
import type { CellarDatabase } from "../../db/CellarDatabase.ts";
import { prepareCellar } from "../../db/opening/prepareCellar.ts";
import { sessionStore } from "../../session/sessionStore.ts";
import { rateEvent } from "./rateEvent.ts";

const newId = () => crypto.randomUUID();

let cellar: CellarDatabase;
let wineId: string;
let eventId: string;

beforeEach(async () => {
  vi.stubGlobal("navigator", {});
  const user = { id: newId(), email: "anna@example.org" };
  [wineId, eventId] = [newId(), newId()];
  sessionStore.setState({ kind: "signedIn", user, mustSignIn: false }, true);
  cellar = cellarOf(user.id);
  await prepareCellar(cellar, { notes: [], newId });
  await cellar.wines.put(aRow({ id: wineId, userId: user.id }));
});

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStore.setState({ kind: "signedOut" }, true);
});

test.each([
  [20, { value: 18, scale: 20 }],
  [null, { value: 90, scale: 100 }],
] as const)("four stars become a rating on the chosen scale: %s", async (scale, rating) => {
  await haveEvent();

  const outcome = await rateEvent({ wineId, eventId, stars: 4, scale });

  expect(outcome).toMatchObject({ kind: "done", event: { id: eventId, rating } });
});

test("a rating waits until its event arrives on this device, then succeeds", async () => {
  const rated = rateEvent({ wineId, eventId, stars: 5, scale: 100 });
  await haveEvent();

  await expect(rated).resolves.toMatchObject({ kind: "done", event: { rating: { value: 95 } } });
});

test("rating a removed event is refused", async () => {
  await haveEvent({ deleted: true });

  await expect(rateEvent({ wineId, eventId, stars: 5, scale: 100 })).resolves.toMatchObject({
    kind: "refused",
    refusal: { code: "not_found" },
  });
});

async function haveEvent({ deleted = false } = {}): Promise<void> {
  const event = anEvent(1, { id: eventId, wineId });
  await cellar.events.put({ ...event, seq: 2, deleted });
}
