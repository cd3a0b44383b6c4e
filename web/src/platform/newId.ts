import { v4 } from "uuid";

/** A new random id. Also works on plain HTTP, where `crypto.randomUUID` is missing. */
export function newId(): string {
  return v4();
}
