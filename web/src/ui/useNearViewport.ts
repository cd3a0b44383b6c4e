import { type RefObject, useEffect, useState } from "react";

const MARGIN = "400px";

/** Whether an element is or was near the viewport. */
export function useNearViewport(element: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);

  useEffect(() => {
    const watched = element.current;
    if (near || !watched) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(watched);
    return () => {
      observer.disconnect();
    };
  }, [element, near]);

  return near;
}
