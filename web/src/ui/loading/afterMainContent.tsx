import { type ComponentType, useEffect, useState } from "react";
import { fetchPart } from "./fetchPart.ts";
import { untilAfterMainContent } from "./mainContent.ts";

/**
 * A less urgent part of the page, loaded shortly after the main content. If loading fails, the page works without it.
 */
export function afterMainContent<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return function Afterwards(props: Props) {
    const [Part, setPart] = useState<ComponentType<Props>>();

    useEffect(() => {
      let isLeft = false;
      const fetchIt = async () => {
        await untilAfterMainContent();
        if (isLeft) return;
        const part = await fetchPart(load);
        setPart(() => part);
      };
      fetchIt().catch((error: unknown) => {
        if (!isLeft) reportError(error);
      });
      return () => {
        isLeft = true;
      };
    }, []);
    return Part && <Part {...props} />;
  };
}
