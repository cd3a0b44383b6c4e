import { create } from "zustand";
import { noteLastAction } from "./lastAction.ts";

export const TOAST_DISPLAY_MS = 5_000;

export const TOAST_ACTION_DISPLAY_MS = 10_000;

/** How long a closed toast is kept in memory, ms. */
export const TOAST_REMOVAL_MS = 1_000_000;

export interface ToastText {
  readonly title: string;
  readonly description?: string | undefined;
  /** A failure is announced as an alert. A success or a note is announced as a status. */
  readonly tone?: "success" | "note" | "failure";
  /**
   * "form" is for a message about an open form. Such a toast is at the bottom, so that it does not
   * cover the form's notice.
   */
  readonly place?: "form";
  readonly actions?: readonly ToastAction[];
  readonly question?: ToastQuestion | undefined;
}

interface ToastQuestion {
  readonly words: string;
  readonly answer: (stars: number) => void;
}

export interface ToastAction {
  readonly label: string;
  readonly run: () => void;
  /**
   * Whether the button undoes the toast's action. The sync sheet then offers the undo after the
   * toast is gone.
   */
  readonly undoes?: boolean;
}

interface ShownToast extends ToastText {
  readonly id: number;
  readonly open: boolean;
}

export interface ToastStore {
  readonly shown: ShownToast | undefined;
  /** Whether a dialog covers the toasts. The toasts do not close until they are visible again. */
  readonly isCovered: boolean;
}

/**
 * Returned by {@link toast}. Both methods do nothing after another toast has replaced this toast.
 */
export interface ToastHandle {
  update(text: ToastText): void;
  dismiss(): void;
}

export const useToastStore = create<ToastStore>(() => ({ shown: undefined, isCovered: false }));

let lastId = 0;
let removal: ReturnType<typeof setTimeout> | undefined;

function replace(id: number, next: (shown: ShownToast) => ShownToast | undefined): void {
  useToastStore.setState(({ shown }) => (shown?.id === id ? { shown: next(shown) } : {}));
}

/** Shows a toast in place of the previous toast. */
export function toast(text: ToastText): ToastHandle {
  const id = ++lastId;
  clearTimeout(removal);
  useToastStore.setState({ shown: { ...text, id, open: true } });
  const undo = text.actions?.find(({ undoes }) => undoes);
  if (undo) noteLastAction({ ...text, undo: undo.run });

  return {
    update: (changed) => {
      replace(id, () => ({ ...changed, id, open: true }));
    },
    dismiss: () => {
      dismissToast(id);
    },
  };
}

export function displayMs({ actions = [] }: ToastText): number {
  return actions.length > 0 ? TOAST_ACTION_DISPLAY_MS : TOAST_DISPLAY_MS;
}

/** Closes a toast. A closed toast is removed from memory after {@link TOAST_REMOVAL_MS}. */
export function dismissToast(id: number): void {
  replace(id, (shown) => ({ ...shown, open: false }));
  clearTimeout(removal);
  removal = setTimeout(() => {
    replace(id, () => undefined);
  }, TOAST_REMOVAL_MS);
}

/** Closes the open toast, unless it reports a failure, which the user must read first. */
export function dismissUnlessFailure(): void {
  const { shown } = useToastStore.getState();
  if (shown?.open && shown.tone !== "failure") dismissToast(shown.id);
}

export function formToast(text: ToastText): void {
  toast({ ...text, place: "form" });
}
