import type { Router, RouterContext } from "@koa/router";
import { type Middleware } from "koa";
import { type CallSpec, type MediaType, readsJson } from "sync-protocol";
import type * as z from "zod/mini";
import type { NamedCellar } from "../cellar/ports/cellar.ts";
import { requireUser } from "../middleware/limits/admission.ts";
import { jsonBody } from "../middleware/bodies/jsonBody.ts";
import { parseBody, parseId, parseQuery } from "./parse.ts";

/**
 * A valid request for an API call. Parts that the call's contract does not define are `undefined`.
 */
export interface CallRequest<Spec extends CallSpec> {
  readonly ctx: RouterContext;
  readonly userId: Spec["access"] extends "signed in" ? string : undefined;
  readonly cellar: Spec["access"] extends "signed in" ? NamedCellar : undefined;
  /** The id in the request's path, in lower case. */
  readonly id: Spec extends { readonly names: string } ? string : undefined;
  readonly query: Spec extends { readonly query: infer Query extends z.ZodMiniType }
    ? z.output<Query>
    : undefined;
  readonly body: Spec extends { readonly body: infer Body extends z.ZodMiniType }
    ? z.output<Body>
    : undefined;
}

class Answered {
  readonly kind = "answered";
}

/** A handler returns this if it has set the response itself, as a stream or bytes. */
export const ANSWERED = new Answered();

interface AnyRequest {
  readonly ctx: RouterContext;
  readonly userId: string | undefined;
  readonly cellar: NamedCellar | undefined;
  readonly id: string | undefined;
  readonly query: unknown;
  readonly body: unknown;
}

type Answer<Spec extends CallSpec> = Spec["answer"] extends MediaType
  ? Answered
  : Answered | z.output<Exclude<Spec["answer"], MediaType>>;

/**
 * Registers `handle` for an API call. First the user is checked, if the call requires one. Then the
 * middleware `before` runs. Then id, query and body are parsed by the call's schemas. `handle` runs
 * only for valid requests; others are refused. The body is read after `before`, or by a `jsonBody`
 * within `before`.
 */
export function answer<Spec extends CallSpec>(
  router: Router,
  spec: Spec,
  before: readonly Middleware[],
  handle: (asked: CallRequest<Spec>) => Promise<Answer<Spec>> | Answer<Spec>,
): void;
export function answer(
  router: Router,
  spec: CallSpec,
  before: readonly Middleware[],
  handle: (asked: AnyRequest) => unknown,
): void {
  const { method, path, status = 200 } = spec;
  const admit: Middleware = (ctx, next) => ctx.state.admit(spec, next);
  const enter: Middleware = (ctx, next) =>
    spec.access === "signed in" ? ctx.state.enterCellar(spec, next) : next();
  const respond = async (ctx: RouterContext) => {
    const answered = await handle({ ctx, ...read(ctx, spec) });
    if (answered === ANSWERED) return;
    ctx.status = status;
    ctx.body = answered;
  };
  const steps = [admit, enter, ...before, ...(readsJson(spec) ? [jsonBody] : []), respond];
  router.register(path.replace("{id}", ":id"), [method], steps);
}

function read(ctx: RouterContext, spec: CallSpec) {
  const { access, names, query, body, unfitQuery } = spec;
  const isJson = body !== undefined && !("mediaType" in body);
  const isSignedIn = access === "signed in";
  return {
    userId: isSignedIn ? requireUser(ctx) : undefined,
    cellar: isSignedIn ? ctx.state.cellar : undefined,
    id: names && parseId(ctx.params["id"], names),
    query: query && parseQuery(ctx, query, unfitQuery),
    body: isJson ? parseBody(ctx, body) : undefined,
  };
}
