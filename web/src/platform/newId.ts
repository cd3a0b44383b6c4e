import { v4 } from "uuid";

/** A random UUID. Also works on plain HTTP, where `crypto.randomUUID` is missing. */
export function newId(): string {
  return v4();
}
