/** Current names of the fields that protocol 3 renamed, by their names in protocol 2. */
const TODAY = new Map([
  ["toldElsewhere", "extraFields"],
  ["isTold", "isUncounted"],
]);

/**
 * Names in protocol 2 by current names. A verdict's `recordId` is renamed only for a client with
 * protocol 2, not back.
 */
const THEN = new Map([...TODAY].map(([then, today]) => [today, then] as const)).set(
  "recordId",
  "wineId",
);

/** Renames fields in JSON of protocol 2 to their current names [V7: renamed fields]. */
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
 * Whether a value is a plain object. Other objects, such as bytes in stored records, have no fields
 * to rename.
 */
function isPlain(value: unknown): value is object {
  return Object.prototype.toString.call(value) === "[object Object]";
}
