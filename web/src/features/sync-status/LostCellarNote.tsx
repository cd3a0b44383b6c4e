import { Button } from "@mantine/core";
import { useState } from "react";
import {
  addLostToOwn,
  exportLost,
  exportQueue,
  forgetLost,
  type LostCellar,
  useSession,
} from "../../engine/index.ts";
import { lossSentence } from "../../rules/cellar/lossSentence.ts";
import { ConfirmDialog } from "../../ui/dialogs/ConfirmDialog.tsx";
import { saveUnsent } from "../../ui/saveFile.ts";
import { countOf } from "../../ui/countOf.ts";
import { toast } from "../../ui/toasts/toast.ts";
import classes from "./SyncSheet.module.css";

/** Says that the user can no longer read a cellar. Offers what to do with its unsent changes. */
export function LostCellarNote({ cellar }: { readonly cellar: LostCellar }) {
  const session = useSession();
  const [isAsking, setAsking] = useState(false);
  if (session.kind !== "signedIn") return null;
  const owner = { userId: session.user.id, cellarId: cellar.id };
  const { name, unsent, reason } = cellar;

  const save = async () => {
    saveUnsent(await exportLost(owner));
  };
  const add = async () => {
    await addLostToOwn(owner);
    toast({ title: "Added to your own cellar", tone: "success" });
  };
  return (
    <section aria-label={name} className={classes["change"]}>
      <p className={classes["sentence"]}>{lossSentence(name, reason)}</p>
      <p>
        {countOf(unsent, "change")} {unsent === 1 ? "was" : "were"} not sent. Save{" "}
        {unsent === 1 ? "it" : "them"} as a file, or add the wines to your own cellar.
      </p>
      <div className={classes["choices"]}>
        <Button onClick={save}>Save as a file</Button>
        <Button variant="default" onClick={add}>
          Add to my own cellar
        </Button>
        <Button
          variant="default"
          onClick={() => {
            setAsking(true);
          }}
        >
          Discard
        </Button>
      </div>
      <ConfirmDialog
        actions={
          <>
            <Button
              variant="default"
              onClick={() => {
                setAsking(false);
              }}
            >
              Cancel
            </Button>
            <Button color="red" onClick={() => forgetLost(owner)}>
              Discard
            </Button>
          </>
        }
        opened={isAsking}
        title={`Discard your unsent changes to ${name}?`}
        onClose={() => {
          setAsking(false);
        }}
      >
        {countOf(unsent, "change")} will be deleted from this device.
      </ConfirmDialog>
    </section>
  );
}

/** Offers a viewer what to do with refused changes. */
export function NoteForViewers({ onAdd }: { readonly onAdd: () => Promise<void> }) {
  return (
    <div className={classes["change"]}>
      <p>You can only look at this cellar now. Nothing of yours is lost.</p>
      <div className={classes["choices"]}>
        <Button onClick={saveQueue}>Save as a file</Button>
        <Button variant="default" onClick={onAdd}>
          Add to my own cellar
        </Button>
      </div>
    </div>
  );
}

async function saveQueue() {
  saveUnsent(await exportQueue());
}
