import { i18n } from "../../language/i18n.ts";
import { numberInWords } from "../../language/locale.ts";
import { timeInWords } from "../../rules/day.ts";
import { Button } from "@mantine/core";
import { useId } from "react";
import { useLocation } from "react-router";
import {
  dismissLost,
  exportQueue,
  type Revision,
  syncNow,
  type SyncStatus,
  useSyncStatus,
  useWaiting,
} from "../../engine/index.ts";
import { reloadForUpdate } from "../../platform/appUpdate.ts";
import { STORAGE_FULL } from "../../platform/isStorageFull.ts";
import { pastWorkerAddress } from "../../platform/pastWorker.ts";
import { Alert } from "../../ui/page/Alert.tsx";
import { RequireEditAccess } from "../../parts/changing/RequireEditAccess.tsx";
import { askForCorrection } from "../../parts/requests/pageRequest.ts";
import { countOf } from "../../ui/countOf.ts";
import { useLastAction } from "../../ui/toasts/lastAction.ts";
import { Link } from "../../ui/page/Link.tsx";
import { saveUnsent } from "../../ui/saveFile.ts";
import { Sheet } from "../../ui/dialogs/Sheet.tsx";
import { useWayToCollection } from "../../parts/addresses/wayToCollection.ts";
import { AttentionList } from "./AttentionList.tsx";
import { pillWords } from "./pillWords.ts";
import { StorageKept, StorageUsed } from "./StorageUsed.tsx";
import classes from "./SyncSheet.module.css";

interface SyncSheetProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

export function SyncSheet({ opened, onClose }: SyncSheetProps) {
  const status = useSyncStatus();
  const showCollection = useWayToCollection();

  const edit = async (revision: Revision) => {
    onClose();
    await showCollection();
    askForCorrection(revision);
  };

  return (
    <Sheet
      footer={hasNextStep(status) && <NextStep {...status} />}
      opened={opened}
      title={i18n._("Sync")}
      onClose={onClose}
    >
      <div className={classes["story"]}>
        <p className={classes["now"]}>{pillWords(status)}</p>
        <p>{explain(status)}</p>
        <RequireEditAccess>
          <LastAction />
        </RequireEditAccess>
        {status.lost.length > 0 && <LostChanges sentences={status.lost} />}
        <AttentionList onEdit={edit} />
        <dl className={classes["facts"]}>
          <dt>{i18n._("Last sync")}</dt>
          <dd>
            {status.lastSyncedAt === undefined
              ? i18n._("Not yet")
              : timeInWords(status.lastSyncedAt)}
          </dd>
          <dt>{i18n._(/*i18n*/ { id: "Waiting", comment: "changes that are not sent yet" })}</dt>
          <dd>
            {status.waiting === 0
              ? i18n._("Nothing|waits to be sent")
              : countOf(status.waiting, "change")}
          </dd>
          <dt>{i18n._("Storage used")}</dt>
          <dd>
            <StorageUsed />
          </dd>
          <dt>{i18n._("Kept on this device")}</dt>
          <dd>
            <StorageKept />
          </dd>
        </dl>
        <WaitingList />
        {status.waiting + status.attention > 0 && (
          <Button className={classes["export"]} variant="default" onClick={exportUnsent}>
            {i18n._("Export")}
          </Button>
        )}
      </div>
    </Sheet>
  );
}

/** Shows the last action with an Undo button, because the action's toast may already be closed. */
function LastAction() {
  const headingId = useId();
  const last = useLastAction((store) => store.last);
  if (!last) return null;

  return (
    <section aria-labelledby={headingId} className={classes["last"]}>
      <h3 id={headingId}>{i18n._("Last action")}</h3>
      <p>
        {last.title}
        {last.description !== undefined && <small>{last.description}</small>}
      </p>
      <Button variant="default" onClick={last.undo}>
        {i18n._("Undo")}
      </Button>
    </section>
  );
}

async function exportUnsent() {
  saveUnsent(await exportQueue());
}

