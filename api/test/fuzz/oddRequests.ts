import fc from "fast-check";
import * as z from "zod/mini";
import type { CallSpec } from "sync-protocol";
import type { OutgoingRequest } from "./exchange.ts";
import { almostValid, type JsonSchema, type KnownValues, ODD_TEXTS } from "./oddJson.ts";

/**
 * A malformed request. If `signedIn` is `true`, the request is sent with the session of the
 * attacking user.
 */
export interface OddRequest extends OutgoingRequest {
  readonly signedIn: boolean;
}

/** Requests to one call, from nearly valid to nonsense. */
export function requestsTo(call: CallSpec, known: KnownValues): fc.Arbitrary<OddRequest> {
  return fc
    .record({
      method: methods(call.method),
      path: paths(call.path, known),
      query: queries(call),
      headers: headers(call),
      body: bodies(call, known),
      signedIn: fc.boolean(),
    })
    .map(({ path, query, ...rest }) => ({ ...rest, target: path + query }));
}

/**
 * Raw requests, one byte per character, with targets and headers that HTTP libraries refuse to
 * send.
 */
export function rawRequests(targets: readonly string[], cookie: string): fc.Arbitrary<string> {
  return fc
    .record({
      method: fc.oneof(
        fc.constantFrom("GET", "POST", "PUT", "PATCH"),
        fc.constantFrom(...ODD_METHODS),
      ),
      target: rawTargets(targets),
      odd: fc.array(rawHeaders, { maxLength: 3 }),
      body: oddBytes,
    })
    .map(({ method, target, odd, body }) =>
      Buffer.concat([
        Buffer.from(`${method} `),
        target,
        Buffer.from(" HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"),
        Buffer.from(`Content-Type: application/json\r\nContent-Length: ${String(body.length)}\r\n`),
        Buffer.from(`Cookie: ${cookie}\r\n`),
        ...odd,
        Buffer.from("\r\n"),
        body,
      ]).toString("latin1"),
    );
}

const ODD_METHODS = [
  "HEAD",
  "OPTIONS",
  "DELETE",
  "TRACE",
  "PROPFIND",
  "QUERY",
  "CONNECT",
  "get",
  "\0",
];

const ODD_PATHS = [
  "..",
  "../../cellar.db",
  "%2e%2e%2f%2e%2e%2fcellar.db",
  "..%5c..%5ccellar.db",
  "..;/",
  "%",
  "%00",
  "%ff%fe",
  "%c0%ae%c0%ae",
  "%0d%0aX-Injected:%201",
  "%F0%9F%8D%B7",
  "x".repeat(4_000),
  "'%20OR%201=1--",
  "__proto__",
  "*",
];

function methods(right: string): fc.Arbitrary<string> {
  return fc.oneof(
    { weight: 15, arbitrary: fc.constant(right) },
    { weight: 1, arbitrary: fc.constantFrom("GET", "HEAD", "OPTIONS", "POST", "PUT", "DELETE") },
  );
}

function paths(template: string, known: KnownValues): fc.Arbitrary<string> {
  const segment = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...known.uuids) },
    { weight: 1, arbitrary: fc.constantFrom(...ODD_PATHS) },
    { weight: 1, arbitrary: fc.constantFrom(...ODD_TEXTS).map(percentEncoded) },
  );
  const right = fc
    .tuple(segment, segment)
    .map(([cellar, id]) => template.replace("{cellar}", () => cellar).replace("{id}", () => id));
  const longer = fc.tuple(right, fc.constantFrom("/", "//", "?", "#", ";", ".json", ...ODD_PATHS));
  return fc.oneof(
    { weight: 12, arbitrary: right },
    { weight: 1, arbitrary: longer.map(([path, tail]) => path + tail) },
    { weight: 1, arbitrary: right.map((path) => path.toUpperCase()) },
    { weight: 1, arbitrary: right.map((path) => `/x/..${path}`) },
    { weight: 1, arbitrary: right.map((path) => `//${path}`) },
  );
}

function queries({ query, path }: CallSpec): fc.Arbitrary<string> {
  const names = [...Object.keys(query?.def.shape ?? {}), "__proto__", "x[]", ""];
  const values = fc.oneof(
    fc.constantFrom("0", "1", "-1", "true", "false", "160", "9007199254740993", "1e400", "0x1f"),
    fc.constantFrom("%", "%00", "%ff", "Infinity", "null", "1,2"),
    fc.constantFrom(...ODD_TEXTS).map(percentEncoded),
  );
  const pair = fc
    .tuple(fc.constantFrom(...names), values)
    .map(([name, value]) => `${name}=${value}`);
  return fc.oneof(
    { weight: query || path.includes("{") ? 1 : 3, arbitrary: fc.constant("") },
    { weight: 2, arbitrary: fc.array(pair, { maxLength: 4 }).map((all) => `?${all.join("&")}`) },
  );
}

/** Header values that Node's HTTP client accepts. */
const headerText = fc.oneof(
  fc.constantFrom("", "*", "*/*;q=x", "gzip;q=0, identity;q=0, *;q=0", ",;=,,", "a=b; a=c"),
  fc.constantFrom(
    "null",
    "http://evil.example",
    "http://[",
    "../..",
    "' OR 1=1 --",
    "x".repeat(6_000),
  ),
  fc
    .string({ unit: fc.integer({ min: 0x20, max: 0xff }).map((code) => String.fromCharCode(code)) })
    .map((text) => text.replaceAll("\x7f", "").trim()),
);

