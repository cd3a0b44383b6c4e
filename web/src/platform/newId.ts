import { v4 } from "uuid";

/** A new random id. Works over plain http too, where browsers lack `crypto.randomUUID`. */
export function newId(): string {
  return v4();
}
