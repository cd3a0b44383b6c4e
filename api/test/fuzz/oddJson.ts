import fc from "fast-check";

/** The subset of JSON Schema in our API document. */
export interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly format?: string;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
}

/**
 * Ids and e-mail addresses that exist on the server. Requests use them for values that a schema
 * declares as ids or e-mail addresses.
 */
export interface KnownValues {
  readonly uuids: readonly string[];
  readonly emails: readonly string[];
}

type Path = readonly (string | number)[];

/**
 * A change to one part of a JSON value. The parts are numbered, and the changed part has the number
 * `at` modulo the number of parts.
 */
type Damage =
  | { readonly kind: "replace"; readonly at: number; readonly by: unknown }
  | { readonly kind: "remove"; readonly at: number }
  | { readonly kind: "wrap"; readonly at: number }
  | { readonly kind: "add"; readonly at: number; readonly name: string; readonly value: unknown };

/** Placeholder, replaced in the JSON text by a number that is too large for a double. */
const BEYOND_NUMBERS = "a number beyond numbers";

/**
 * Texts that have caused errors in servers: control characters, lone surrogates, SQL, paths,
 * markup, headers.
 */
export const ODD_TEXTS: readonly string[] = [
  "",
  " ",
  "\0",
  "\ud800",
  "x\udc00",
  "\u202etxet",
  "\ufeff",
  "é".normalize("NFD"),
  "👩‍👩‍👧‍👦🍷",
  "２０２０",
  "' OR 1=1 --",
  "'; DROP TABLE wines; --",
  '" UNION SELECT password_hash FROM users --',
  "../../../../etc/passwd",
  "..\\..\\cellar.db",
  "/objects/uploads/../../cellar.db",
  "file:///etc/passwd",
  "http://169.254.169.254/latest/meta-data",
  "\r\nX-Injected: 1\r\n\r\n",
  "<script>alert(1)</script>",
  "${7*7}{{7*7}}",
  "%00%ff%2e%2e%2f",
  "NaN",
  "1e999",
  "a".repeat(501),
  "🍷".repeat(5_001),
];

const ODD_NAMES = ["__proto__", "constructor", "toString", "then", "length", "", "\0", "userId"];

const oddScalars = fc.oneof(
  fc.constantFrom<unknown>(null, true, false, 0, -1, 0.5, 1e21, -1e-7, 2 ** 53, BEYOND_NUMBERS),
  fc.constantFrom(...ODD_TEXTS),
  fc.string({ unit: "binary" }),
  fc.double(),
);

const oddValues = fc.oneof(
  { weight: 4, arbitrary: oddScalars },
  { weight: 1, arbitrary: fc.array(oddScalars, { maxLength: 4 }) },
  { weight: 1, arbitrary: fc.constantFrom(...ODD_NAMES).map((name) => object([[name, "x"]])) },
);

const damages: fc.Arbitrary<Damage> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant("replace"), at: fc.nat(), by: oddValues }),
  },
  fc.record({ kind: fc.constant("remove"), at: fc.nat() }),
  fc.record({ kind: fc.constant("wrap"), at: fc.nat() }),
  fc.record({
    kind: fc.constant("add"),
    at: fc.nat(),
    name: fc.constantFrom(...ODD_NAMES),
    value: oddValues,
  }),
);

/** JSON texts that almost match a schema: a valid value with up to three mutations. */
export function almostValid(schema: JsonSchema, known: KnownValues): fc.Arbitrary<string> {
  return fc
    .tuple(fitting(schema, known), fc.array(damages, { maxLength: 3 }))
    .map(([value, done]) => textOf(done.reduce(damage, value)));
}

function fitting(schema: JsonSchema, known: KnownValues): fc.Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => fitting(choice, known)));
  if ("const" in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (Array.isArray(schema.type)) {
    return fc.oneof(
      ...schema.type.map((type) => fitting({ ...schema, type: String(type) }, known)),
    );
  }
  switch (schema.type) {
    case "object":
      return fittingObject(schema, known);
    case "array":
      return fc.array(fitting(schema.items ?? {}, known), { maxLength: 4 });
    case "integer":
    case "number":
      return fc.integer({
        min: Math.ceil(Math.max(schema.minimum ?? 1, -2_000)),
        max: Math.floor(Math.min(schema.maximum ?? 2_000, 2_000)),
      });
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    case "string":
    case undefined:
    default:
      return fittingText(schema, known);
  }
}

function fittingObject(schema: JsonSchema, known: KnownValues): fc.Arbitrary<unknown> {
  const fields = Object.entries(schema.properties ?? {}).map(([name, field]) => {
    const value = fitting(field, known);
    const required = schema.required?.includes(name) ?? false;
    return fc
      .option(value, { freq: required ? 1_000_000 : 2, nil: undefined })
      .map((chosen): [string, unknown][] => (chosen === undefined ? [] : [[name, chosen]]));
  });
  return fc.tuple(...fields).map((entries) => object(entries.flat()));
}

function fittingText({ format, pattern }: JsonSchema, known: KnownValues): fc.Arbitrary<string> {
  if (format === "uuid") return fc.constantFrom(...known.uuids);
  if (format === "email") return fc.constantFrom(...known.emails);
  if (pattern?.includes("objects")) {
    return fc.constantFrom(...known.uuids).map((id) => `/objects/uploads/${id}`);
  }
  if (pattern?.includes("A-Za-z0-9+")) return fc.base64String({ minLength: 4, maxLength: 64 });
  return fc.string({ minLength: 1, maxLength: 20 });
}

function damage(value: unknown, done: Damage): unknown {
  const places = pathsIn(value);
  const place = places[done.at % places.length] ?? [];
  switch (done.kind) {
    case "replace":
      return changedAt(value, place, () => done.by);
    case "remove":
      return changedAt(value, place, () => undefined);
    case "wrap":
      return changedAt(value, place, (there) => [there]);
    case "add":
      return changedAt(value, place, (there) =>
        isObject(there) ? object([...Object.entries(there), [done.name, done.value]]) : done.value,
      );
  }
}

/** The paths of a value and of all values in it, the outermost first. */
function pathsIn(value: unknown): Path[] {
  if (typeof value !== "object" || value === null) return [[]];
  const inner = Object.entries(value).flatMap(([name, child]) =>
    pathsIn(child).map((path) => [Array.isArray(value) ? Number(name) : name, ...path]),
  );
  return [[], ...inner];
}

function changedAt(value: unknown, path: Path, change: (there: unknown) => unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return change(value);
  if (Array.isArray(value)) {
    return value.map((child: unknown, index) =>
      index === step ? changedAt(child, rest, change) : child,
    );
  }
  if (!isObject(value)) return value;
  return object(
    Object.entries(value).map(([name, child]) => [
      name,
      name === step ? changedAt(child, rest, change) : child,
    ]),
  );
}

/**
 * Makes an object from its fields. `Object.fromEntries` also creates a field named `__proto__`; an
 * assignment would set the prototype instead.
 */
function object(fields: readonly (readonly [string, unknown])[]): object {
  return Object.fromEntries(fields);
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function textOf(value: unknown): string {
  return JSON.stringify(value ?? null).replaceAll(JSON.stringify(BEYOND_NUMBERS), "1e999");
}
