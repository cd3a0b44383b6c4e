import { Button } from "@mantine/core";
import { Link } from "react-router";
import { type SyncStatus, useSyncStatus } from "../../live/useSyncStatus.ts";
import { syncNow } from "../../sync/engine.ts";
import { Alert } from "../../ui/Alert.tsx";
import { countOf } from "../../ui/countOf.ts";
import { Sheet } from "../../ui/Sheet.tsx";
import { AttentionList } from "./AttentionList.tsx";
import { pillWords } from "./pillWords.ts";
import { StorageUsed } from "./StorageUsed.tsx";
import classes from "./SyncSheet.module.css";

interface SyncSheetProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Where everything stands: last sync, what waits, what needs attention, storage used. */
export function SyncSheet({ opened, onClose }: SyncSheetProps) {
  const status = useSyncStatus();
  return (
    <Sheet
      footer={
        status.kind === "signIn" ? (
          <Button fullWidth component={Link} to="/login">
            Sign In
          </Button>
        ) : (
          <Button fullWidth onClick={syncNow}>
            Retry
          </Button>
        )
      }
      opened={opened}
      title="Sync"
      onClose={onClose}
    >
      <div className={classes["story"]}>
        <p className={classes["now"]}>{pillWords(status)}</p>
        <p>{explain(status)}</p>
        <dl className={classes["facts"]}>
          <dt>Last sync</dt>
          <dd>{status.lastSyncedAt === undefined ? "Not yet" : moment(status.lastSyncedAt)}</dd>
          <dt>Waiting</dt>
          <dd>{status.waiting === 0 ? "Nothing" : countOf(status.waiting, "change")}</dd>
          <dt>Storage used</dt>
          <dd>
            <StorageUsed />
          </dd>
        </dl>
        {status.lost.length > 0 && <LostChanges sentences={status.lost} />}
        <AttentionList />
      </div>
    </Sheet>
  );
}

function LostChanges({ sentences }: { readonly sentences: readonly string[] }) {
  return (
    <Alert title="This device's store was damaged. These changes had not been sent and are lost:">
      <ul className={classes["lost"]}>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Alert>
  );
}

function explain({ kind }: SyncStatus): string {
  switch (kind) {
    case "saved":
      return "Everything on this device is on the server too.";
    case "syncing":
      return "Your changes are on their way to the server.";
    case "offline":
      return "The server can't be reached. Your changes are safe on this device and go up by themselves.";
    case "attention":
      return "The server said no to something you did. Nothing is lost until you decide.";
    case "signIn":
      return "The server signed you out. Your changes are safe on this device until you sign in.";
  }
}

function moment(ms: number): string {
  return new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "short" }).format(ms);
}
