import { Router } from "@koa/router";
import { CALLS } from "sync-protocol";
import { assertionOptions } from "../../cellar/sign-in/assertion.ts";
import {
  addPasskey,
  beginPasskey,
  logInWithPasskey,
  type PasskeyDeps,
  removePasskey,
  removePassword,
  renamePasskey,
  setPassword,
  listSignInMethods,
} from "../../cellar/sign-in/passkeys.ts";
import type { Devices } from "../../middleware/sign-in/device.ts";
import { beginSession, sessionIdHash } from "../../middleware/sign-in/session.ts";
import type { AccountLimits } from "./accountLimits.ts";
import type { AccountLog } from "./accountLog.ts";
import { answer } from "../answer.ts";

export interface PasskeyRouteDeps extends PasskeyDeps {
  readonly accountLog: AccountLog;
  readonly limits: AccountLimits;
  readonly devices: Devices;
}

export function passkeyRoutes(deps: PasskeyRouteDeps): Router {
  const { accountLog: log, limits } = deps;
  const router = new Router();

  answer(router, CALLS.waysIn, [], ({ userId }) => listSignInMethods(deps, userId));

  answer(router, CALLS.askPasskey, [], () => assertionOptions(deps));

  answer(router, CALLS.loginWithPasskey, limits.passkey, async ({ ctx, body }) => {
    const login = () => logInWithPasskey(deps, body.passkey);
    const signedIn = await log.checked(ctx, "Sign-in failed", login);
    await beginSession(ctx, signedIn);
    deps.devices.remember(ctx, signedIn.user.id);
    log.record(ctx, "Signed in", signedIn.user.id);
    return { user: signedIn.user };
  });

  answer(router, CALLS.beginPasskey, limits.password, ({ ctx, userId, body }) =>
    log.proved(ctx, body, () => beginPasskey(deps, userId, body)),
  );

  answer(router, CALLS.addPasskey, limits.password, async ({ ctx, userId, body }) => {
    const passkey = await log.checked(ctx, "Wrong passkey", () => addPasskey(deps, userId, body));
    log.record(ctx, "Passkey added", userId);
    return { passkey };
  });

  answer(router, CALLS.renamePasskey, [], async ({ userId, id, body }) => ({
    passkey: await renamePasskey(deps, userId, { id, ...body }),
  }));

  answer(router, CALLS.removePasskey, limits.password, async ({ ctx, userId, id, body }) => {
    await log.proved(ctx, body, () => removePasskey(deps, userId, { id, proof: body }));
    log.record(ctx, "Passkey removed", userId);
    return {};
  });

  answer(router, CALLS.setPassword, limits.password, async ({ ctx, userId, body }) => {
    const { newPassword, ...proof } = body;
    const change = { userId, proof, newPassword, sessionIdHash: sessionIdHash(ctx) };
    await log.proved(ctx, proof, () => setPassword(deps, change));
    log.record(ctx, "Password changed", userId);
    return {};
  });

  answer(router, CALLS.removePassword, limits.password, async ({ ctx, userId, body }) => {
    const change = { userId, proof: body, sessionIdHash: sessionIdHash(ctx) };
    await log.proved(ctx, body, () => removePassword(deps, change));
    log.record(ctx, "Password removed", userId);
    return {};
  });

  return router;
}
