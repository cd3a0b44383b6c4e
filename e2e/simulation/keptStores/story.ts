import {
  eventBodyOf,
  finalizeAnswerSchema,
  lotSchema,
  type Place,
  uploadAnswerSchema,
  type User,
  type WineBody,
  wineBodyOf,
} from "sync-protocol";
import { backUpCellar } from "../../../api/src/upkeep/backUpCellar.ts";
import { restoreCellar } from "../../../api/src/upkeep/restoreCellar.ts";
import {
  editEvent,
  removeEvent,
  recordEvent,
} from "../../../web/src/engine/db/commands/eventCommands.ts";
import {
  addWine,
  editWine,
  recordChange,
} from "../../../web/src/engine/db/commands/wineCommands.ts";
import { putPlace, putPlaceAs } from "../../../web/src/engine/db/commands/placeCommands.ts";
import { keepDraft } from "../../../web/src/engine/db/drafts.ts";
import {
  bodyOf,
  done,
  edit,
  EMAILS,
  enter,
  eventOf,
  jpegOf,
  moveBottles,
  context,
  wineOn,
} from "./acts.ts";
import { changeOffline } from "./changeOffline.ts";
import { sendUnread } from "./sendUnread.ts";
import { Device } from "./Device.ts";
import { serveKept } from "./keptServer.ts";

export interface Household {
  readonly ann: User;
  readonly devices: readonly Device[];
}

/**
 * Runs a story of one household with the app's own commands, calls and drain. Afterwards the stores
 * contain every kind of record. The server is stopped; the devices' stores stay open.
 *
 * - `tablet` has data from an epoch before a restored backup, and has not contacted the restored
 *   server.
 * - `desktop` has contacted the restored server, has a new device id, and has read nothing since.
 * - `phone` has a queue in every state, every kind of attention, edited events, photos and drafts.
 * - `laptop` has a failed change before a placeholder, and its user must sign in again.
 * - `borrowed` has an interrupted sign-out.
 * - `attic` has sent a wine, and has read nothing yet.
 * - `offline` has made twelve changes and a photo offline. Three changes were sent without an answer.
 */
export async function liveAYear(dataDir: string, backup: string): Promise<Household> {
  const devices = ["phone", "laptop", "tablet", "desktop", "borrowed"].map(
    (name) => new Device(name),
  );
  const [phone, laptop, tablet, desktop, borrowed] = devices;
  if (!phone || !laptop || !tablet || !desktop || !borrowed) throw new Error("No devices");

  let server = await serveKept(dataDir);
  for (const device of devices) device.url = server.publicUrl;
  const ann = await enter(phone, "signup", EMAILS.ann);
  await stockCellar(phone, ann);
  for (const device of [laptop, tablet, desktop, borrowed]) {
    await enter(device, "login", EMAILS.ann);
    const isDesktop = device === desktop;
    await device.open(ann.id, isDesktop ? [{ opId: crypto.randomUUID(), sentence: LOST }] : []);
    await device.drain();
  }
  await addOtherUser(server.publicUrl);

  for (const device of [tablet, desktop]) await sendBeforeBackup(device);
  await backUpCellar(dataDir, backup);
  for (const device of [tablet, desktop]) await sendAfterBackup(device);
  for (const device of devices) device.close();
  await server.stop();
  await restoreCellar({ from: backup, dataDir, replace: true, now: new Date() });

  server = await serveKept(dataDir);
  for (const device of devices) {
    device.url = server.publicUrl;
    await enter(device, "login", EMAILS.ann);
    await device.open(ann.id);
  }
  await desktop.drain({ pushes: ["well", "request lost"] });
  for (const device of [phone, laptop, borrowed]) await device.drain();
  await needAttention(phone, laptop);
  await queueInEveryState(phone);
  await leaveFailedChange(laptop);
  await forgetPassword(server.publicUrl);
  await fillDrafts(phone);
  await signOutByHalves(borrowed, ann);
  await remember({ phone, laptop, tablet, desktop }, ann);
  const attic = await sendUnread(server.publicUrl, ann);
  const offline = await changeOffline(server.publicUrl, ann);
  await server.stop();
  return { ann, devices: [...devices, attic, offline] };
}

const LOST = "Added Retsina";

