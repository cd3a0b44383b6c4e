import {
  bodyBytesMaxOf,
  type CallSpec,
  CELLARS_MAX,
  CHANGES_PER_MINUTE_MAX,
  type Content,
  type ErrorCode,
  errorBodySchema,
  errorsOf,
  INVITATIONS_MAX,
  MEMBERS_MAX,
  PHOTO_BYTES_MAX,
  PHOTO_PIXELS_MAX,
  placeSchema,
  PROTOCOL_HEADER,
  STREAMS_MAX,
  TEXT_MAX,
  UNSETTLED_MAX,
  WAITING_MAX,
  WINES_MAX,
  wineSchema,
} from "sync-protocol";
import * as z from "zod/mini";
import { documentedCalls, TAGS } from "./documentedCalls.ts";
import { SESSION } from "./middleware/sign-in/sessionCookies.ts";
import { REFUSALS } from "./routes/refusals.ts";

type Json = Readonly<Record<string, unknown>>;

const inWords = (count: number): string => count.toLocaleString("en");

const BOUNDS = [
  `A cellar has at most ${inWords(WINES_MAX)} wines with ${inWords(TEXT_MAX)} characters of text.`,
  `Limits per user: ${inWords(PHOTO_BYTES_MAX / 1e9)} GB of photos in the user's own cellars together,`,
  `${inWords(CHANGES_PER_MINUTE_MAX)} changes per minute,`,
  `${inWords(STREAMS_MAX)} event streams, ${inWords(WAITING_MAX)} queued requests of one kind,`,
  `and ${inWords(UNSETTLED_MAX)} unacknowledged changes per device.`,
  `A user has at most ${inWords(CELLARS_MAX)} cellars, and a cellar ${inWords(MEMBERS_MAX)} members`,
  `and ${inWords(INVITATIONS_MAX)} open invitations.`,
  `A photo has at most ${inWords(PHOTO_PIXELS_MAX)} pixels.`,
].join(" ");

/** Schemas used by several calls appear once in the document. */
const shared = z.registry<{ id: string }>();
shared.add(wineSchema, { id: "Wine" });
shared.add(placeSchema, { id: "Place" });
shared.add(errorBodySchema, { id: "Error" });

const refTo = (part: "responses" | "schemas", id: string): string => `#/components/${part}/${id}`;

/** The OpenAPI 3.1 document of every call under `basePath`, generated from the contract. */
export function openapiDocument(basePath = "") {
  const paths: Record<string, Record<string, Json>> = {};
  for (const [name, spec] of documentedCalls()) {
    const method = spec.method.toLowerCase();
    paths[spec.path] = { ...paths[spec.path], [method]: operationOf(name, spec) };
  }

  return {
    openapi: "3.1.0",
    info: {
      title: "Wine Cellar",
      version: "1",
      description: `Every response under /api has the header ${PROTOCOL_HEADER}. ${BOUNDS}`,
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: `${basePath}/`, description: "The server that answers this document" }],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: sharedSchemas(),
      responses: sharedRefusals(),
      securitySchemes: {
        session: {
          type: "apiKey",
          in: "cookie",
          name: SESSION,
          description: "On https the name begins with `__Host-`, under a path with `__Secure-`",
        },
        token: {
          type: "http",
          scheme: "bearer",
          description: "An access token from the profile with the scope that the call needs",
        },
        address: {
          type: "apiKey",
          in: "query",
          name: "signature",
          description: "Part of the address that `promiseUpload` answers",
        },
      },
    },
  };
}

function operationOf(name: string, spec: CallSpec): Json {
  const { group, summary, body, answer, cached, status = 200 } = spec;
  const parameters = parametersOf(spec);
  return {
    operationId: name,
    tags: [group],
    summary,
    security: securityOf(spec),
    ...(parameters.length > 0 && { parameters }),
    ...(body && {
      requestBody: {
        description: `At most ${inWords(bodyBytesMaxOf(spec))} bytes`,
        required: true,
        content: contentOf(body, "input"),
      },
    }),
    responses: {
      [status]: { description: "Done", content: contentOf(answer, "output") },
      ...(cached && { 304: { description: "The client's version is current" } }),
      ...refusalsOf(spec),
    },
  };
}

