import { Button } from "@mantine/core";
import { useRef, useState } from "react";
import { CALLS, type OpenInvitation } from "sync-protocol";
import { i18n } from "../../language/i18n.ts";
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

export function OpenInvitationsCard(props: OpenInvitationsCardProps) {
  const { cellarId: id, invitations, isOwner, onChanged } = props;
  const { isPending, failure, submit } = useSubmission(
    i18n._("That did not work. Please try again."),
  );
  const [made, setMade] = useState<MadeLink>();
  const heading = useRef<HTMLHeadingElement>(null);

  const resend = ({ id: invitationId, email }: OpenInvitation) =>
    submit(async () => {
      const sent = await callServer(CALLS.resendInvitation, { id, body: { invitationId } });
      await onChanged();
      if (sent.link === null)
        toast({ title: i18n._("Invitation sent again"), description: email ?? "" });
      else setMade({ link: sent.link, expiresAt: sent.invitation.expiresAt });
    });
  const revoke = ({ id: invitationId, email }: OpenInvitation) =>
    submit(async () => {
      await callServer(CALLS.revokeInvitation, { id, body: { invitationId } });
      // The pressed button disappears, so the heading gets the focus.
      heading.current?.focus();
      await onChanged();
      toast({
        title: i18n._("Invitation revoked"),
        description:
          email === null
            ? i18n._("The link no longer works.")
            : i18n._("{email} can't join with it.", { email }),
      });
    });

  return (
    <section className={classes["card"]}>
      <h2 ref={heading} id="open-invitations" tabIndex={-1}>
        {i18n._("Open Invitations")}
      </h2>
      {failure !== undefined && <Alert>{failure}</Alert>}
      <ul aria-labelledby="open-invitations">
        {invitations.map((invitation) => {
          const { id: invitationId, email, role, sentAt, expiresAt } = invitation;
          const title = email ?? i18n._("Link of {date}", { date: dateInWords(sentAt) });
          const again = email === null ? i18n._("New Link") : i18n._("Send Again");
          return (
            <li key={invitationId} className={classes["row"]}>
              <div className={classes["facts"]}>
                <strong className={classes["notice"]}>{title}</strong>
                <p>
                  {i18n._("{role} · ends on {date}", {
                    role: ROLE_NAMES[role],
                    date: dateInWords(expiresAt),
                  })}
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
                    aria-label={i18n._("Revoke {title}", { title })}
                    disabled={isPending}
                    variant="default"
                    onClick={() => void revoke(invitation)}
                  >
                    {i18n._("Revoke")}
                  </Button>
                </div>
              )}
            </li>
          );
        })}
      </ul>
      {isOwner && invitations.some(({ email }) => email === null) && (
        <p className={classes["quiet"]}>
          {i18n._("A link is shown only once. “New Link” makes another one and ends the old one.")}
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
