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
import { i18n } from "../../language/i18n.ts";
import { lossSentence } from "../../rules/cellar/lossSentence.ts";
import { ConfirmDialog } from "../../ui/dialogs/ConfirmDialog.tsx";
import { saveUnsent } from "../../ui/saveFile.ts";
import { countOf } from "../../ui/countOf.ts";
import { toast } from "../../ui/toasts/toast.ts";
import classes from "./SyncSheet.module.css";

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
    toast({ title: i18n._("Added to your own cellar"), tone: "success" });
  };
  return (
    <section aria-label={name} className={classes["change"]}>
      <p className={classes["sentence"]}>{lossSentence(name, reason)}</p>
      <p>
        {i18n._(
          "{count, plural, one {# change was not sent. Save it as a file, or add the wines to your own cellar.} other {# changes were not sent. Save them as a file, or add the wines to your own cellar.}}",
          { count: unsent },
        )}
      </p>
      <div className={classes["choices"]}>
        <Button onClick={save}>{i18n._("Save as a file")}</Button>
        <Button variant="default" onClick={add}>
          {i18n._("Add to my own cellar")}
        </Button>
        <Button
          variant="default"
          onClick={() => {
            setAsking(true);
          }}
        >
          {i18n._("Discard")}
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
              {i18n._("Cancel")}
            </Button>
            <Button color="red" onClick={() => forgetLost(owner)}>
              {i18n._("Discard")}
            </Button>
          </>
        }
        opened={isAsking}
        title={i18n._("Discard your unsent changes to {name}?", { name })}
        onClose={() => {
          setAsking(false);
        }}
      >
        {i18n._("{changes} will be deleted from this device.", {
          changes: countOf(unsent, "change"),
        })}
      </ConfirmDialog>
    </section>
  );
}

export function NoteForViewers({ onAdd }: { readonly onAdd: () => Promise<void> }) {
  return (
    <div className={classes["change"]}>
      <p>{i18n._("You can only look at this cellar now. Nothing of yours is lost.")}</p>
      <div className={classes["choices"]}>
        <Button onClick={saveQueue}>{i18n._("Save as a file")}</Button>
        <Button variant="default" onClick={onAdd}>
          {i18n._("Add to my own cellar")}
        </Button>
      </div>
    </div>
  );
}

async function saveQueue() {
  saveUnsent(await exportQueue());
}
