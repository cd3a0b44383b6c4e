import { Button } from "@mantine/core";
import { useState } from "react";
import { CALLS } from "sync-protocol";
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
      <h2>Second Factor</h2>
      <p className={profile["quiet"]}>
        {secondFactor
          ? `You need a code from your authenticator app when you sign in with your password. ${leftOf(secondFactor.recoveryCodesLeft)}`
          : "Ask for a code from an authenticator app when you sign in."}
      </p>
      <Button
        className={profile["action"]}
        variant="default"
        onClick={() => {
          setAsking(true);
        }}
      >
        {secondFactor ? "Turn Off" : "Turn On"}
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
          action="Turn Off"
          act={async (proof) => {
            await callServer(CALLS.endSecondFactor, { body: proof });
            close();
            change((known) => ({ ...known, secondFactor: null }));
            toast({
              title: "Second factor turned off",
              description: "You no longer need a code when you sign in.",
            });
          }}
          email={email}
          fallback="Failed to turn off the second factor. Please try again."
          keep="Keep It"
          pendingAction="Turning off..."
          title="Turn off the second factor?"
          ways={ways}
          onKeep={close}
        />
      )}
    </section>
  );
}

function leftOf(recoveryCodes: number): string {
  if (recoveryCodes === 0)
    return "No recovery codes are left. Turn it off and on again to get new ones.";
  return recoveryCodes === 1
    ? "One recovery code is left."
    : `${String(recoveryCodes)} recovery codes are left.`;
}
