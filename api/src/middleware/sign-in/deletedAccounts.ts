import { type Middleware } from "koa";
import type { DeletionStore } from "../../cellar/ports/accounts.ts";
import { Refused } from "../../cellar/Refused.ts";
import type { Devices } from "./device.ts";

/**
 * Answers `account_deleted` instead of `unauthenticated` if an account used on the device has been
 * deleted [V5: deleted account]. Recognises the device by its cookie, which outlives sessions.
 */
export function deletedAccounts({
  devices,
  deletions,
}: {
  readonly devices: Devices;
  readonly deletions: Pick<DeletionStore, "among">;
}): Middleware {
  return async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      const isUnknown = error instanceof Refused && error.refusal.code === "unauthenticated";
      const people = isUnknown ? (devices.of(ctx)?.people ?? []) : [];
      const userIds = people.length === 0 ? [] : await deletions.among(people);
      throw userIds.length === 0 ? error : new Refused({ code: "account_deleted", userIds });
    }
  };
}
