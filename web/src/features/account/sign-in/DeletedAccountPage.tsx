import { Button } from "@mantine/core";
import { askAgain, exportQueue, signOut } from "../../../engine/index.ts";
import { i18n } from "../../../language/i18n.ts";
import { Alert } from "../../../ui/page/Alert.tsx";
import { countOf } from "../../../ui/countOf.ts";
import { saveUnsent } from "../../../ui/saveFile.ts";
import { AccountFrame } from "./AccountFrame.tsx";

/**
 * Shown if the account was deleted while this device has unsent changes. If the user cancels the
 * deletion, sending can be retried.
 */
export function DeletedAccountPage({ unsent }: { readonly unsent: number }) {
  const save = async () => {
    saveUnsent(await exportQueue());
  };

  return (
    <AccountFrame
      subtitle={i18n._("Your data on the server was deleted. This device still has your cellar.")}
      title={i18n._("Your account was deleted")}
    >
      <Alert tone="note">
        {i18n._(
          "{changes} never reached the server. Save them as a file before you remove the cellar from this device. If you have taken the deletion back, ask again and sign in.",
          { changes: countOf(unsent, "change") },
        )}
      </Alert>
      <Button onClick={save}>{i18n._("Save as a File")}</Button>
      <Button variant="default" onClick={askAgain}>
        {i18n._("Ask Again")}
      </Button>
      <Button color="red" variant="outline" onClick={signOut}>
        {i18n._("Remove from This Device")}
      </Button>
    </AccountFrame>
  );
}
