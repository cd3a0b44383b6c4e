import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import * as z from "zod/mini";
import { openapiDocument } from "../src/openapi.ts";

export interface ReceivedAnswer {
  readonly method: string;
  /** Path without the query. */
  readonly path: string;
  readonly status: number;
  readonly contentType: string | null;
  /** The answer's body. May be missing if the body is not JSON. */
  readonly text: string | undefined;
}

const responseSchema = z.object({
  content: z.optional(z.record(z.string(), z.unknown())),
});

const REFUSALS = "#/components/responses/";

const operationSchema = z.object({
  responses: z.record(z.string(), z.looseObject({ $ref: z.optional(z.string()) })),
});

type Operation = z.infer<typeof operationSchema>;

const document = openapiDocument();

const { paths, components } = z.parse(
  z.object({
    paths: z.record(z.string(), z.record(z.string(), operationSchema)),
    components: z.object({ responses: z.record(z.string(), responseSchema) }),
  }),
  document,
);

// Non-strict mode, because OpenAPI's keywords are unknown to ajv.
const validator = new Ajv2020({
  strict: false,
  allErrors: true,
  formats: { uri: (text: string) => URL.canParse(text), uuid: true, date: true, "date-time": true },
}).addSchema(document, "openapi.json");

const ERROR_POINTER = "/components/schemas/Error";

/** Like `fetch`, but throws if the answer does not match the API document. */
export async function documentedFetch(
  asked: string | URL | Request,
  request: RequestInit = {},
): Promise<Response> {
  const { method = "GET" } = asked instanceof Request ? asked : request;
  const response = await fetch(asked, request);
  await expectDocumented(method, response);
  return response;
}

/**
 * Throws if the answer does not match the API document. The caller can still read the answer's
 * body.
 */
export async function expectDocumented(method: string, response: Response): Promise<void> {
  const contentType = response.headers.get("Content-Type");
  const why = whyUndocumented({
    method,
    path: new URL(response.url).pathname,
    status: response.status,
    contentType,
    text: mediaTypeOf(contentType) === JSON_TYPE ? await response.clone().text() : undefined,
  });
  if (why !== undefined) throw new Error(why);
}

/**
 * How an answer differs from the API document: an unknown call, status or content type, or a body
 * that does not match the schema. `undefined` if the answer matches. Ignores paths outside `/api`
 * and `/objects`, because these paths belong to the app's pages.
 */
export function whyUndocumented(answer: ReceivedAnswer): string | undefined {
  if (!/^\/(api|objects)(\/|$)/.test(answer.path)) return undefined;

  const { method, path, status } = answer;
  const said = `${method} ${path} answered ${String(status)}`;
  const found = findOperation(answer);
  if (!found) {
    if (status < 400 || status >= 500) return `${said}, and is no call of the document`;
    const fault = bodyFault(answer, ERROR_POINTER);
    return fault && `${said}, being no call of the document, with ${fault}`;
  }

  const response = found.operation.responses[status];
  if (!response) return `${said}, a status that the document does not have for this call`;

  const fault = contentFault(answer, response, `${found.pointer}/responses/${String(status)}`);
  return fault && `${said} with ${fault}`;
}

function findOperation({
  method,
  path,
}: ReceivedAnswer): { operation: Operation; pointer: string } | undefined {
  const name = method === "HEAD" ? "get" : method.toLowerCase();
  for (const [template, operations] of Object.entries(paths)) {
    const operation = operations[name];
    if (!operation || !patternOf(template).test(path)) continue;
    return { operation, pointer: `/paths/${template.replaceAll("/", "~1")}/${name}` };
  }
  return undefined;
}

/**
 * The pattern of a path in the API document. Like the router, it allows any letter case and a
 * trailing slash.
 */
function patternOf(template: string): RegExp {
  return new RegExp(`^${template.replaceAll(".", "\\.").replace(/\{\w+\}/g, "[^/]+")}/?$`, "i");
}

function contentFault(
  answer: ReceivedAnswer,
  described: Operation["responses"][string],
  place: string,
): string | undefined {
  const shared = described.$ref?.slice(REFUSALS.length);
  const { content = {} } = responseSchema.parse(
    shared === undefined ? described : components.responses[shared],
  );
  const pointer = shared === undefined ? place : `/components/responses/${shared}`;
  const mediaType = mediaTypeOf(answer.contentType);
  const mediaTypes = Object.keys(content);
  if (mediaType === undefined && mediaTypes.length === 0) return undefined;
  if (mediaType === undefined) return "no body, where the document has one";
  if (!mediaTypes.includes(mediaType)) return `a body of the undocumented type ${mediaType}`;
  if (mediaType !== JSON_TYPE) return undefined;
  return bodyFault(answer, `${pointer}/content/${mediaType.replaceAll("/", "~1")}/schema`);
}

function bodyFault({ method, contentType, text }: ReceivedAnswer, pointer: string) {
  if (mediaTypeOf(contentType) !== JSON_TYPE) return "something else than JSON";
  if (method === "HEAD") return undefined;

  const validate = validatorAt(pointer);
  if (validate(JSON.parse(text ?? ""))) return undefined;
  const faults = (validate.errors ?? []).map(
    ({ instancePath, message = "", params }) =>
      `${instancePath || "the whole"} ${message} ${JSON.stringify(params)}`,
  );
  return `a body that the document does not have: ${faults.join("; ")}`;
}

function validatorAt(pointer: string): ValidateFunction {
  const validate = validator.getSchema(`openapi.json#${encodeURI(pointer)}`);
  if (!validate) throw new Error(`The document has no schema at ${pointer}`);
  return validate;
}

const JSON_TYPE = "application/json";

function mediaTypeOf(contentType: string | null): string | undefined {
  return contentType?.split(";")[0]?.trim().toLowerCase();
}
