import { CALLS, notificationKeyAnswerSchema } from "sync-protocol";
import type { Client } from "../startApp.ts";

/** The request that a browser sends to turn notifications on. Its key is on the P-256 curve. */
export async function notificationBody(person: Client) {
  const answer = await person.post(CALLS.notificationKey.path, {});
  const { publicKey } = answer.read(notificationKeyAnswerSchema);
  const keys = { p256dh: publicKey, auth: "A".repeat(22) };
  return {
    subscription: { endpoint: `https://push.example/${crypto.randomUUID()}`, keys },
    kinds: ["windows", "orders"],
    showsNames: false,
    quiet: { from: 21, to: 8 },
    timeZone: "Europe/Berlin",
  };
}
