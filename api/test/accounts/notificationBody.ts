import { CALLS, notificationKeyAnswerSchema } from "sync-protocol";
import type { Client } from "../startApp.ts";

/**
 * A browser's request to turn notifications on. The server's public key stands in for the browser's
 * key, because both keys are points on the curve P-256.
 */
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
