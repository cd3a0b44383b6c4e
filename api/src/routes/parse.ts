import { type Request } from "koa";
import { type CallSpec, type Issue, type IdKind, uuid } from "sync-protocol";
import * as z from "zod/mini";
import { Refused } from "../cellar/Refused.ts";

/** Parses a request's body. Refuses a body that does not match `schema` with 400 `invalid`. */
export function parseBody<Schema extends z.core.$ZodType>(
  ctx: { readonly request: Request },
  schema: Schema,
): z.output<Schema> {
  return parse(ctx.request.body, schema);
}

/**
 * Parses a request's query. Refuses a query that does not match `schema` with the code `unfit`, or
 * with `invalid` if `unfit` is `undefined`.
 */
export function parseQuery<Schema extends z.core.$ZodType>(
  ctx: { readonly query: Readonly<Record<string, unknown>> },
  schema: Schema,
  unfit?: CallSpec["unfitQuery"],
): z.output<Schema> {
  return parse({ ...ctx.query }, schema, unfit);
}

/** Returns a UUID in lower case. Refuses text that is not a UUID with 404. */
export function parseId(text: unknown, names: IdKind): string {
  const id = z.safeParse(uuid(), text);
  if (id.success) return id.data;
  throw new Refused({ code: "not_found", what: names });
}

function parse<Schema extends z.core.$ZodType>(
  input: unknown,
  schema: Schema,
  unfit?: CallSpec["unfitQuery"],
): z.output<Schema> {
  const result = z.safeParse(schema, input);
  if (result.success) return result.data;
  if (unfit) throw new Refused({ code: unfit });
  throw new Refused({ code: "invalid", issues: result.error.issues.map(issueOf) });
}

function issueOf({ path, message }: z.core.$ZodIssue): Issue {
  return { path: path.map((step) => (typeof step === "symbol" ? String(step) : step)), message };
}
