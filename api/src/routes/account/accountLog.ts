import { type Context } from "koa";
import { type Logger } from "pino";
import type { Proof } from "sync-protocol";
import { Refused } from "../../cellar/Refused.ts";
import { clientAddress } from "../../middleware/addresses/clientAddress.ts";

type AccountEvent =
  | "Signed up"
  | "Signed in"
  | "Password changed"
  | "Password reset"
  | "E-mail changed"
  | "E-mail confirmed"
  | "E-mail change undone"
  | "Second factor begun"
  | "Second factor ended"
  | "Passkey added"
  | "Passkey removed"
  | "Password removed"
  | "Identity linked"
  | "Identity unlinked"
  | "Access token made"
  | "Access token ended"
  | "Account deletion requested"
  | "Account deletion cancelled";

/**
 * Log messages about a wrong secret. The fail2ban filter in `docs/fail2ban` matches these words.
 */
type Failure =
  | "Sign-in failed"
  | "Wrong password"
  | "Wrong passkey"
  | "Wrong identity"
  | "Wrong code"
  | "Wrong link";

/**
 * Logs account events and failed attempts with the client's address, but without e-mails and
 * secrets.
 */
export interface AccountLog {
  readonly record: (ctx: Context, event: AccountEvent, userId: string) => void;
  readonly checked: <T>(ctx: Context, failure: Failure, check: () => Promise<T>) => Promise<T>;
  readonly proved: <T>(ctx: Context, proof: Proof, check: () => Promise<T>) => Promise<T>;
}

export function accountLog(log: Logger): AccountLog {
  const checked: AccountLog["checked"] = async (ctx, failure, check) => {
    try {
      return await check();
    } catch (error) {
      if (error instanceof Refused) log.warn({ address: clientAddress(ctx) }, failure);
      throw error;
    }
  };

  return {
    record(ctx, event, userId) {
      log.info({ userId, address: clientAddress(ctx) }, event);
    },
    checked,
    proved: (ctx, proof, check) => checked(ctx, failureOf(proof), check),
  };
}

function failureOf({ passkey, identityProof }: Proof): Failure {
  if (identityProof !== undefined) return "Wrong identity";
  return passkey === undefined ? "Wrong password" : "Wrong passkey";
}
