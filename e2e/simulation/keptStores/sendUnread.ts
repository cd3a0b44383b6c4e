import type { User } from "sync-protocol";
import { addWine } from "../../../web/src/engine/db/commands/wineCommands.ts";
import { bodyOf, done, EMAILS, enter, context } from "./acts.ts";
import { Device } from "./Device.ts";

/**
 * Creates a device that has sent a wine and lost the answer to its first pull. Before the first
 * pull, no change settles (rule S2).
 */
export async function sendUnread(url: string, ann: User): Promise<Device> {
  const attic = new Device("attic");
  attic.url = url;
  await enter(attic, "login", EMAILS.ann);
  const cellar = await attic.open(ann.id);
  await done(addWine(cellar, { body: bodyOf({ name: "Mencía" }), photo: undefined }, context()));
  await attic.drain({ pulls: ["request lost"] });
  return attic;
}
