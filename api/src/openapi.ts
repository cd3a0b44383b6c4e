import { errorBodySchema, PROTOCOL_HEADER, wineSchema } from "sync-protocol";
import * as z from "zod/mini";
import { type DescribedCall, DESCRIBED_CALLS } from "./openapiCalls.ts";

type Json = Readonly<Record<string, unknown>>;

/** Why a call is refused, by status. */
const REFUSALS: Readonly<Record<number, string>> = {
  400: "The request does not fit its schema",
  401: "Nobody is signed in, or the credentials are wrong",
  403: "From another site, or the address is expired or forged",
  404: "This person has nothing of that id",
  409: "It contradicts what is there",
  413: "Too large",
  415: "Not of the expected type",
  422: "More than 999 bottles, or an Idempotency-Key used for another request",
  426: "The client's protocol is too old",
  429: "Too many attempts; Retry-After says when to come back",
  500: "A fault of the server, told to its log alone",
  502: "The AI service failed",
  503: "The storage is full, locked or failing, and Retry-After says when to come back; of the assistant also: no AI key is configured",
};

/** Answers that appear in several calls, and once in the document. */
const shared = z.registry<{ id: string }>();
shared.add(wineSchema, { id: "Wine" });
shared.add(errorBodySchema, { id: "Error" });

const refTo = (id: string): string => `#/components/schemas/${id}`;

/** The OpenAPI 3.1 document of every call, made from the schemas that the server itself uses. */
export function openapiDocument(): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const call of DESCRIBED_CALLS) {
    paths[call.path] = { ...paths[call.path], [call.method]: operationOf(call) };
  }

  return {
    openapi: "3.1.0",
    info: {
      title: "Wine Cellar",
      version: "1",
      description: `Every answer under /api bears the header ${PROTOCOL_HEADER}.`,
    },
    paths,
    components: {
      schemas: sharedSchemas(),
      securitySchemes: {
        session: {
          type: "apiKey",
          in: "cookie",
          name: "wine_cellar_session",
          description: "On https the name begins with `__Host-`",
        },
      },
    },
  };
}

function operationOf(call: DescribedCall): Json {
  const { group, summary, access, body, answer, conflict, cached, status = 200 } = call;
  const parameters = parametersOf(call);
  return {
    tags: [group],
    summary,
    ...(access === undefined && { security: [{ session: [] }] }),
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: true, content: contentOf(body, "input") } }),
    responses: {
      [status]: { description: "Done", content: contentOf(answer, "output") },
      ...(cached && { 304: { description: "The version that the client has is the present one" } }),
      ...Object.fromEntries(refusalsOf(call).map((refusal) => [refusal, refusalOf(refusal)])),
      ...(conflict && { 409: refusalOf(409, schemaOf(conflict, "output")) }),
    },
  };
}

function parametersOf({ path, query, keyed }: DescribedCall): Json[] {
  const inPath = Array.from(path.matchAll(/\{(\w+)\}/g), ([, name]) => ({
    name,
    in: "path",
    required: true,
    schema: { type: "string", format: "uuid" },
  }));
  const key = {
    name: "Idempotency-Key",
    in: "header",
    description: "1 to 255 visible ASCII characters; repeated, the same answer and no effect",
    schema: { type: "string", minLength: 1, maxLength: 255 },
  };
  return [...inPath, ...queryParameters(query), ...(keyed ? [key] : [])];
}

function queryParameters(query: DescribedCall["query"]): Json[] {
  if (!query) return [];
  return Object.entries(query.def.shape).map(([name, schema]) => ({
    name,
    in: "query",
    required: !z.safeParse(schema, undefined).success,
    schema: schemaOf(schema, "output"),
  }));
}

function refusalsOf({ access, query, keyed, method, refusals = [] }: DescribedCall): number[] {
  const writes = method !== "get";
  return [
    ...(writes || query ? [400] : []),
    // Whoever is signed in may have too many requests waiting.
    ...(access === undefined ? [401, 429] : []),
    // A body is read, and refused, even where the call asks for none.
    ...(writes ? [403, 413, 415] : []),
    ...(keyed ? [422] : []),
    ...refusals,
    500,
    503,
  ];
}

function refusalOf(status: number, schema: Json = { $ref: refTo("Error") }): Json {
  return {
    description: REFUSALS[status],
    content: { "application/json": { schema } },
  };
}

function contentOf(what: NonNullable<DescribedCall["body"]>, io: "input" | "output"): Json {
  if ("mediaType" in what) return { [what.mediaType]: {} };
  return { "application/json": { schema: schemaOf(what, io) } };
}

function schemaOf(schema: z.core.$ZodType, io: "input" | "output"): Json {
  const id = io === "output" ? shared.get(schema)?.id : undefined;
  if (id !== undefined) return { $ref: refTo(id) };
  return withoutNames(z.toJSONSchema(schema, { io, unrepresentable: "any" }));
}

function sharedSchemas(): Json {
  const { schemas } = z.toJSONSchema(shared, { io: "output", uri: refTo });
  return Object.fromEntries(
    Object.entries(schemas).map(([id, schema]) => [id, withoutNames(schema)]),
  );
}

/** A schema as a part of the document, which already says what dialect it is and where. */
function withoutNames(schema: Json): Json {
  const parts = Object.entries(schema).filter(([key]) => key !== "$schema" && key !== "$id");
  return Object.fromEntries(parts);
}
