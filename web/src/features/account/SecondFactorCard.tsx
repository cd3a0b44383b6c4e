import { Button } from "@mantine/core";
import { useState } from "react";
import { dialogOnDemand } from "../../ui/dialogOnDemand.tsx";
import profile from "./ProfilePage.module.css";
import type { KnownWaysIn } from "./useWaysIn.ts";

const BeginFactorDialog = dialogOnDemand(
  async () => (await import("./BeginFactorDialog.tsx")).BeginFactorDialog,
  "onClose",
);
const EndFactorDialog = dialogOnDemand(
  async () => (await import("./EndFactorDialog.tsx")).EndFactorDialog,
  "onKeep",
);

interface SecondFactorCardProps extends KnownWaysIn {
  readonly email: string;
}

/** Has the password ask for a code of an authenticator app as well, and do without. It needs signal. */
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
          ? `Your password asks for a code of your authenticator app as well. ${leftOf(secondFactor.recoveryCodesLeft)}`
          : "Have your password ask for a code of an authenticator app as well."}
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
        <EndFactorDialog
          opened
          email={email}
          ways={ways}
          onEnded={() => {
            close();
            change((known) => ({ ...known, secondFactor: null }));
          }}
          onKeep={close}
        />
      )}
    </section>
  );
}

function leftOf(recoveryCodes: number): string {
  if (recoveryCodes === 0) return "No recovery code is left: turn it off and on again for others.";
  return recoveryCodes === 1
    ? "One recovery code is left."
    : `${String(recoveryCodes)} recovery codes are left.`;
}