function securityOf({ access, scope }: CallSpec): Json[] {
  switch (access) {
    case "anyone":
      return [];
    case "holder of the address":
      return [{ address: [] }];
    case "signed in":
      return [{ session: [] }, ...(scope ? [{ token: [scope] }] : [])];
  }
}

function parametersOf({ path, names, query, keyed }: CallSpec): Json[] {
  const cellar = {
    name: "cellar",
    in: "path",
    required: true,
    description: "The id of one of the user's cellars",
    schema: { type: "string", format: "uuid" },
  };
  const id = {
    name: "id",
    in: "path",
    required: true,
    description: `The id of the ${String(names)}`,
    schema: { type: "string", format: "uuid" },
  };
  const key = {
    name: "Idempotency-Key",
    in: "header",
    description: "1 to 255 visible ASCII characters; repeated, the same answer and no effect",
    schema: { type: "string", minLength: 1, maxLength: 255 },
  };
  return [
    ...(path.includes("{cellar}") ? [cellar] : []),
    ...(names ? [id] : []),
    ...queryParameters(query),
    ...(keyed ? [key] : []),
  ];
}

function queryParameters(query: CallSpec["query"]): Json[] {
  if (!query) return [];
  return Object.entries(query.def.shape).map(([name, schema]) => ({
    name,
    in: "query",
    required: !z.safeParse(schema, undefined).success,
    schema: schemaOf(schema, "output"),
  }));
}

function refusalsOf(spec: CallSpec): Json {
  const refusals = byStatus(errorsOf(spec)).map(([status, codes]) => {
    const isConflict = status === 409 && spec.conflict !== undefined;
    return [
      status,
      isConflict
        ? refusalOf(codes, schemaOf(spec.conflict, "output"))
        : { $ref: refTo("responses", nameOf(codes)) },
    ] as const;
  });
  return { ...Object.fromEntries(refusals), 431: { $ref: refTo("responses", TOO_LONG_HEADERS) } };
}

function sharedRefusals(): Json {
  const refusals = documentedCalls()
    .flatMap(([, spec]) =>
      byStatus(errorsOf(spec)).filter(([status]) => !spec.conflict || status !== 409),
    )
    .map(
      ([, codes]) =>
        [nameOf(codes), refusalOf(codes, { $ref: refTo("schemas", "Error") })] as const,
    );
  return {
    ...Object.fromEntries(refusals),
    // Node refuses requests with overlong headers before our code runs.
    [TOO_LONG_HEADERS]: { description: "The headers of the request are longer than 16 kB" },
  };
}

const TOO_LONG_HEADERS = "headers_too_long";

function byStatus(codes: readonly ErrorCode[]): readonly (readonly [number, ErrorCode[]])[] {
  const statuses = new Set(codes.map((code) => REFUSALS[code].status));
  return Array.from(statuses, (status) => [
    status,
    codes.filter((code) => REFUSALS[code].status === status),
  ]);
}

const nameOf = (codes: readonly ErrorCode[]): string => codes.join("-or-");

function refusalOf(codes: readonly ErrorCode[], schema: Json): Json {
  return {
    description: codes.map((code) => `\`${code}\`: ${REFUSALS[code].means}`).join(". "),
    content: { "application/json": { schema } },
  };
}

function contentOf(what: Content, io: "input" | "output"): Json {
  if ("mediaType" in what) return { [what.mediaType]: {} };
  return { "application/json": { schema: schemaOf(what, io) } };
}

function schemaOf(schema: z.core.$ZodType, io: "input" | "output"): Json {
  const id = io === "output" ? shared.get(schema)?.id : undefined;
  if (id !== undefined) return { $ref: refTo("schemas", id) };
  return withoutNames(z.toJSONSchema(schema, { io, unrepresentable: "any" }));
}

function sharedSchemas(): Json {
  const { schemas } = z.toJSONSchema(shared, {
    io: "output",
    uri: (id) => refTo("schemas", id),
  });
  return Object.fromEntries(
    Object.entries(schemas).map(([id, schema]) => [id, withoutNames(schema)]),
  );
}

/** A schema without `$schema` and `$id`, which are already in the document. */
function withoutNames(schema: Json): Json {
  const parts = Object.entries(schema).filter(([key]) => key !== "$schema" && key !== "$id");
  return Object.fromEntries(parts);
}
