import { Button } from "@mantine/core";
import { useId } from "react";
import { CALLS, deleteAccountSchema } from "sync-protocol";
import { useCellar } from "../../live/useCellar.ts";
import { exportWines } from "../../rules/exportWines.ts";
import { callServer } from "../../server/callServer.ts";
import { leaveDeleted, unsentChanges } from "../../session/session.ts";
import { Alert } from "../../ui/Alert.tsx";
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx";
import { PasswordField } from "../../ui/PasswordField.tsx";
import { saveFile } from "../../ui/saveFile.ts";
import classes from "./forms.module.css";
import profile from "./ProfilePage.module.css";
import { useAccountForm } from "./useAccountForm.ts";

interface DeleteAccountDialogProps {
  readonly opened: boolean;
  readonly email: string;
  readonly onKeep: () => void;
}

/** Asks whether everything is to go, with a file of the wines before, and the password. */
export function DeleteAccountDialog({ opened, email, onKeep }: DeleteAccountDialogProps) {
  const formId = useId();
  const { form, isPending, failure, onSubmit } = useAccountForm({
    initial: { password: "" },
    schema: deleteAccountSchema,
    fallback: "Failed to delete your account. Please try again.",
    send: async (body) => {
      // What can still reach the server is there if the account is taken back.
      await unsentChanges();
      await callServer(CALLS.deleteAccount, { body });
      await leaveDeleted();
    },
  });

  return (
    <ConfirmDialog
      opened={opened}
      actions={
        <>
          <Button data-autofocus onClick={onKeep}>
            Keep Account
          </Button>
          <Button color="red" disabled={isPending} form={formId} type="submit" variant="outline">
            {isPending ? "Deleting..." : "Delete Account"}
          </Button>
        </>
      }
      title="Delete your account?"
      onClose={onKeep}
    >
      <div className={classes["fields"]}>
        {failure !== undefined && <Alert>{failure}</Alert>}
        <p>
          Your wines are removed from this device now, and from your others as they connect. For 7
          days a link that we send to {email} takes it back; then everything on the server is gone
          too.
        </p>
        <WinesFile />
        <form noValidate id={formId} onSubmit={onSubmit}>
          {/* Tells password managers whose password this is. */}
          <input hidden readOnly autoComplete="username" value={email} />
          <PasswordField
            autoComplete="current-password"
            label="Password"
            {...form.getInputProps("password")}
          />
        </form>
      </div>
    </ConfirmDialog>
  );
}

/** Offers every wine of this device as a file; it needs no signal. */
function WinesFile() {
  const cellar = useCellar();
  if (cellar.kind !== "ready" || cellar.wines.length === 0) return null;

  const { wines } = cellar;
  const save = () => {
    saveFile("wine-cellar.json", "application/json", exportWines(wines, Date.now()));
  };
  return (
    <div>
      <Button variant="default" onClick={save}>
        Download My Wines
      </Button>
      <p className={profile["quiet"]}>A JSON file of all your wines, without their photos.</p>
    </div>
  );
}
