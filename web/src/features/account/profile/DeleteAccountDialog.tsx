import { Button } from "@mantine/core";
import { useId } from "react";
import { CALLS, typedProof, type SignInOptions } from "sync-protocol";
import * as z from "zod/mini";
import { leaveDeleted, unsentChanges, useCellar, useCellars } from "../../../engine/index.ts";
import { i18n } from "../../../language/i18n.ts";
import { cellarAddress, CELLARS_PATH } from "../../../parts/addresses/pageAddresses.ts";
import { cellarName } from "../../../rules/cellar/cellarName.ts";
import { Link } from "../../../ui/page/Link.tsx";
import { exportWines } from "../../../rules/cellar/exportWines.ts";
import { callServer } from "../../../server/callServer.ts";
import { Alert } from "../../../ui/page/Alert.tsx";
import { ConfirmDialog } from "../../../ui/dialogs/ConfirmDialog.tsx";
import { saveFile } from "../../../ui/saveFile.ts";
import classes from "../../../parts/server-forms/forms.module.css";
import { ProofField } from "../account-forms/ProofField.tsx";
import { useServerForm } from "../../../parts/server-forms/useServerForm.ts";
import { useProof } from "../account-forms/useProof.ts";

interface DeleteAccountDialogProps {
  readonly opened: boolean;
  readonly email: string;
  readonly ways: SignInOptions;
  readonly onKeep: () => void;
}

export function DeleteAccountDialog({ opened, email, ways, onKeep }: DeleteAccountDialogProps) {
  const formId = useId();
  const proof = useProof(ways);
  const { form, isPending, failure, onSubmit } = useServerForm({
    initial: { password: "" },
    schema: z.object(typedProof(proof.isPassword)),
    fallback: i18n._("Failed to delete your account. Please try again."),
    explain: ({ code, sentence }) =>
      code === "owns_shared_cellars" ? <SharedCellars sentence={sentence} /> : undefined,
    send: async ({ password }) => {
      const body = await proof.show(password);
      // Sends pending changes first, so that cancelling the deletion loses nothing.
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
            {i18n._("Keep Account")}
          </Button>
          <Button color="red" disabled={isPending} form={formId} type="submit" variant="outline">
            {isPending ? i18n._("Deleting...") : i18n._("Delete Account")}
          </Button>
        </>
      }
      title={i18n._("Delete your account?")}
      onClose={onKeep}
    >
      <div className={classes["fields"]}>
        {failure !== undefined && <Alert>{failure}</Alert>}
        <p>
          {i18n._(
            "Your wines are removed from this device now, and from your others as they connect. For 7 days a link that we send to {email} takes it back; then everything on the server is gone too.",
            { email },
          )}
        </p>
        <WinesFile />
        <form noValidate className={classes["fields"]} id={formId} onSubmit={onSubmit}>
          <ProofField email={email} field={form.getInputProps("password")} proof={proof} />
        </form>
      </div>
    </ConfirmDialog>
  );
}

/** Shared cellars that would be deleted with the account. */
function SharedCellars({ sentence }: { readonly sentence: string | undefined }) {
  const cellars = useCellars();
  const shared = cellars.filter(({ role, members }) => role === "owner" && (members ?? 0) > 1);
  return (
    <>
      <p>{sentence}</p>
      <ul>
        {shared.map((cellar) => (
          <li key={cellar.id}>
            <Link className={classes["link"] ?? ""} to={cellarAddress(cellar.id)}>
              {cellarName(cellar)}
            </Link>
          </li>
        ))}
      </ul>
      {shared.length === 0 && (
        <Link className={classes["link"] ?? ""} to={CELLARS_PATH}>
          {i18n._("Cellars and Sharing")}
        </Link>
      )}
    </>
  );
}

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
        {i18n._("Download My Wines")}
      </Button>
      <p className={classes["quiet"]}>
        {i18n._("A JSON file of all your wines, without their photos.")}
      </p>
    </div>
  );
}