const ODD_HEADERS = [
  "Accept",
  "Accept-Encoding",
  "Authorization",
  "Content-Encoding",
  "Cookie",
  "Forwarded",
  "Host",
  "Idempotency-Key",
  "If-Modified-Since",
  "If-None-Match",
  "Origin",
  "Range",
  "Referer",
  "Sec-Fetch-Site",
  "Upgrade-Insecure-Requests",
  "X-Forwarded-For",
  "X-Forwarded-Host",
  "X-HTTP-Method-Override",
];

function headers({ body, keyed }: CallSpec): fc.Arbitrary<Record<string, string>> {
  const isJson = body !== undefined && !("mediaType" in body);
  const contentType = fc.oneof(
    { weight: 12, arbitrary: fc.constant(isJson || !body ? "application/json" : "image/jpeg") },
    { weight: 1, arbitrary: headerText },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        "application/json; charset=utf-16",
        'application/json; charset="',
        "application/x-www-form-urlencoded",
        "multipart/form-data; boundary=x",
        "text/plain",
        "image/svg+xml",
      ),
    },
  );
  const others = fc.dictionary(fc.constantFrom(...ODD_HEADERS), headerText, { maxKeys: 3 });
  const keys = fc.constantFrom({}, {}, { "Idempotency-Key": "one" }, { "Idempotency-Key": "two" });
  return fc
    .tuple(contentType, keyed ? keys : fc.constant({}), fc.oneof(fc.constant({}), others))
    .map(([type, key, odd]) => ({ "Content-Type": type, ...key, ...odd }));
}

const oddBytes = fc.oneof(
  fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
  fc.constantFrom(
    Buffer.from('{"email":"a\xff@b.example"}', "latin1"),
    Buffer.from('{"name":"\xc3\x28\xed\xa0\x80"}', "latin1"),
    Buffer.from([0xef, 0xbb, 0xbf, 0x7b, 0x7d]),
    Buffer.from('{"name":"x"}', "utf16le"),
    Buffer.from("[".repeat(100_000)),
    Buffer.from('{"a":'.repeat(20_000) + "1" + "}".repeat(20_000)),
    Buffer.from('{"email":"a@b.example","email":null}'),
    Buffer.from("NaN"),
    Buffer.from('{"quantity":1e999}'),
    Buffer.from("{"),
  ),
);

const hugeBytes = fc.constantFrom(
  () => Buffer.alloc(1_200_000, 0x20),
  () => Buffer.from(`{"notes":"${"n".repeat(1_000_000)}"}`),
  () => Buffer.from(`{"ops":[${"1,".repeat(400_000)}1]}`),
  () => Buffer.from(`{"image":"${"A".repeat(1_040_000)}"}`),
  () => Buffer.from(`{${Array.from({ length: 60_000 }, (_, at) => `"f${String(at)}":0`).join()}}`),
);

function bodies({ body }: CallSpec, known: KnownValues): fc.Arbitrary<OddRequest["body"]> {
  const nearly: fc.Arbitrary<OddRequest["body"]> =
    body && !("mediaType" in body)
      ? almostValid(
          z.toJSONSchema(body, { io: "input", unrepresentable: "any" }) as JsonSchema,
          known,
        )
      : fc.constantFrom(undefined, "{}", "null", "[]", "0");
  return fc.oneof(
    { weight: 150, arbitrary: nearly },
    { weight: 20, arbitrary: oddBytes },
    { weight: 3, arbitrary: hugeBytes.map((make) => make()) },
  );
}

function rawTargets(targets: readonly string[]): fc.Arbitrary<Buffer> {
  const good = fc.constantFrom(...targets);
  return fc.oneof(
    good.map((target) => Buffer.from(target)),
    fc
      .tuple(good, fc.uint8Array({ maxLength: 12 }))
      .map(([target, bytes]) => Buffer.concat([Buffer.from(target), Buffer.from(bytes)])),
    fc.constantFrom(...ODD_TARGETS).map((target) => Buffer.from(target)),
    fc.tuple(good, fc.constantFrom(...ODD_TEXTS)).map(([target, odd]) => Buffer.from(target + odd)),
  );
}

const ODD_TARGETS = [
  "*",
  "",
  "api/wines",
  "http://[::1",
  "http://localhost:99999999/api/wines",
  "http://evil.example/api/wines",
  "javascript:alert(1)",
  "//",
  "///api/wines",
  "/\\evil.example",
  "/api/wines#x",
  "/api/wines\tx",
  "/api/w\u00a0ines",
  "/..%2f..%2fcellar.db",
  "/assets/../../../../etc/passwd",
  "/api/wines HTTP/1.1\r\nX-Injected: 1\r\nX:",
];

const rawHeaders = fc
  .tuple(
    fc.constantFrom(
      "X-Odd",
      "Cookie",
      "Origin",
      "Idempotency-Key",
      "Accept-Encoding",
      "Host",
      "A B",
    ),
    fc.oneof(
      fc.uint8Array({ maxLength: 30 }).map((bytes) => Buffer.from(bytes)),
      fc.constantFrom(...ODD_TEXTS).map((text) => Buffer.from(text)),
    ),
  )
  .map(([name, value]) => Buffer.concat([Buffer.from(`${name}: `), value, Buffer.from("\r\n")]));

/** Like `encodeURIComponent`, but accepts lone surrogates. */
function percentEncoded(text: string): string {
  return Array.from(Buffer.from(text), (byte) => `%${byte.toString(16).padStart(2, "0")}`).join("");
}
