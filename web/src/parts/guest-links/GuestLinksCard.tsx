import { Button } from "@mantine/core";
import { useId, useRef, useState } from "react";
import { CALLS, type GuestLink } from "sync-protocol";
import { i18n } from "../../language/i18n.ts";
import { callServer } from "../../server/callServer.ts";
import { dialogOnDemand } from "../../ui/dialogs/dialogOnDemand.tsx";
import { Alert } from "../../ui/page/Alert.tsx";
import { toast } from "../../ui/toasts/toast.ts";
import classes from "../server-forms/forms.module.css";
import { useFetched } from "../server-forms/useFetched.ts";
import { failureSentence, useSubmission } from "../server-forms/useSubmission.tsx";
import { guestLinkWords } from "./guestLinkWords.ts";

const NewGuestLinkDialog = dialogOnDemand(
  async () => (await import("./NewGuestLinkDialog.tsx")).NewGuestLinkDialog,
  "onClose",
);

interface GuestLinksCardProps {
  readonly cellarId: string;
  readonly onChanged: () => void;
}

export function GuestLinksCard({ cellarId: id, onChanged }: GuestLinksCardProps) {
  const { fetched, reload } = useFetched((signal) =>
    callServer(CALLS.listGuestLinks, { id, signal }),
  );
  const [isMaking, setMaking] = useState(false);
  const { isPending, failure, submit } = useSubmission(
    i18n._("Failed to revoke the link. Please try again."),
  );
  const changed = () => {
    reload();
    onChanged();
  };
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();

  const revoke = ({ id: guestLinkId, title }: GuestLink) =>
    submit(async () => {
      await callServer(CALLS.revokeGuestLink, { id, body: { guestLinkId } });
      // The pressed button disappears, so the heading gets the focus.
      heading.current?.focus();
      changed();
      toast({
        title: i18n._("Link revoked"),
        description: i18n._("{title} is no longer shown to guests.", { title }),
      });
    });
  const links = fetched.kind === "loaded" ? fetched.answer.guestLinks : [];

  return (
    <section className={classes["card"]}>
      <h2 ref={heading} id={headingId} tabIndex={-1}>
        {i18n._("Links for Guests")}
      </h2>
      <p className={classes["quiet"]}>
        {i18n._(
          "A link shows a list of wines to anyone who has it, to read or print. Guests need no account and can change nothing.",
        )}
      </p>
      {failure !== undefined && <Alert>{failure}</Alert>}
      {fetched.kind === "failed" && (
        <Alert>{failureSentence(fetched.error, i18n._("The links could not be loaded."))}</Alert>
      )}
      {links.length > 0 && (
        <ul aria-labelledby={headingId}>
          {links.map((link) => (
            <li key={link.id} className={classes["row"]}>
              <div className={classes["facts"]}>
                <strong className={classes["notice"]} dir="auto">
                  {link.title}
                </strong>
                <p>{guestLinkWords(link)}</p>
              </div>
              <Button
                aria-label={i18n._("Revoke {title}", { title: link.title })}
                disabled={isPending}
                variant="default"
                onClick={() => void revoke(link)}
              >
                {i18n._("Revoke")}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Button
        className={classes["action"]}
        variant="default"
        onClick={() => {
          setMaking(true);
        }}
      >
        {i18n._("New Link for Guests")}
      </Button>
      {isMaking && (
        <NewGuestLinkDialog
          opened
          cellarId={id}
          onClose={() => {
            setMaking(false);
          }}
          onMade={changed}
        />
      )}
    </section>
  );
}
