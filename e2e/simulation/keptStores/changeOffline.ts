import { eventBodyOf, type User } from "sync-protocol";
import { editEvent, recordEvent } from "../../../web/src/engine/db/commands/eventCommands.ts";
import { putPlace } from "../../../web/src/engine/db/commands/placeCommands.ts";
import { addWine, recordChange } from "../../../web/src/engine/db/commands/wineCommands.ts";
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
import { Device } from "./Device.ts";

/**
 * Makes twelve changes and a photo offline. Three of the changes were already sent, but unanswered.
 */
export async function changeOffline(url: string, ann: User): Promise<Device> {
  const offline = new Device("offline");
  offline.url = url;
  await enter(offline, "login", EMAILS.ann);
  const cellar = await offline.open(ann.id);
  const { writeSession } = await offline.deviceDatabase();
  await writeSession({ user: ann, mustSignIn: false });
  for (const name of ["Chablis", "Fleurie", "Morgon"]) {
    await done(addWine(cellar, { body: bodyOf({ name }), photo: undefined }, context()));
  }
  await offline.drain();

  await edit(offline, "Chablis", { notes: "Feuerstein", extraFields: "Rang 12" });
  await moveBottles(offline, "Fleurie", "remove-bottles", 2);
  await done(putPlace(cellar, { seen: undefined, body: { name: "Garage" } }, context()));
  await offline.drain({ pushes: ["answer lost"] });
  offline.url = undefined;

  await edit(offline, "Chablis", { extraFields: "Rang 13" });
  await moveBottles(offline, "Chablis", "add-bottles", 6);
  const drunk = await eventOf(offline, ({ kind, bottles }) => kind === "drank" && bottles === -2);
  const said = { ...eventBodyOf(drunk), note: "Kirsche" };
  await done(editEvent(cellar, { seen: drunk, body: said }, context()));
  const { id: wineId } = await wineOn(offline, "Morgon");
  const tasted = { kind: "tasted", day: "2026-04-01" } as const;
  await done(recordEvent(cellar, { wineId, body: tasted }, context()));
  await done(recordChange(cellar, { kind: "archive", wineId }, context()));
  const { id: fleurieId } = await wineOn(offline, "Fleurie");
  await done(recordChange(cellar, { kind: "remove", wineId: fleurieId }, context()));
  await done(recordChange(cellar, { kind: "restore", wineId: fleurieId }, context()));
  await done(putPlace(cellar, { seen: undefined, body: { name: "Speicher" } }, context()));
  const photo = { jpeg: await jpegOf("#8090a0") };
  await done(addWine(cellar, { body: bodyOf({ name: "Juliénas" }), photo }, context()));
  return offline;
}
