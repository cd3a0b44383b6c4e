import type { User } from "sync-protocol";
import { userOf } from "./account.ts";
import { type EmailDeps, refuseDemo } from "./emailChange.ts";

/**
 * Sets the name that members of shared cellars see; `null` removes it. Existing events keep the
 * earlier name [H11: author].
 */
export async function changeName(
  deps: Pick<EmailDeps, "accounts" | "demo">,
  { id, email }: User,
  name: string | null,
): Promise<User> {
  refuseDemo(deps, email);
  await deps.accounts.setName(id, name);
  return userOf({ id, email, name });
}
