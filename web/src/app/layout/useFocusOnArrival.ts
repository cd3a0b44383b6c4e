import { type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * Focuses the page that a link has led to where the link went with the page before it: so the keyboard goes on
 * from there, and a screen reader reads it. Focus that is anywhere else stays.
 */
export function useFocusOnArrival(page: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);

  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    if (document.activeElement === document.body) page.current?.focus({ preventScroll: true });
  }, [pathname, page]);
}
