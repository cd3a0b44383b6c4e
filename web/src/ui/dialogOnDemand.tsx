import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from "react";
import { fetchPart, MISSING_PART } from "./fetchPart.ts";
import { toast } from "./toast.ts";

/**
 * A dialog or sheet that is fetched once it stands in the page. Where it can't be had when it is to
 * open, as without signal before the worker has kept the app, a toast says so and the property
 * `closedBy` is called: the next time it is opened it tries again.
 */
export function dialogOnDemand<
  ClosedBy extends string,
  Props extends { readonly opened: boolean } & Readonly<Record<ClosedBy, () => void>>,
>(load: () => Promise<ComponentType<Props>>, closedBy: ClosedBy) {
  return function DialogOnDemand(props: Props) {
    const { opened } = props;
    const [Dialog, setDialog] = useState<ComponentType<Props>>();
    const isTried = useRef(false);
    const giveUp = useEffectEvent(() => {
      toast({ ...MISSING_PART, tone: "failure" });
      props[closedBy]();
    });

    useEffect(() => {
      if (Dialog || (isTried.current && !opened)) return undefined;
      isTried.current = true;
      let isWanted = true;
      const fetchIt = async () => {
        try {
          const fetched = await fetchPart(load);
          if (isWanted) setDialog(() => fetched);
        } catch (error) {
          reportError(error);
          if (isWanted && opened) giveUp();
        }
      };
      void fetchIt();
      return () => {
        isWanted = false;
      };
    }, [Dialog, opened]);

    return Dialog && <Dialog {...props} />;
  };
}
