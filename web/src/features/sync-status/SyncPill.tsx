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
import { type SyncStatus, useSyncStatus } from "../../engine/index.ts";
import { dialogOnDemand } from "../../ui/dialogs/dialogOnDemand.tsx";
import { pillWords } from "./pillWords.ts";
import classes from "./SyncPill.module.css";

const SyncSheet = dialogOnDemand(
  async () => (await import("./SyncSheet.tsx")).SyncSheet,
  "onClose",
);

/**
 * Delay before the pill changes from "Syncing" to "Saved", ms. Without it, a short sync would make
 * the pill flicker.
 */
const SAVED_DELAY_MS = 500;

const ICONS: Record<SyncStatus["kind"], Icon> = {
  saved: IconCloudCheck,
  syncing: IconRefresh,
  connecting: IconRefresh,
  offline: IconCloudOff,
  full: IconAlertTriangle,
  intercepted: IconLogin2,
  attention: IconAlertTriangle,
  signIn: IconLogin2,
  outdated: IconDownload,
  lost: IconAlertOctagon,
};

export function SyncPill() {
  const { kind, words } = useSteadyWords(useSyncStatus());
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

/** The pill's text. Only the change from "Syncing" to "Saved" is delayed. */
function useSteadyWords(status: SyncStatus): Words {
  const now: Words = { kind: status.kind, words: pillWords(status) };
  const [before, setBefore] = useState(now);
  const isSettling = before.kind === "syncing" && now.kind === "saved";

  if (!isSettling && before.words !== now.words) setBefore(now);
  useEffect(() => {
    if (!isSettling) return undefined;
    const timer = setTimeout(() => {
      setBefore({ kind: "saved", words: now.words });
    }, SAVED_DELAY_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [isSettling, now.words]);
  return isSettling ? before : now;
}
