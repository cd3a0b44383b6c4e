import type { LogEntry, Member } from "sync-protocol";
import { i18n } from "../../language/i18n.ts";
import { AS_ROLE } from "./roleWords.ts";

/** A log entry as a sentence. It calls the reader "You" and the members by their names. */
export function logWords(
  entry: LogEntry,
  readerId: string,
  members: readonly Pick<Member, "userId" | "email" | "name">[],
): string {
  const { kind, actorId } = entry;
  const acting = members.find(({ userId }) => userId === actorId)?.name;
  const actor =
    acting ??
    entry.actor ??
    i18n._(/*i18n*/ { id: "Somebody", comment: "a member who is no longer known" });
  const subject = members.find(({ email }) => email === entry.subject)?.name ?? entry.subject;
  const role =
    entry.role === null || entry.role === "owner"
      ? i18n._(/*i18n*/ { id: "the owner", comment: "after “as” or “for”" })
      : AS_ROLE[entry.role];
  if (kind === "invitation-declined") {
    return entry.actor === null || entry.actor === ""
      ? i18n._("Somebody declined a link")
      : i18n._("{actor} declined the invitation", { actor: entry.actor });
  }
  const facts = { actor, role, subject: subject ?? i18n._("a member") };
  const words = actorId === readerId ? yourWords : othersWords;
  return words(kind, subject !== null, facts);
}

interface Facts extends Readonly<Record<string, string>> {
  readonly actor: string;
  readonly role: string;
  readonly subject: string;
}

type Kind = Exclude<LogEntry["kind"], "invitation-declined">;

function yourWords(kind: Kind, isNamed: boolean, facts: Facts): string {
  switch (kind) {
    case "made":
      return i18n._("You made this cellar", facts);
    case "renamed":
      return i18n._("You changed the name or colour", facts);
    case "invited":
      return isNamed
        ? i18n._("You invited {subject} as {role}", facts)
        : i18n._("You made a link for {role}", facts);
    case "invitation-sent-again":
      return isNamed
        ? i18n._("You sent the invitation of {subject} again", facts)
        : i18n._("You made a new link for {role}", facts);
    case "invitation-revoked":
      return isNamed
        ? i18n._("You revoked the invitation of {subject}", facts)
        : i18n._("You revoked a link for {role}", facts);
    case "joined":
      return i18n._("You joined as {role}", facts);
    case "left":
      return i18n._("You left", facts);
    case "removed":
      return i18n._("You removed {subject}", facts);
    case "role-changed":
      return i18n._("You made {subject} {role}", facts);
    case "ownership-offered":
      return i18n._("You offered the cellar to {subject}", facts);
    case "ownership-withdrawn":
      return i18n._("You ended the offer of the cellar", facts);
    case "ownership-taken":
      return i18n._("You became the owner", facts);
    case "ownership-passed":
      return isNamed
        ? i18n._("{subject} became the owner, because the account of {actor} was deleted", facts)
        : i18n._("A member became the owner, because the account of {actor} was deleted", facts);
    case "guest-link-made":
      return isNamed
        ? i18n._("You made a link for guests: {subject}", facts)
        : i18n._("You made a link for guests", facts);
    case "guest-link-revoked":
      return isNamed
        ? i18n._("You revoked a link for guests: {subject}", facts)
        : i18n._("You revoked a link for guests", facts);
  }
}

function othersWords(kind: Kind, isNamed: boolean, facts: Facts): string {
  switch (kind) {
    case "made":
      return i18n._("{actor} made this cellar", facts);
    case "renamed":
      return i18n._("{actor} changed the name or colour", facts);
    case "invited":
      return isNamed
        ? i18n._("{actor} invited {subject} as {role}", facts)
        : i18n._("{actor} made a link for {role}", facts);
    case "invitation-sent-again":
      return isNamed
        ? i18n._("{actor} sent the invitation of {subject} again", facts)
        : i18n._("{actor} made a new link for {role}", facts);
    case "invitation-revoked":
      return isNamed
        ? i18n._("{actor} revoked the invitation of {subject}", facts)
        : i18n._("{actor} revoked a link for {role}", facts);
    case "joined":
      return i18n._("{actor} joined as {role}", facts);
    case "left":
      return i18n._("{actor} left", facts);
    case "removed":
      return i18n._("{actor} removed {subject}", facts);
    case "role-changed":
      return i18n._("{actor} made {subject} {role}", facts);
    case "ownership-offered":
      return i18n._("{actor} offered the cellar to {subject}", facts);
    case "ownership-withdrawn":
      return i18n._("{actor} ended the offer of the cellar", facts);
    case "ownership-taken":
      return i18n._("{actor} became the owner", facts);
    case "ownership-passed":
      return isNamed
        ? i18n._("{subject} became the owner, because the account of {actor} was deleted", facts)
        : i18n._("A member became the owner, because the account of {actor} was deleted", facts);
    case "guest-link-made":
      return isNamed
        ? i18n._("{actor} made a link for guests: {subject}", facts)
        : i18n._("{actor} made a link for guests", facts);
    case "guest-link-revoked":
      return isNamed
        ? i18n._("{actor} revoked a link for guests: {subject}", facts)
        : i18n._("{actor} revoked a link for guests", facts);
  }
}
