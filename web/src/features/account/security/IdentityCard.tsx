import { Button } from "@mantine/core";
import { useRef, useState } from "react";
import { CALLS, type LinkedIdentity, type Proof } from "sync-protocol";
import { i18n } from "../../../language/i18n.ts";
import { callServer } from "../../../server/callServer.ts";
import { dialogOnDemand } from "../../../ui/dialogs/dialogOnDemand.tsx";
import { toast } from "../../../ui/toasts/toast.ts";
import { dateInWords } from "../../../rules/day.ts";
import profile from "../../../parts/server-forms/forms.module.css";
import { ProofDialog } from "./proofDialogOnDemand.ts";
import type { SignInMethods } from "./useSignInMethods.ts";

const LinkIdentityDialog = dialogOnDemand(
  async () => (await import("./LinkIdentityDialog.tsx")).LinkIdentityDialog,
  "onClose",
);

interface IdentityCardProps extends SignInMethods {
  readonly email: string;
  readonly provider: string;
}

export function IdentityCard({ email, provider, ways, change }: IdentityCardProps) {
  const [isLinking, setLinking] = useState(false);
  const [isUnlinking, setUnlinking] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const { identity } = ways;
  const isOnlyWay = !ways.hasPassword && ways.passkeys.length === 0;

  const unlink = async (proof: Proof) => {
    await callServer(CALLS.unlinkIdentity, { body: proof });
    setUnlinking(false);
    change((known) => ({ ...known, identity: null }));
    heading.current?.focus();
    toast({
      title: i18n._("Account unlinked"),
      description: i18n._("{provider} no longer signs you in.", { provider }),
    });
  };

  return (
    <section className={profile["card"]}>
      <h2 ref={heading} tabIndex={-1}>
        {i18n._("Sign In with {provider}", { provider })}
      </h2>
      {identity ? (
        <div className={profile["row"]}>
          <div className={profile["facts"]}>
            <strong>{identity.knownAs}</strong>
            <p>{historyOf(identity)}</p>
            {isOnlyWay && (
              <p>
                {i18n._(
                  "This is your only way to sign in. Set a password or add a passkey to unlink it.",
                )}
              </p>
            )}
          </div>
          {!isOnlyWay && (
            <Button
              aria-label={i18n._("Unlink {provider}", { provider })}
              variant="default"
              onClick={() => {
                setUnlinking(true);
              }}
            >
              {i18n._("Unlink")}
            </Button>
          )}
        </div>
      ) : (
        <>
          <p className={profile["quiet"]}>
            {i18n._("Your account at {provider} can sign you in here as well.", { provider })}
          </p>
          <Button
            className={profile["action"]}
            variant="default"
            onClick={() => {
              setLinking(true);
            }}
          >
            {i18n._("Link {provider}", { provider })}
          </Button>
        </>
      )}
      {isUnlinking && (
        <ProofDialog
          opened
          action={i18n._("Unlink {provider}", { provider })}
          act={unlink}
          email={email}
          fallback={i18n._("Failed to unlink. Please try again.")}
          keep={i18n._("Keep It")}
          pendingAction={i18n._("Unlinking...")}
          title={i18n._("Unlink {provider}?", { provider })}
          ways={ways}
          onKeep={() => {
            setUnlinking(false);
          }}
        >
          <p>{i18n._("You can no longer sign in here with that account.")}</p>
        </ProofDialog>
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
  const date = dateInWords(linkedAt);
  return usedAt === null
    ? i18n._("Linked {date}, not used yet", { date })
    : i18n._("Linked {date}, last used {used}", { date, used: dateInWords(usedAt) });
}
