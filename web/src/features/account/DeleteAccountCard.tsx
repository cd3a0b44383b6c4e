import { Button } from "@mantine/core";
import { useState } from "react";
import { dialogOnDemand } from "../../ui/dialogOnDemand.tsx";
import classes from "./ProfilePage.module.css";

const DeleteAccountDialog = dialogOnDemand(
  async () => (await import("./DeleteAccountDialog.tsx")).DeleteAccountDialog,
  "onKeep",
);

/** The way out for good; the dialog that it opens asks for the password. It needs signal. */
export function DeleteAccountCard({ email }: { readonly email: string }) {
  const [isAsking, setAsking] = useState(false);

  return (
    <section className={classes["card"]}>
      <h2>Delete Account</h2>
      <p className={classes["quiet"]}>
        Deletes your account with all its wines and photos, here and on your other devices.
      </p>
      <Button
        className={classes["action"]}
        variant="default"
        onClick={() => {
          setAsking(true);
        }}
      >
        Delete My Account
      </Button>
      {isAsking && (
        <DeleteAccountDialog
          opened
          email={email}
          onKeep={() => {
            setAsking(false);
          }}
        />
      )}
    </section>
  );
}
