import { type Middleware } from "koa";
import type { DeletionStore } from "../../cellar/ports/accounts.ts";
import { Refused } from "../../cellar/Refused.ts";
import type { Devices } from "./device.ts";

/**
 * Answers `account_deleted` instead of `unauthenticated` to devices of a deleted account [V5:
 * deleted account]. The device cookie, which outlives sessions, identifies the device.
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
