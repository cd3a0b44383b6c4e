import { Router } from "@koa/router";
import { type Logger } from "pino";
import { CALLS, type Credentials, type Signup } from "sync-protocol";
import { type HealthDeps, healthOf } from "../cellar/health.ts";
import type { IdentityProvider } from "../cellar/ports/identities.ts";
import type { PasskeyStore } from "../cellar/ports/signInMethods.ts";
import type { openapiDocument } from "../openapi.ts";
import { answer } from "./answer.ts";

export interface ServerRouteDeps extends Omit<HealthDeps, "report"> {
  readonly log: Pick<Logger, "error">;
  readonly demo: Credentials | undefined;
  readonly signup: Signup;
  readonly passkeys: PasskeyStore;
  readonly identityProvider: IdentityProvider | undefined;
  /** Makes the API document. Called for the first request, because it takes 0.1 s of CPU. */
  readonly makeDocument: () => ReturnType<typeof openapiDocument>;
}

export function serverRoutes(deps: ServerRouteDeps): Router {
  const { demo, signup, makeDocument, log, passkeys, identityProvider } = deps;
  const router = new Router();
  const health = healthOf({
    ...deps,
    report(cause) {
      log.error({ err: cause }, "The database or the photo storage fails");
    },
  });
  answer(router, CALLS.health, [], async ({ query }) => {
    const found = query.deep === undefined ? {} : await health();
    return { status: "ok" as const, ...found };
  });
  answer(router, CALLS.demo, [], async () => ({
    demo: demo ?? null,
    signup,
    passkeys: await passkeys.any(),
    identityProvider: identityProvider?.name ?? null,
  }));
  let document: ReturnType<typeof makeDocument> | undefined;
  answer(router, CALLS.openapi, [], () => (document ??= makeDocument()));
  return router;
}