const WINES = [
  ["Barolo", "Red Wine"],
  ["Cornas", "Red Wine"],
  ["Bandol", "Rosé Wine"],
  ["Riesling", "White Wine"],
  ["Sancerre", "White Wine"],
  ["Tokaji", "Dessert Wine"],
  ["Chianti", "Red Wine"],
  ["Cava", "Sparkling Wine"],
  ["Madiran", "Red Wine"],
  ["Vouvray", "White Wine"],
  ["Jerez", "Fortified Wine"],
  ["Marsala", "Fortified Wine"],
  ["Retsina", "White Wine"],
  ["Rioja", "Red Wine"],
  ["Frascati", "White Wine"],
  ["Arneis", "White Wine"],
] as const;

const HOUSE_ID = "0d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10";
const RACK_ID = "1d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10";

const DETAILS: Partial<WineBody> = {
  nonVintage: true,
  appellation: "Rioja DOCa",
  designation: "Viña Tondonia",
  alcohol: 13.5,
  drinkFrom: 2024,
  drinkTo: 2036,
  tags: ["Geschenk", "🍒"],
  barcodes: ["8410591000123"],
  extraFields: '[{"table":"CellarTracker, list","cells":[["CT","94.5"]]}]',
  opened: [
    {
      id: "7d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10",
      day: "2026-05-01",
      keeping: "vacuum",
      lotId: "6d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10",
    },
  ],
  lots: [
    lotSchema.parse({
      id: "6d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10",
      bottles: 6,
      millilitres: 1500,
      placeId: RACK_ID,
      position: "B3",
      boughtOn: "2025-11-02",
      shop: "Enoteca Ñ",
      price: { minor: 4_500, currency: "GBP" },
    }),
  ],
};

const SIZES = { rows: null, columns: null, depth: null };

const PLACES: readonly Place[] = [
  { id: HOUSE_ID, name: "Keller Ñ", parentId: null, kind: "room", ...SIZES },
  { id: RACK_ID, name: "Regal B", parentId: HOUSE_ID, kind: "rack", rows: 4, columns: 6, depth: 2 },
];

async function stockCellar(phone: Device, ann: User): Promise<void> {
  const cellar = await phone.open(ann.id);
  for (const place of PLACES) await done(putPlaceAs(cellar, place, context()));
  for (const [index, [name, type]] of WINES.entries()) {
    const photo = name === "Rioja" ? { jpeg: await jpegOf("#702030") } : undefined;
    const notes = index % 2 === 0 ? `${name}: Leder, „Kirsche“, 🍒` : null;
    const details = name === "Rioja" ? DETAILS : {};
    await done(
      addWine(cellar, { body: bodyOf({ name, type, notes, ...details }), photo }, context()),
    );
  }
  await phone.drain();
  await phone.sendPhotos();
  const tokaji = await wineOn(phone, "Tokaji");
  await done(recordChange(cellar, { kind: "archive", wineId: tokaji.id }, context()));
  const frascati = await wineOn(phone, "Frascati");
  await done(recordChange(cellar, { kind: "remove", wineId: frascati.id }, context()));
  const retsina = await wineOn(phone, "Retsina");
  const { id: wineId, quantity } = retsina;
  await done(recordChange(cellar, { kind: "remove-bottles", wineId, quantity }, context()));
  await phone.drain();
  await recordEvents(phone, wineId);
}

/**
 * Edits the event of a finished wine and adds a photo. Records two tastings: a tasting of a flawed
 * bottle, and a tasting that is removed later.
 */
async function recordEvents(phone: Device, wineId: string): Promise<void> {
  const { cellar } = phone;
  const drunk = await eventOf(phone, ({ kind, ...event }) => {
    return kind === "drank" && event.wineId === wineId;
  });
  const said = {
    occasion: "Ostern",
    meal: "Lamm „provençale“",
    company: "Ada & Ñandú",
    rating: { value: 92, scale: 100 },
    note: "Harz, 🍒 und viel zu kurz",
  } as const;
  const photo = { jpeg: await jpegOf("#d0c060") };
  await done(
    editEvent(cellar, { seen: drunk, body: { ...eventBodyOf(drunk), ...said }, photo }, context()),
  );
  const tasted = { kind: "tasted", day: "2026-02-01", flaw: "corked" } as const;
  const { id: baroloId } = await wineOn(phone, "Barolo");
  await done(recordEvent(cellar, { wineId: baroloId, body: tasted }, context()));
  const wrong = { ...tasted, flaw: null, note: REMOVED_NOTE };
  await done(recordEvent(cellar, { wineId: baroloId, body: wrong }, context()));
  await phone.drain();
  await phone.sendPhotos();
  await phone.drain();
  const { id } = await eventOf(phone, ({ note }) => note === REMOVED_NOTE);
  await done(removeEvent(cellar, id, context()));
  await phone.drain();
}

