import { type Request } from "koa";
import { type Issue, uuid } from "sync-protocol";
import * as z from "zod/mini";
import { Refused } from "../cellar/Refused.ts";

/** The JSON body as `schema` reads it; ends the request with 400 `invalid` where it does not fit. */
export function parseBody<Schema extends z.core.$ZodType>(
  ctx: { readonly request: Request },
  schema: Schema,
): z.output<Schema> {
  return parse(ctx.request.body, schema);
}

/** The query string as `schema` reads it; ends the request with 400 `invalid` otherwise. */
export function parseQuery<Schema extends z.core.$ZodType>(
  ctx: { readonly query: Readonly<Record<string, unknown>> },
  schema: Schema,
): z.output<Schema> {
  return parse({ ...ctx.query }, schema);
}

/** The UUID in the path, in lower case. Any other text names nothing, so the answer is 404. */
export function parseParam(
  ctx: { readonly params: Readonly<Record<string, string>> },
  name: string,
  sentence = "Not found",
): string {
  const id = z.safeParse(uuid(), ctx.params[name]);
  if (id.success) return id.data;
  throw new Refused({ status: 404, code: "not_found", error: sentence });
}

function parse<Schema extends z.core.$ZodType>(input: unknown, schema: Schema): z.output<Schema> {
  const result = z.safeParse(schema, input);
  if (result.success) return result.data;

  const issues = result.error.issues.map(issueOf);
  throw new Refused({
    status: 400,
    code: "invalid",
    error: issues[0]?.message ?? "Invalid input",
    issues,
  });
}

function issueOf({ path, message }: z.core.$ZodIssue): Issue {
  return { path: path.map((step) => (typeof step === "symbol" ? String(step) : step)), message };
}
