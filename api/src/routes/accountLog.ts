import { type Context } from "koa";
import { type Logger } from "pino";
import { Refused } from "../cellar/Refused.ts";
import { clientAddress } from "../middleware/clientAddress.ts";

/** What somebody did about an account. */
type Deed =
  | "Signed up"
  | "Signed in"
  | "Password changed"
  | "Password reset"
  | "E-mail changed"
  | "E-mail change undone";

/** A secret that was wrong. `docs/fail2ban` reads these words. */
type Failure = "Sign-in failed" | "Wrong password" | "Wrong link";

/** Tells the log who came in and who tried, each with the address; never an e-mail or a secret. */
export interface AccountLog {
  readonly done: (ctx: Context, deed: Deed, userId: string) => void;
  /** Runs the check of a secret, and notes `failure` where it is refused. */
  readonly checked: <T>(ctx: Context, failure: Failure, check: () => Promise<T>) => Promise<T>;
}

export function accountLog(log: Logger): AccountLog {
  return {
    done(ctx, deed, userId) {
      log.info({ userId, address: clientAddress(ctx) }, deed);
    },
    async checked(ctx, failure, check) {
      try {
        return await check();
      } catch (error) {
        if (error instanceof Refused) log.warn({ address: clientAddress(ctx) }, failure);
        throw error;
      }
    },
  };
}
