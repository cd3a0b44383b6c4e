/** Fields of records and changes that protocol 2 called otherwise. */
const TODAY = new Map([
  ["toldElsewhere", "extraFields"],
  ["isTold", "isUncounted"],
]);

/** The names of then, with that of an applied change's record. */
const THEN = new Map([...TODAY].map(([then, today]) => [today, then] as const)).set(
  "recordId",
  "wineId",
);

/** JSON that was written under protocol 2, with today's names (rule V7). */
export function fromProtocol2(json: unknown): unknown {
  return renamed(json, TODAY);
}

/** An answer of today with the names of protocol 2. */
export function toProtocol2(json: unknown): unknown {
  return renamed(json, THEN);
}

/** What protocol 2 called a field of a request. */
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

/** Stored records also hold bytes, which have no fields. */
function isPlain(value: unknown): value is object {
  return Object.prototype.toString.call(value) === "[object Object]";
}
