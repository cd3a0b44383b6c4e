import { useEffect, useState } from "react";
import { fetchPart } from "../ui/loading/fetchPart.ts";
import { untilAfterFirstSight } from "../ui/loading/firstSight.ts";
import type { Toaster } from "../ui/toasts/Toaster.tsx";
import { useToastStore } from "../ui/toasts/toast.ts";

/**
 * The toasts. What they are made of is fetched a moment after the first sight, or with the first one.
 * Where it can't be had, before the worker has kept the app, the page goes on without them and the
 * next toast tries again.
 */
export function Notifications() {
  const shown = useToastStore((store) => store.shown);
  const [Toasts, setToasts] = useState<typeof Toaster>();

  useEffect(() => {
    if (Toasts) return undefined;
    let isLeft = false;
    const fetchToasts = async () => {
      if (!shown) await untilAfterFirstSight();
      if (isLeft) return;
      const loaded = await fetchPart(() => import("../ui/toasts/Toaster.tsx"));
      setToasts(() => loaded.Toaster);
    };
    fetchToasts().catch(reportError);
    return () => {
      isLeft = true;
    };
  }, [Toasts, shown]);

  return Toasts && <Toasts />;
}
