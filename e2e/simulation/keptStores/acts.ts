import sharp from "sharp";
import {
  type User,
  userAnswerSchema,
  type Wine,
  WINE_ADDITIONS,
  type WineBody,
  wineBodyOf,
  type WineEvent,
} from "sync-protocol";
import type { EventCommandOutcome } from "../../../web/src/engine/db/commands/eventCommands.ts";
import type { PlaceCommandOutcome } from "../../../web/src/engine/db/commands/placeCommands.ts";
import type { CommandOutcome } from "../../../web/src/engine/db/commands/runCommand.ts";
import { editWine, recordChange } from "../../../web/src/engine/db/commands/wineCommands.ts";
import type { Device } from "./Device.ts";

export const PASSWORD = "corkscrew";
export const EMAILS = { ann: "Ann@cellar.example", ben: "ben@cellar.example" } as const;

export const context = () => ({ now: Date.now(), newId: () => crypto.randomUUID() });

export async function enter(
  device: Device,
  call: "signup" | "login",
  email: string,
): Promise<User> {
  const answer = await device.call("POST", `/api/auth/${call}`, { email, password: PASSWORD });
  return userAnswerSchema.parse(await answer.json()).user;
}

export async function moveBottles(
  device: Device,
  name: string,
  kind: "add-bottles" | "remove-bottles",
  quantity: number,
): Promise<void> {
  const { id: wineId } = await wineOn(device, name);
  await done(recordChange(device.cellar, { kind, wineId, quantity }, context()));
}

export async function edit(device: Device, name: string, values: Partial<WineBody>): Promise<void> {
  const seen = await wineOn(device, name);
  const body = { ...wineBodyOf(seen), ...values };
  await done(editWine(device.cellar, { seen, body, photo: undefined }, context()));
}

export async function done(
  command: Promise<CommandOutcome | EventCommandOutcome | PlaceCommandOutcome>,
): Promise<void> {
  const outcome = await command;
  if (outcome.kind === "refused") throw new Error(outcome.refusal.code);
}

export async function wineOn(device: Device, name: string): Promise<Wine> {
  const wine = (await device.shown()).find((shown) => shown.name === name);
  if (!wine) throw new Error(`There is no ${name} on ${device.name}`);
  return wine;
}

export async function eventOf(
  device: Device,
  isIt: (event: WineEvent) => boolean,
): Promise<WineEvent> {
  const event = (await device.events()).find(isIt);
  if (!event) throw new Error(`No recorded event on ${device.name}`);
  return event;
}

export function bodyOf(values: Partial<WineBody> & Pick<WineBody, "name">): WineBody {
  return {
    producer: "Brezza",
    vintage: 2016,
    quantity: 6,
    type: "Red Wine",
    varietal: "Nebbiolo",
    country: "Italy",
    region: "Piedmont",
    notes: null,
    photoUrl: null,
    ...WINE_ADDITIONS,
    ...values,
  };
}

export async function jpegOf(background: string): Promise<ArrayBuffer> {
  const picture = sharp({ create: { width: 6, height: 8, channels: 3, background } });
  const jpeg = await picture.jpeg({ quality: 40 }).toBuffer();
  return new Uint8Array(jpeg).buffer;
}
