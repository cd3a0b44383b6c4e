import { UnstyledButton } from "@mantine/core";
import {
  IconAlertOctagon,
  IconAlertTriangle,
  IconCloudCheck,
  IconCloudOff,
  IconDownload,
  IconLogin2,
  IconRefresh,
  type Icon,
} from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { type SyncStatus, useSyncStatus } from "../../live/useSyncStatus.ts";
import { dialogOnDemand } from "../../ui/dialogOnDemand.tsx";
import { pillWords } from "./pillWords.ts";
import classes from "./SyncPill.module.css";

const SyncSheet = dialogOnDemand(
  async () => (await import("./SyncSheet.tsx")).SyncSheet,
  "onClose",
);

/** A sync shorter than this goes unmentioned, in milliseconds. */
const QUIET_MS = 800;

const ICONS: Record<SyncStatus["kind"], Icon> = {
  saved: IconCloudCheck,
  syncing: IconRefresh,
  offline: IconCloudOff,
  attention: IconAlertTriangle,
  signIn: IconLogin2,
  outdated: IconDownload,
  lost: IconAlertOctagon,
};

/** Says in the header where the person's changes are; a tap opens the whole story. */
export function SyncPill() {
  const { kind, words } = useCalmWords(useSyncStatus());
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const Icon = ICONS[kind];

  return (
    <>
      <div className={classes["status"]} role="status">
        <UnstyledButton
          aria-haspopup="dialog"
          className={classes["pill"]}
          data-kind={kind}
          onClick={() => {
            setWasOpened(true);
            setOpen(true);
          }}
        >
          <Icon aria-hidden size={20} stroke={1.75} />
          <span>{words}</span>
        </UnstyledButton>
      </div>
      {wasOpened && (
        <SyncSheet
          opened={isOpen}
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </>
  );
}

interface Words {
  readonly kind: SyncStatus["kind"];
  readonly words: string;
}

/**
 * The status in words; while a sync is still short, the words from before it. Where the wines come
 * here for the first time, that is told at once: before it there is nothing to say.
 */
function useCalmWords(status: SyncStatus): Words {
  const isSending = status.kind === "syncing" && status.waiting > 0;
  const now: Words = { kind: status.kind, words: pillWords(status) };
  const [before, setBefore] = useState(now);
  const isLong = useLasting(isSending);

  if (!isSending && before.words !== now.words) setBefore(now);
  return isSending && !isLong ? before : now;
}

/** Whether `active` has been true for {@link QUIET_MS}. */
function useLasting(active: boolean): boolean {
  const [hasLasted, setHasLasted] = useState(false);

  useEffect(() => {
    if (!active) return undefined;
    const timer = setTimeout(() => {
      setHasLasted(true);
    }, QUIET_MS);
    return () => {
      clearTimeout(timer);
      setHasLasted(false);
    };
  }, [active]);

  return active && hasLasted;
}
