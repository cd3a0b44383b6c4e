import { Button } from "@mantine/core";
import { useState } from "react";
import { CALLS } from "sync-protocol";
import { i18n } from "../../../language/i18n.ts";
import { callServer } from "../../../server/callServer.ts";
import { dialogOnDemand } from "../../../ui/dialogs/dialogOnDemand.tsx";
import { toast } from "../../../ui/toasts/toast.ts";
import profile from "../../../parts/server-forms/forms.module.css";
import { ProofDialog } from "./proofDialogOnDemand.ts";
import type { SignInMethods } from "./useSignInMethods.ts";

const BeginFactorDialog = dialogOnDemand(
  async () => (await import("./BeginFactorDialog.tsx")).BeginFactorDialog,
  "onClose",
);

interface SecondFactorCardProps extends SignInMethods {
  readonly email: string;
}

export function SecondFactorCard({ email, ways, change }: SecondFactorCardProps) {
  const [isAsking, setAsking] = useState(false);
  const { secondFactor } = ways;
  const close = () => {
    setAsking(false);
  };

  return (
    <section className={profile["card"]}>
      <h2>{i18n._("Second Factor")}</h2>
      <p className={profile["quiet"]}>
        {secondFactor
          ? `${i18n._(
              "You need a code from your authenticator app when you sign in with your password.",
            )} ${leftOf(secondFactor.recoveryCodesLeft)}`
          : i18n._("Ask for a code from an authenticator app when you sign in.")}
      </p>
      <Button
        className={profile["action"]}
        variant="default"
        onClick={() => {
          setAsking(true);
        }}
      >
        {secondFactor ? i18n._("Turn Off") : i18n._("Turn On")}
      </Button>
      {isAsking && !secondFactor && (
        <BeginFactorDialog
          opened
          email={email}
          ways={ways}
          onClose={close}
          onBegun={(recoveryCodesLeft) => {
            close();
            change((known) => ({ ...known, secondFactor: { recoveryCodesLeft } }));
          }}
        />
      )}
      {isAsking && secondFactor && (
        <ProofDialog
          opened
          action={i18n._("Turn Off")}
          act={async (proof) => {
            await callServer(CALLS.endSecondFactor, { body: proof });
            close();
            change((known) => ({ ...known, secondFactor: null }));
            toast({
              title: i18n._("Second factor turned off"),
              description: i18n._("You no longer need a code when you sign in."),
            });
          }}
          email={email}
          fallback={i18n._("Failed to turn off the second factor. Please try again.")}
          keep={i18n._("Keep It")}
          pendingAction={i18n._("Turning off...")}
          title={i18n._("Turn off the second factor?")}
          ways={ways}
          onKeep={close}
        />
      )}
    </section>
  );
}

function leftOf(recoveryCodes: number): string {
  if (recoveryCodes === 0)
    return i18n._("No recovery codes are left. Turn it off and on again to get new ones.");
  return i18n._(
    "{count, plural, one {One recovery code is left.} other {# recovery codes are left.}}",
    { count: recoveryCodes },
  );
}
