import type { User } from "sync-protocol";
import { userOf } from "./account.ts";
import { type EmailDeps, refuseDemo } from "./emailChange.ts";

/**
 * Sets the name that members of shared cellars see; `null` removes the name. Existing events keep
 * the earlier name [H11: author].
 */
export async function changeName(
  deps: Pick<EmailDeps, "accounts" | "demo">,
  user: User,
  name: string | null,
): Promise<User> {
  refuseDemo(deps, user.email);
  await deps.accounts.setName(user.id, name);
  return userOf({ ...user, name, language: user.language ?? null });
}
