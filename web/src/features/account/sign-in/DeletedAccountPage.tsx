import { Button } from "@mantine/core";
import { askAgain, exportQueue, signOut } from "../../../engine/index.ts";
import { Alert } from "../../../ui/page/Alert.tsx";
import { countOf } from "../../../ui/countOf.ts";
import { saveUnsent } from "../../../ui/saveFile.ts";
import { AccountFrame } from "./AccountFrame.tsx";

/**
 * Shown if the account was deleted while this device has unsent changes. The user saves them as a file or discards
 * them; after cancelling the deletion, the user can retry.
 */
export function DeletedAccountPage({ unsent }: { readonly unsent: number }) {
  const save = async () => {
    saveUnsent(await exportQueue());
  };

  return (
    <AccountFrame
      subtitle="Your data on the server was deleted. This device still has your cellar."
      title="Your account was deleted"
    >
      <Alert tone="note">
        {countOf(unsent, "change")} never reached the server. Save them as a file before you remove
        the cellar from this device. If you have taken the deletion back, ask again and sign in.
      </Alert>
      <Button onClick={save}>Save as a File</Button>
      <Button variant="default" onClick={askAgain}>
        Ask Again
      </Button>
      <Button color="red" variant="outline" onClick={signOut}>
        Remove from This Device
      </Button>
    </AccountFrame>
  );
}
