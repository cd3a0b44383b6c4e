import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from "react";
import { fetchPart, MISSING_PART } from "../loading/fetchPart.ts";
import { untilMainContent } from "../loading/mainContent.ts";
import { toast } from "../toasts/toast.ts";

/**
 * A dialog or sheet that loads when it opens. If the dialog is rendered closed, its code is
 * prefetched after the page's main content. If loading fails on opening, a toast says so and the
 * property `closedBy` is called. Opening the dialog again retries.
 */
export function dialogOnDemand<
  ClosedBy extends string,
  Props extends { readonly opened: boolean } & Readonly<Record<ClosedBy, () => void>>,
>(load: () => Promise<ComponentType<Props>>, closedBy: ClosedBy) {
  let loaded: ComponentType<Props> | undefined;

  const fetchDialog = async () => (loaded ??= await fetchPart(load));

  const DialogOnDemand = (props: Props) => {
    const { opened } = props;
    const [Dialog, setDialog] = useState(() => loaded);
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
          if (!opened) await untilMainContent();
          const fetched = isWanted ? await fetchDialog() : undefined;
          if (isWanted && fetched) setDialog(() => fetched);
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
  return Object.assign(DialogOnDemand, { prefetch: fetchDialog });
}
