import { i18n } from "../../language/i18n.ts";
import { IconCloudUp } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import classes from "./wineControls.module.css";

const UNSYNCED_AFTER_MS = 2_000;

/**
 * Marks a wine as not synced if its oldest pending change is older than `UNSYNCED_AFTER_MS`. The
 * change was created at `since`, ms since 1970.
 */
export function UnsyncedMark({ since }: { readonly since: number }) {
  const isOld = useOlderThan(since, UNSYNCED_AFTER_MS);
  if (!isOld) return null;
  return (
    <span className={classes["unsynced"]}>
      <IconCloudUp aria-hidden size={16} stroke={1.75} />
      {i18n._("Not synced yet")}
    </span>
  );
}

/** Whether `since` (ms since 1970) is more than `ageMs` ago. Updates as time passes. */
function useOlderThan(since: number | undefined, ageMs: number): boolean {
  const [olderThan, setOlderThan] = useState<number>();

  useEffect(() => {
    if (since === undefined) return undefined;
    const left = Math.max(0, since + ageMs - Date.now());
    const timeout = setTimeout(() => {
      setOlderThan(since);
    }, left);
    return () => {
      clearTimeout(timeout);
    };
  }, [since, ageMs]);

  return since !== undefined && olderThan === since;
}
