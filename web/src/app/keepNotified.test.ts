// @vitest-environment happy-dom
import "fake-indexeddb/auto";
import type { NotificationChoices } from "sync-protocol";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cellarOf, deleteCellar } from "../engine/db/cellars.ts";
import { prepareCellar } from "../engine/db/opening/prepareCellar.ts";
import { sessionStore } from "../engine/session/sessionStore.ts";
import {
  noteNotifications,
  readNotificationNote,
} from "../parts/notifications/notificationNote.ts";
import { aRow, id } from "../rules/testBuilders.ts";
import { fakeServer } from "../ui/test/fakeServer.ts";
import { withPush } from "../ui/test/withPush.ts";
import { keepNotified } from "./keepNotified.ts";

const PATH = "/api/auth/notifications";
const CHOICES: NotificationChoices = {
  kinds: ["windows"],
  showsNames: false,
  quiet: { from: 21, to: 8 },
  timeZone: "Europe/Berlin",
};
const setAppBadge = vi.fn(() => Promise.resolve());
let user: { readonly id: string; readonly email: string };

Object.defineProperty(navigator, "setAppBadge", { value: setAppBadge });
keepNotified();

beforeEach(async () => {
  user = { id: crypto.randomUUID(), email: "bob@cellar.example" };
  await prepareCellar(cellarOf(user.id), { notes: [], newId: () => crypto.randomUUID() });
  noteNotifications(user.id, CHOICES);
});

afterEach(async () => {
  sessionStore.setState({ kind: "signedOut" }, true);
  localStorage.clear();
  await deleteCellar(user.id);
});

test("until sign-out, the app's badge counts wines to drink this year", async () => {
  withPush();
  fakeServer({ [`GET ${PATH}`]: { body: { notifications: CHOICES } } });
  const year = new Date().getFullYear();
  for (const [at, drinkTo] of [year, year, year + 3].entries()) {
    const wine = { id: id(at + 1), bottleId: id(at + 11), seq: at + 1, drinkTo };
    await cellarOf(user.id).wines.put(aRow({ userId: user.id, ...wine }));
  }

  signIn();
  await vi.waitFor(() => {
    expect(setAppBadge).toHaveBeenLastCalledWith(2);
  });

  sessionStore.setState({ kind: "signedOut" }, true);
  await vi.waitFor(() => {
    expect(setAppBadge).toHaveBeenLastCalledWith(0);
  });
});

test("[N1] after a new sign-in, notifications are turned on again", async () => {
  withPush();
  const asked = fakeServer({
    [`GET ${PATH}`]: { body: { notifications: null } },
    [`POST ${PATH}/key`]: { body: { publicKey: "BAAA" } },
    [`PUT ${PATH}`]: { body: { notifications: CHOICES } },
  });

  sessionStore.setState({ kind: "signedIn", user, mustSignIn: true }, true);
  expect(asked).toEqual([]);
  signIn();

  await vi.waitFor(() => {
    expect(asked.at(-1)?.body).toMatchObject({
      ...CHOICES,
      subscription: { endpoint: "https://push.example/1" },
    });
  });
});

test("[N1] if the browser is not subscribed, notifications stay off after sign-in", async () => {
  withPush("default");
  fakeServer({ [`GET ${PATH}`]: { body: { notifications: null } } });

  signIn();

  await vi.waitFor(() => {
    expect(readNotificationNote(user.id)).toBeUndefined();
  });
});

function signIn() {
  sessionStore.setState({ kind: "signedIn", user, mustSignIn: false }, true);
}
