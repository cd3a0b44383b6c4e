import type { LogEntry, Member } from "sync-protocol";
import { AS_ROLE } from "./roleWords.ts";

/** A log entry as a sentence. The reader is "You"; members are called by name. */
export function logWords(
  entry: LogEntry,
  readerId: string,
  members: readonly Pick<Member, "userId" | "email" | "name">[],
): string {
  const { kind, actorId } = entry;
  const isReader = actorId === readerId;
  const acting = members.find(({ userId }) => userId === actorId)?.name;
  const actor = isReader ? "You" : (acting ?? entry.actor ?? "Somebody");
  const subject = members.find(({ email }) => email === entry.subject)?.name ?? entry.subject;
  const role = entry.role === null || entry.role === "owner" ? "the owner" : AS_ROLE[entry.role];
  switch (kind) {
    case "made":
      return `${actor} made this cellar`;
    case "renamed":
      return `${actor} changed the name or colour`;
    case "invited":
      return subject === null
        ? `${actor} made a link for ${role}`
        : `${actor} invited ${subject} as ${role}`;
    case "invitation-sent-again":
      return subject === null
        ? `${actor} made a new link for ${role}`
        : `${actor} sent the invitation of ${subject} again`;
    case "invitation-revoked":
      return subject === null
        ? `${actor} revoked a link for ${role}`
        : `${actor} revoked the invitation of ${subject}`;
    case "invitation-declined":
      return entry.actor === null || entry.actor === ""
        ? "Somebody declined a link"
        : `${entry.actor} declined the invitation`;
    case "joined":
      return `${actor} joined as ${role}`;
    case "left":
      return `${actor} left`;
    case "removed":
      return `${actor} removed ${subject ?? "a member"}`;
    case "role-changed":
      return `${actor} made ${subject ?? "a member"} ${role}`;
    case "ownership-offered":
      return `${actor} offered the cellar to ${subject ?? "a member"}`;
    case "ownership-withdrawn":
      return `${actor} ended the offer of the cellar`;
    case "ownership-taken":
      return `${actor} became the owner`;
    case "ownership-passed":
      return `${subject ?? "A member"} became the owner, because the account of ${actor} was deleted`;
    case "guest-link-made":
      return `${actor} made a link for guests${titled(subject)}`;
    case "guest-link-revoked":
      return `${actor} revoked a link for guests${titled(subject)}`;
  }
}

function titled(title: string | null): string {
  return title === null ? "" : `: ${title}`;
}