const REMOVED_NOTE = "Not this one";

/**
 * Edits an event, removes another event, and records a tasting with a photo. All three changes are
 * unsent.
 */
async function editEvents(phone: Device): Promise<void> {
  const { cellar } = phone;
  const drunk = await eventOf(phone, ({ occasion: name }) => name === "Ostern");
  const body = { ...eventBodyOf(drunk), rating: { value: 18.5, scale: 20 as const } };
  await done(editEvent(cellar, { seen: drunk, body }, context()));
  const corked = await eventOf(phone, ({ flaw }) => flaw === "corked");
  await done(removeEvent(cellar, corked.id, context()));
  const { id: wineId } = await wineOn(phone, "Rioja");
  const tasted = { kind: "tasted", day: "2026-03-01", note: "Leder" } as const;
  const photo = { jpeg: await jpegOf("#504030") };
  await done(recordEvent(cellar, { wineId, body: tasted, photo }, context()));
}

/** Adds another user with wines from API calls, an unfinished upload and an unused photo. */
async function addOtherUser(url: string): Promise<void> {
  const visitor = new Device("visitor");
  visitor.url = url;
  await enter(visitor, "signup", EMAILS.ben);
  const key = { "idempotency-key": "ben-1" };
  await visitor.call("POST", "/api/wines", bodyOf({ name: "Barolo" }), key);
  await visitor.call("POST", "/api/objects/upload");
  const { uploadURL } = uploadAnswerSchema.parse(
    await (await visitor.call("POST", "/api/objects/upload")).json(),
  );
  await fetch(uploadURL, {
    method: "PUT",
    headers: { "content-type": "image/jpeg" },
    body: await jpegOf("#203070"),
  });
  const rawPath = uploadURL.split("?", 1)[0];
  const finalized = await visitor.call("POST", "/api/objects/finalize", { rawPath });
  finalizeAnswerSchema.parse(await finalized.json());
}

/** Sends a change that the backup includes, and loses the answer. */
async function sendBeforeBackup(device: Device): Promise<void> {
  await moveBottles(device, ownWineOf(device), "remove-bottles", 1);
  await device.drain({ pushes: ["answer lost"] });
}

/**
 * Makes two changes that the backup lacks: one that is sent but whose answer is lost, and one that
 * is never sent.
 */
async function sendAfterBackup(device: Device): Promise<void> {
  await moveBottles(device, ownWineOf(device), "add-bottles", 3);
  await device.drain({ pushes: ["answer lost"] });
  await edit(device, ownWineOf(device), { region: "Sicily" });
}

/** A wine that only this device changes, so its expected state is known. */
function ownWineOf({ name }: Device): string {
  return name === "tablet" ? "Jerez" : "Marsala";
}

/**
 * Makes changes that need attention, one for each reason, and changes with a photo that the server
 * lacks or that is lost.
 */
async function needAttention(phone: Device, laptop: Device): Promise<void> {
  await edit(laptop, "Madiran", { region: "Gascony" });
  await laptop.drain();
  await edit(phone, "Madiran", { region: "Béarn" });
  const { cellar } = phone;
  const tooYoung = bodyOf({ name: "Port", vintage: new Date().getUTCFullYear() + 50 });
  await done(addWine(cellar, { body: tooYoung, photo: undefined }, context()));
  await moveBottles(phone, "Port", "add-bottles", 2);
  await phone.drain();

  const chianti = await wineOn(phone, "Chianti");
  const photo = { jpeg: new TextEncoder().encode("no picture at all").buffer };
  await done(editWine(cellar, { seen: chianti, body: wineBodyOf(chianti), photo }, context()));
  await phone.sendPhotos();

  const photoUrl = `/objects/uploads/${crypto.randomUUID()}`;
  const lost = bodyOf({ name: "Soave", photoUrl });
  await done(addWine(cellar, { body: lost, photo: undefined }, context()));
  await phone.drain();
  await phone.sendPhotos();
}

/**
 * Fills the outbox with unsent changes of every kind, with sent changes that have no answer, and
 * with failed attempts.
 */
