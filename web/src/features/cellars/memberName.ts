import type { Member } from "sync-protocol";

export function memberName({ name, email }: Pick<Member, "email" | "name">): string {
  return name ?? email;
}
