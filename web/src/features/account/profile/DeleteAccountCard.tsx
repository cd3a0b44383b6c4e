import { Button } from "@mantine/core";
import { useState } from "react";
import type { SignInOptions } from "sync-protocol";
import { i18n } from "../../../language/i18n.ts";
import { dialogOnDemand } from "../../../ui/dialogs/dialogOnDemand.tsx";
import classes from "../../../parts/server-forms/forms.module.css";

const DeleteAccountDialog = dialogOnDemand(
  async () => (await import("./DeleteAccountDialog.tsx")).DeleteAccountDialog,
  "onKeep",
);

interface DeleteAccountCardProps {
  readonly email: string;
  readonly ways: SignInOptions;
}

export function DeleteAccountCard({ email, ways }: DeleteAccountCardProps) {
  const [isAsking, setAsking] = useState(false);

  return (
    <section className={classes["card"]}>
      <h2>{i18n._("Delete Account")}</h2>
      <p className={classes["quiet"]}>
        {i18n._(
          "Deletes your account with all its wines and photos, here and on your other devices.",
        )}
      </p>
      <Button
        className={classes["action"]}
        variant="default"
        onClick={() => {
          setAsking(true);
        }}
      >
        {i18n._("Delete My Account")}
      </Button>
      {isAsking && (
        <DeleteAccountDialog
          opened
          email={email}
          ways={ways}
          onKeep={() => {
            setAsking(false);
          }}
        />
      )}
    </section>
  );
}