async function queueInEveryState(phone: Device): Promise<void> {
  const { cellar } = phone;
  const archive = async (name: string) => {
    const { id: wineId } = await wineOn(phone, name);
    await done(recordChange(cellar, { kind: "archive", wineId }, context()));
  };
  await archive("Barolo");
  await phone.drain({ pushes: ["broken"] });
  await phone.drain({ pushes: ["broken"] });
  await phone.drain({ pushes: ["broken", "well"] });

  await moveBottles(phone, "Cornas", "remove-bottles", 2);
  const unread = { pulls: ["request lost"] } as const;
  await phone.drain({
    ...unread,
    pushes: ["well", "broken"],
    during: async () => {
      await archive("Cornas");
      await edit(phone, "Bandol", { notes: "Garrigue" });
    },
  });
  await phone.drain({ ...unread, pushes: ["broken"] });
  await phone.drain({ pushes: ["broken", "answer lost"] });

  const added = { body: bodyOf({ name: "Gavi" }), photo: { jpeg: await jpegOf("#a0b040") } };
  await done(addWine(cellar, added, context()));
  await edit(phone, "Riesling", { region: "Mosel" });
  await edit(phone, "Riesling", { quantity: 9, notes: "Petrol" });
  await archive("Sancerre");
  const back = await wineOn(phone, "Tokaji");
  await done(recordChange(cellar, { kind: "unarchive", wineId: back.id }, context()));
  const arneis = await wineOn(phone, "Arneis");
  await done(recordChange(cellar, { kind: "remove", wineId: arneis.id }, context()));
  await moveBottles(phone, "Chianti", "add-bottles", 12);
  await moveBottles(phone, "Cava", "remove-bottles", 1);
  const rioja = await wineOn(phone, "Rioja");
  const photo = { jpeg: await jpegOf("#b03060") };
  await done(editWine(cellar, { seen: rioja, body: wineBodyOf(rioja), photo }, context()));

  const rack = PLACES.find(({ id }) => id === RACK_ID);
  const renamed = rack && { seen: rack, body: { ...rack, name: "Regal C" } };
  if (renamed) await done(putPlace(cellar, renamed, context()));
  await done(putPlace(cellar, { seen: undefined, body: { name: "Küche" } }, context()));

  await editEvents(phone);

  const path = `/objects/uploads/${crypto.randomUUID()}`;
  const uploaded = { jpeg: await jpegOf("#604020"), path };
  await done(addWine(cellar, { body: bodyOf({ name: "Fiano" }), photo: uploaded }, context()));
}

/**
 * Leaves in the queue a failed change, and after it the `noop` that replaced a change of a new
 * wine. The server had refused that wine.
 */
async function leaveFailedChange(laptop: Device): Promise<void> {
  const tooYoung = bodyOf({ name: "Madeira", vintage: new Date().getUTCFullYear() + 50 });
  await done(addWine(laptop.cellar, { body: tooYoung, photo: undefined }, context()));
  await moveBottles(laptop, "Vouvray", "remove-bottles", 1);
  await moveBottles(laptop, "Madeira", "add-bottles", 2);
  await laptop.drain({ pushes: ["broken"] });
  await laptop.drain({ pushes: ["well", "broken"] });
  await moveBottles(laptop, "Vouvray", "add-bottles", 6);
}

async function forgetPassword(url: string): Promise<void> {
  const visitor = new Device("visitor");
  visitor.url = url;
  await enter(visitor, "login", EMAILS.ben);
  await visitor.call("POST", "/api/auth/forgot-password", { email: EMAILS.ben });
}

async function fillDrafts({ cellar }: Device): Promise<void> {
  await keepDraft(cellar, "add-wine", {
    name: "Half a n",
    vintage: "19",
    photo: new ArrayBuffer(3),
  });
  await keepDraft(cellar, "edit-of-a-wine", { notes: "Half a note" });
}

async function signOutByHalves(borrowed: Device, ann: User): Promise<void> {
  const { writeSession, beginSignOut } = await borrowed.deviceDatabase();
  await writeSession({ user: ann, mustSignIn: false });
  await beginSignOut(ann.id);
}

async function remember(
  signedIn: Readonly<Record<"phone" | "laptop" | "tablet" | "desktop", Device>>,
  user: User,
): Promise<void> {
  for (const device of Object.values(signedIn)) {
    const { writeSession } = await device.deviceDatabase();
    await writeSession({ user, mustSignIn: device === signedIn.laptop });
  }
}
