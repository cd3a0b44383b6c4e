import { type RefObject, useEffect } from "react";
import { useToastStore } from "./toast.ts";

/** Gives the form, as `--form-toast-height`, the height of the toast that tells of it, to leave room for it. */
export function useFormToastHeight(region: RefObject<HTMLElement | null>): void {
  const isShown = useToastStore(({ shown }) => shown?.open === true && shown.place === "form");

  useEffect(() => {
    const measured = region.current;
    if (!isShown || !measured) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      style.setProperty("--form-toast-height", `${String(measured.offsetHeight)}px`);
    });
    observer.observe(measured);
    return () => {
      observer.disconnect();
      style.removeProperty("--form-toast-height");
    };
  }, [isShown, region]);
}
