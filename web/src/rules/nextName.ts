const FIRST_GROUP = 8;

/**
 * The name under which a parked change goes again, as its own is used up. Every copy of a profile
 * (rule P4) gives it alike, so that the server runs the change once.
 */
export function nextName(opId: string): string {
  const first = Number.parseInt(opId.slice(0, FIRST_GROUP), 16);
  const next = (first + 1) % 16 ** FIRST_GROUP;
  return next.toString(16).padStart(FIRST_GROUP, "0") + opId.slice(FIRST_GROUP);
}
