import { Button } from "@mantine/core";
import { useRef, useState } from "react";
import { CALLS, type OpenInvitation } from "sync-protocol";
import classes from "../../parts/server-forms/forms.module.css";
import { useSubmission } from "../../parts/server-forms/useSubmission.tsx";
import { dateInWords } from "../../rules/day.ts";
import { callServer } from "../../server/callServer.ts";
import { Alert } from "../../ui/page/Alert.tsx";
import { toast } from "../../ui/toasts/toast.ts";
import { type MadeLink, LinkDialog } from "./LinkDialog.tsx";
import { ROLE_NAMES } from "./roleWords.ts";

interface OpenInvitationsCardProps {
  readonly cellarId: string;
  readonly invitations: readonly OpenInvitation[];
  readonly isOwner: boolean;
  readonly onChanged: () => Promise<void>;
}

/** Invitations that nobody has accepted yet. The owner resends or revokes them. */
export function OpenInvitationsCard(props: OpenInvitationsCardProps) {
  const { cellarId: id, invitations, isOwner, onChanged } = props;
  const { isPending, failure, submit } = useSubmission("That did not work. Please try again.");
  const [made, setMade] = useState<MadeLink>();
  const heading = useRef<HTMLHeadingElement>(null);

  const resend = ({ id: invitationId, email }: OpenInvitation) =>
    submit(async () => {
      const sent = await callServer(CALLS.resendInvitation, { id, body: { invitationId } });
      await onChanged();
      if (sent.link === null) toast({ title: "Invitation sent again", description: email ?? "" });
      else setMade({ link: sent.link, expiresAt: sent.invitation.expiresAt });
    });
  const revoke = ({ id: invitationId, email }: OpenInvitation) =>
    submit(async () => {
      await callServer(CALLS.revokeInvitation, { id, body: { invitationId } });
      // The pressed button disappears, so the heading gets the focus.
      heading.current?.focus();
      await onChanged();
      toast({
        title: "Invitation revoked",
        description: email === null ? "The link no longer works." : `${email} can't join with it.`,
      });
    });

  return (
    <section className={classes["card"]}>
      <h2 ref={heading} id="open-invitations" tabIndex={-1}>
        Open Invitations
      </h2>
      {failure !== undefined && <Alert>{failure}</Alert>}
      <ul aria-labelledby="open-invitations">
        {invitations.map((invitation) => {
          const { id: invitationId, email, role, sentAt, expiresAt } = invitation;
          const title = email ?? `Link of ${dateInWords(sentAt)}`;
          const again = email === null ? "New Link" : "Send Again";
          return (
            <li key={invitationId} className={classes["row"]}>
              <div className={classes["facts"]}>
                <strong className={classes["notice"]}>{title}</strong>
                <p>
                  {ROLE_NAMES[role]} · ends on {dateInWords(expiresAt)}
                </p>
              </div>
              {isOwner && (
                <div className={classes["buttons"]}>
                  <Button
                    aria-label={`${again}: ${title}`}
                    disabled={isPending}
                    variant="default"
                    onClick={() => void resend(invitation)}
                  >
                    {again}
                  </Button>
                  <Button
                    aria-label={`Revoke ${title}`}
                    disabled={isPending}
                    variant="default"
                    onClick={() => void revoke(invitation)}
                  >
                    Revoke
                  </Button>
                </div>
              )}
            </li>
          );
        })}
      </ul>
      {isOwner && invitations.some(({ email }) => email === null) && (
        <p className={classes["quiet"]}>
          A link is shown only once. “New Link” makes another one and ends the old one.
        </p>
      )}
      {made && (
        <LinkDialog
          made={made}
          onClose={() => {
            setMade(undefined);
          }}
        />
      )}
    </section>
  );
}
