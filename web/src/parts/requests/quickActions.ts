import { useEffect, useEffectEvent } from "react";

/** Names of window events with which the sidebar and the search control the collection page. */
export const QUICK_ACTIONS = {
  addWine: "wine-cellar:add-wine",
  focusSearch: "wine-cellar:focus-search",
  scan: "wine-cellar:scan",
} as const;

export type QuickAction = (typeof QUICK_ACTIONS)[keyof typeof QUICK_ACTIONS];

let untaken: QuickAction | undefined;

/** Sends a quick action. If no open page takes the action, the action waits for such a page. */
export function sendQuickAction(action: QuickAction): void {
  const taken = !window.dispatchEvent(new Event(action, { cancelable: true }));
  untaken = taken ? undefined : action;
}

/** Runs `take` on each action of this kind, including an action that waited for this page. */
export function useQuickAction(action: QuickAction, take: () => void): void {
  const onAction = useEffectEvent(take);

  useEffect(() => {
    const listener = (event: Event) => {
      event.preventDefault();
      onAction();
    };
    window.addEventListener(action, listener);
    if (untaken === action) {
      untaken = undefined;
      onAction();
    }
    return () => {
      window.removeEventListener(action, listener);
    };
  }, [action]);
}
