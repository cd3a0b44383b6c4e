import type { Origin } from "./server/witness.ts";

/** The user who made an op, and the op's position in each local store that holds it. */
export interface MadeOp {
  readonly userId: string;
  readonly positions: Map<string, number>;
}

/** The user and position of an op. `sender` is the local store that sent the op. */
export function originOf(
  made: ReadonlyMap<string, MadeOp>,
  opId: string,
  sender: string | undefined,
): Origin | undefined {
  const known = made.get(opId);
  if (!known) return undefined;
  const position = sender === undefined ? undefined : known.positions.get(sender);
  return { userId: known.userId, position };
}
