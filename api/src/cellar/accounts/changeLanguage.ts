import type { Language, User } from "sync-protocol";
import { userOf } from "./account.ts";
import { type EmailDeps, refuseDemo } from "./emailChange.ts";

/** Sets the language of mails to the user; `null` removes the setting [U1: account]. */
export async function changeLanguage(
  deps: Pick<EmailDeps, "accounts" | "demo">,
  user: User,
  language: Language | null,
): Promise<User> {
  refuseDemo(deps, user.email);
  await deps.accounts.setLanguage(user.id, language);
  return userOf({ ...user, name: user.name ?? null, language });
}
