import { Button } from "@mantine/core";
import { useRef, useState } from "react";
import { CALLS, type LinkedIdentity } from "sync-protocol";
import { callServer } from "../../server/callServer.ts";
import { Alert } from "../../ui/Alert.tsx";
import { dialogOnDemand } from "../../ui/dialogOnDemand.tsx";
import { toast } from "../../ui/toast.ts";
import list from "./DevicesCard.module.css";
import { onDay } from "./onDay.ts";
import profile from "./ProfilePage.module.css";
import { useSubmission } from "./useSubmission.ts";
import type { KnownWaysIn } from "./useWaysIn.ts";

const LinkIdentityDialog = dialogOnDemand(
  async () => (await import("./LinkIdentityDialog.tsx")).LinkIdentityDialog,
  "onClose",
);

interface IdentityCardProps extends KnownWaysIn {
  readonly email: string;
  readonly provider: string;
}

/** The person's account at the identity provider: linked and unlinked here. It needs signal. */
export function IdentityCard({ email, provider, ways, change }: IdentityCardProps) {
  const [isLinking, setLinking] = useState(false);
  const { isPending, failure, submit } = useSubmission("Failed to unlink. Please try again.");
  const heading = useRef<HTMLHeadingElement>(null);
  const { identity } = ways;

  const unlink = () =>
    submit(async () => {
      await callServer(CALLS.unlinkIdentity, {});
      change((known) => ({ ...known, identity: null }));
      heading.current?.focus();
      toast({ title: "Account unlinked", description: `${provider} can't sign you in any more.` });
    });

  return (
    <section className={profile["card"]}>
      <h2 ref={heading} tabIndex={-1}>
        Sign In with {provider}
      </h2>
      {failure !== undefined && <Alert>{failure}</Alert>}
      {identity ? (
        <div className={list["device"]}>
          <div className={list["facts"]}>
            <strong>{identity.knownAs}</strong>
            <p>{historyOf(identity)}</p>
          </div>
          <Button
            aria-label={`Unlink ${provider}`}
            disabled={isPending}
            variant="default"
            onClick={() => void unlink()}
          >
            Unlink
          </Button>
        </div>
      ) : (
        <>
          <p className={profile["quiet"]}>
            Your account at {provider} can sign you in here as well.
          </p>
          <Button
            className={profile["action"]}
            variant="default"
            onClick={() => {
              setLinking(true);
            }}
          >
            Link {provider}
          </Button>
        </>
      )}
      {isLinking && (
        <LinkIdentityDialog
          opened
          email={email}
          provider={provider}
          ways={ways}
          onClose={() => {
            setLinking(false);
          }}
        />
      )}
    </section>
  );
}

function historyOf({ linkedAt, usedAt }: LinkedIdentity): string {
  const use = usedAt === null ? "not used yet" : `last used ${onDay(usedAt)}`;
  return `Linked ${onDay(linkedAt)}, ${use}`;
}
