import { NO_PASSWORD } from "./account.ts";
import {
  type ConfirmationDeps,
  isFor,
  readConfirmation,
  sendConfirmation,
} from "./emailConfirmation.ts";
import type { AccountStore } from "../ports/accounts.ts";
import { Refused } from "../Refused.ts";

interface ConfirmDeps extends ConfirmationDeps {
  readonly accounts: AccountStore;
}

interface ConfirmationResult {
  readonly userId: string;
  readonly resetToken: string | null;
}

export async function confirmEmail(deps: ConfirmDeps, token: string): Promise<ConfirmationResult> {
  const confirmation = readConfirmation(deps, token);
  if (!confirmation) throw invalidLink();

  const { userId, resetToken = null } = confirmation;
  const account = await deps.accounts.byId(userId);
  if (!account || account.passwordHash === NO_PASSWORD) throw invalidLink();
  if (!isFor(confirmation, account.email)) throw invalidLink();
  if (!(await deps.accounts.confirmEmail(userId, account.email))) throw invalidLink();
  return { userId, resetToken };
}

export async function resendConfirmation(deps: ConfirmDeps, userId: string): Promise<void> {
  const account = await deps.accounts.byId(userId);
  if (account) await sendConfirmation(deps, account);
}

function invalidLink(): Refused {
  return new Refused({ code: "invalid_confirmation_token" });
}
