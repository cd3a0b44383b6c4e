import { useEffect, useState } from "react";
import { fetchPart } from "../ui/fetchPart.ts";
import type { Toaster } from "../ui/Toaster.tsx";
import { useToastStore } from "../ui/toast.ts";

/** How long after the start the toasts are fetched, in ms: the wines come first. */
const PATIENCE_MS = 1_000;

/**
 * The toasts. What they are made of is fetched a moment after the start, or with the first one.
 * Where it can't be had, before the worker has kept the app, the page goes on without them and the
 * next toast tries again.
 */
export function Notifications() {
  const shown = useToastStore((store) => store.shown);
  const [Toasts, setToasts] = useState<typeof Toaster>();

  useEffect(() => {
    if (Toasts) return undefined;
    const fetchToasts = async () => {
      const loaded = await fetchPart(() => import("../ui/Toaster.tsx"));
      setToasts(() => loaded.Toaster);
    };
    const timer = setTimeout(
      () => {
        fetchToasts().catch(reportError);
      },
      shown ? 0 : PATIENCE_MS,
    );
    return () => {
      clearTimeout(timer);
    };
  }, [Toasts, shown]);

  return Toasts && <Toasts />;
}
