import { create } from "zustand";

interface LastAction {
  readonly title: string;
  readonly description?: string | undefined;
  readonly undo: () => void;
}

/**
 * The last action that can be undone. The sync sheet offers the undo after the action's toast has
 * closed. Cleared by an undo, and when the page or session ends.
 */
export const useLastAction = create<{ readonly last: LastAction | undefined }>(() => ({
  last: undefined,
}));

export function noteLastAction(last: LastAction): void {
  useLastAction.setState({ last });
}

export function forgetLastAction(): void {
  useLastAction.setState({ last: undefined });
}
