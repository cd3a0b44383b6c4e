import { Button } from "@mantine/core";
import { useEffect, useState } from "react";
import { i18n } from "../../language/i18n.ts";
import { untilPrefetched } from "../../ui/loading/prefetched.ts";
import { useUnsavedWork } from "../../ui/unsavedWork.ts";
import classes from "./UpdatePrompt.module.css";
import { watchVersions } from "./watchVersions.ts";

/** Offers a new version of the app, unless a form has work that a reload would lose. */
export function UpdatePrompt() {
  const takeOver = useWaitingVersion();
  const [isReloading, setReloading] = useState(false);
  const hasUnsavedWork = useUnsavedWork(({ forms }) => forms > 0);
  if (!takeOver || hasUnsavedWork) return null;

  return (
    <div className={classes["prompt"]} role="status">
      <p>{i18n._("A new version is ready")}</p>
      <Button
        loading={isReloading}
        onClick={() => {
          setReloading(true);
          takeOver();
        }}
      >
        {i18n._("Reload")}
      </Button>
    </div>
  );
}

/**
 * The function that activates a waiting version. Undefined until other pages are prefetched: if a
 * request reaches the old service worker while Chromium stops it, Chromium activates the new one
 * only after the old one was idle for 30 s.
 */
function useWaitingVersion(): (() => void) | undefined {
  const [takeOver, setTakeOver] = useState<() => void>();

  useEffect(() => {
    if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return undefined;

    return watchVersions((next) => {
      void untilPrefetched().then(() => {
        setTakeOver(() => next);
      });
    });
  }, []);

  return takeOver;
}
