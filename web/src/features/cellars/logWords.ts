import type { LogEntry, Member } from "sync-protocol";
import { i18n } from "../../language/i18n.ts";
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
      return i18n._("{actor} made this cellar", { actor });
    case "renamed":
      return i18n._("{actor} changed the name or colour", { actor });
    case "invited":
      return subject === null
        ? i18n._("{actor} made a link for {role}", { actor, role })
        : i18n._("{actor} invited {subject} as {role}", { actor, subject, role });
    case "invitation-sent-again":
      return subject === null
        ? i18n._("{actor} made a new link for {role}", { actor, role })
        : i18n._("{actor} sent the invitation of {subject} again", { actor, subject });
    case "invitation-revoked":
      return subject === null
        ? i18n._("{actor} revoked a link for {role}", { actor, role })
        : i18n._("{actor} revoked the invitation of {subject}", { actor, subject });
    case "invitation-declined":
      return entry.actor === null || entry.actor === ""
        ? i18n._("Somebody declined a link")
        : i18n._("{actor} declined the invitation", { actor: entry.actor });
    case "joined":
      return i18n._("{actor} joined as {role}", { actor, role });
    case "left":
      return i18n._("{actor} left", { actor });
    case "removed":
      return `${actor} removed ${subject ?? "a member"}`;
    case "role-changed":
      return i18n._("{actor} made {text} {role}", { actor, text: subject ?? "a member", role });
    case "ownership-offered":
      return i18n._("{actor} offered the cellar to {text}", { actor, text: subject ?? "a member" });
    case "ownership-withdrawn":
      return i18n._("{actor} ended the offer of the cellar", { actor });
    case "ownership-taken":
      return i18n._("{actor} became the owner", { actor });
    case "ownership-passed":
      return i18n._("{text} became the owner, because the account of {actor} was deleted", {
        text: subject ?? "A member",
        actor,
      });
    case "guest-link-made":
      return i18n._("{actor} made a link for guests{titled}", { actor, titled: titled(subject) });
    case "guest-link-revoked":
      return i18n._("{actor} revoked a link for guests{titled}", {
        actor,
        titled: titled(subject),
      });
  }
}

function titled(title: string | null): string {
  return title === null ? "" : `: ${title}`;
}
