import { Button } from "@mantine/core";
import type { ChosenInvitation, ReceivedInvitation } from "sync-protocol";
import { i18n } from "../../language/i18n.ts";
import { CellarDot } from "../../parts/cellars/CellarDot.tsx";
import { cellarOf } from "../../rules/cellar/cellarName.ts";
import cards from "../../parts/server-forms/forms.module.css";
import { dateInWords } from "../../rules/day.ts";
import { Alert } from "../../ui/page/Alert.tsx";
import { useInvitationAnswer } from "./useInvitationAnswer.ts";

interface InvitationCardProps {
  readonly invitation: ReceivedInvitation;
  readonly chosen: ChosenInvitation;
  /** E-mail of the signed-in user. */
  readonly email: string;
  readonly onDeclined: () => void;
}

export function InvitationCard({ invitation, chosen, email, onDeclined }: InvitationCardProps) {
  const { colour, role, invitedBy, expiresAt } = invitation;
  const name = invitation.name ?? cellarOf(invitedBy);
  const { isPending, failure, join, decline } = useInvitationAnswer(chosen, onDeclined);
  return (
    <section className={cards["card"]}>
      <h2 dir="auto">
        <CellarDot colour={colour} /> {name}
      </h2>
      <p>
        {role === "editor"
          ? i18n._(
              "{member} invites you to “{cellar}” as an editor: you can see and change everything.",
              { member: invitedBy, cellar: name },
            )
          : i18n._(
              "{member} invites you to “{cellar}” as a viewer: you can see everything, and change nothing.",
              { member: invitedBy, cellar: name },
            )}
      </p>
      <p className={cards["quiet"]}>
        {i18n._("You join as {email}. The invitation ends on {date}.", {
          email,
          date: dateInWords(expiresAt),
        })}
      </p>
      {failure !== undefined && <Alert>{failure}</Alert>}
      <div className={cards["buttons"]}>
        <Button disabled={isPending} onClick={() => void join()}>
          {isPending ? i18n._("One moment...") : i18n._("Join")}
        </Button>
        <Button disabled={isPending} variant="default" onClick={() => void decline()}>
          {i18n._("Decline")}
        </Button>
      </div>
    </section>
  );
}
