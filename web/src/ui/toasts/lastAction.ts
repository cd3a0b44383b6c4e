import { create } from "zustand";

/** The last thing that the user did and can undo. */
interface LastAction {
  readonly title: string;
  readonly description?: string | undefined;
  readonly undo: () => void;
}

/** What the sync sheet offers to undo after its toast has gone: until it is undone, or the page or the session ends. */
export const useLastAction = create<{ readonly last: LastAction | undefined }>(() => ({
  last: undefined,
}));

export function noteLastAction(last: LastAction): void {
  useLastAction.setState({ last });
}

export function forgetLastAction(): void {
  useLastAction.setState({ last: undefined });
}
