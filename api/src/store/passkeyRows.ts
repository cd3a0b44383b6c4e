import { PASSKEY_TRANSPORTS } from "sync-protocol";
import type { Passkey } from "../cellar/ports/waysIn.ts";

/** A passkey as both stores keep it. */
export interface PasskeyRow extends Omit<Passkey, "transports"> {
  /** Words with spaces between them. */
  readonly transports: string;
}

export function readPasskey({ transports, ...row }: PasskeyRow): Passkey {
  const kept = transports.split(" ");
  return { ...row, transports: PASSKEY_TRANSPORTS.filter((transport) => kept.includes(transport)) };
}

export function transportsText(transports: Passkey["transports"]): string {
  return transports.join(" ");
}
