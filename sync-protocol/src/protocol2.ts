/** Today's names of the renamed fields, by their protocol 2 names. */
const TODAY = new Map([
  ["toldElsewhere", "extraFields"],
  ["isTold", "isUncounted"],
]);

/** The protocol 2 names, by today's names, and the protocol 2 name of a verdict's `recordId`. */
const THEN = new Map([...TODAY].map(([then, today]) => [today, then] as const)).set(
  "recordId",
  "wineId",
);

/** Renames the fields of protocol 2 JSON to today's names [V7: renamed fields]. */
export function fromProtocol2(json: unknown): unknown {
  return renamed(json, TODAY);
}

export function toProtocol2(json: unknown): unknown {
  return renamed(json, THEN);
}

export function nameInProtocol2(name: string): string {
  return THEN.get(name) ?? name;
}

function renamed(json: unknown, names: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(json)) return json.map((part) => renamed(part, names));
  if (!isPlain(json)) return json;
  return Object.fromEntries(
    Object.entries(json).map(([name, part]) => [names.get(name) ?? name, renamed(part, names)]),
  );
}

/**
 * Whether a value is a plain object. Stored records also contain bytes, which have no fields to
 * rename.
 */
function isPlain(value: unknown): value is object {
  return Object.prototype.toString.call(value) === "[object Object]";
}