/** Whether the user can act on the sync status. False if all is saved. */
function hasNextStep({ phase, waiting }: SyncStatus): boolean {
  switch (phase) {
    case "signIn":
    case "intercepted":
    case "outdated":
    case "offline":
    case "full":
    case "connecting":
      return true;
    case "saved":
    case "syncing":
    case "attention":
      return waiting > 0;
  }
}

/**
 * Button for the most useful action in this sync status. "Retry sync" is prominent only while
 * offline.
 */
function NextStep({ kind, phase }: Pick<SyncStatus, "kind" | "phase">) {
  const { pathname, search } = useLocation();
  switch (phase) {
    case "signIn":
      return (
        <Button fullWidth component={Link} state={{ from: pathname + search }} to="/login">
          {i18n._("Sign In")}
        </Button>
      );
    case "intercepted":
      return (
        <Button fullWidth component="a" href={pastWorkerAddress()}>
          {i18n._("Go to Sign-In")}
        </Button>
      );
    case "outdated":
      return (
        <Button fullWidth onClick={reloadForUpdate}>
          {i18n._(/*i18n*/ { id: "Update", comment: "button: installs a new version of the app" })}
        </Button>
      );
    case "saved":
    case "syncing":
    case "connecting":
    case "offline":
    case "full":
    case "attention":
      return (
        <Button fullWidth variant={kind === "offline" ? "filled" : "default"} onClick={syncNow}>
          {i18n._("Retry sync")}
        </Button>
      );
  }
}

function LostChanges({ sentences }: { readonly sentences: readonly string[] }) {
  return (
    <Alert
      title={i18n._(
        "This device's store was damaged. These changes had not been sent and are lost:",
      )}
    >
      <ul className={classes["lost"]}>
        {sentences.map((sentence, index) => (
          <li key={`${String(index)} ${sentence}`}>{sentence}</li>
        ))}
      </ul>
      <div className={classes["choices"]}>
        <Button variant="default" onClick={exportUnsent}>
          {i18n._("Export")}
        </Button>
        <Button variant="default" onClick={dismissLost}>
          {i18n._("I have read this")}
        </Button>
      </div>
    </Alert>
  );
}

function explain({ kind, waiting }: SyncStatus): string {
  switch (kind) {
    case "saved":
      return i18n._("The server has everything on this device.");
    case "syncing":
      return waiting === 0
        ? i18n._("Your wines are loading from the server.")
        : i18n._("Your changes are being sent to the server.");
    case "connecting":
      return i18n._("The server has not answered yet. Your changes are saved on this device.");
    case "offline":
      return i18n._(
        "The server can't be reached. Your changes are saved on this device and will sync automatically.",
      );
    case "full":
      return i18n._(STORAGE_FULL);
    case "intercepted":
      return i18n._(
        "Something between you and the server asks you to sign in. Your changes are saved on this device and will sync after that.",
      );
    case "attention":
      return i18n._("A change needs your decision. Nothing is lost until then.");
    case "lost":
      return i18n._("Read below what was lost, and make it again if you still need it.");
    case "outdated":
      return i18n._(
        "The server no longer supports this version. Your changes are safe on this device.",
      );
    case "signIn":
      return i18n._(
        "The server signed you out. Your changes are safe on this device until you sign in.",
      );
  }
}

/** Maximum number of pending changes listed. Further changes appear only as a number. */
const NAMED_MAX = 20;

function WaitingList() {
  const headingId = useId();
  const sentences = useWaiting();
  if (sentences.length === 0) return null;

  const unnamed = sentences.length - NAMED_MAX;
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId}>{i18n._("Waiting to sync")}</h3>
      <ul className={classes["waiting"]}>
        {sentences.slice(0, NAMED_MAX).map((sentence, index) => (
          <li key={`${String(index)} ${sentence}`}>{sentence}</li>
        ))}
        {unnamed > 0 && <li>{i18n._("and {count} more", { count: numberInWords(unnamed) })}</li>}
      </ul>
    </section>
  );
}
