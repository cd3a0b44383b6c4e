import { lazy, Suspense, useEffect, useState } from "react";
import { useToastStore } from "../ui/toast.ts";

const Toaster = lazy(async () => ({ default: (await import("../ui/Toaster.tsx")).Toaster }));

/** How long after the start the toasts are fetched, in ms: the wines come first. */
const PATIENCE_MS = 1_000;

/** The toasts. What they are made of is fetched a moment after the start, or with the first one. */
export function Notifications() {
  const isAsked = useToastStore((store) => store.shown !== undefined);
  const [isCalm, setCalm] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => {
      setCalm(true);
    }, PATIENCE_MS);
    return () => {
      clearTimeout(timer);
    };
  }, []);

  return <Suspense>{(isCalm || isAsked) && <Toaster />}</Suspense>;
}
