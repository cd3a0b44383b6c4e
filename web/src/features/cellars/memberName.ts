import type { Member } from "sync-protocol";

/** What a member is called: the chosen name, or else the e-mail. */
export function memberName({ name, email }: Pick<Member, "email" | "name">): string {
  return name ?? email;
}
