import { type ComponentType, useEffect, useState } from "react";
import { fetchPart } from "./fetchPart.ts";
import { untilAfterFirstSight } from "./firstSight.ts";

/**
 * A part of the page that nobody looks for at once: it is fetched a moment after the first sight.
 * Where it can't be had, the page goes on without it.
 */
export function afterFirstSight<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return function Afterwards(props: Props) {
    const [Part, setPart] = useState<ComponentType<Props>>();

    useEffect(() => {
      let isLeft = false;
      const fetchIt = async () => {
        await untilAfterFirstSight();
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
