import { create } from "zustand";
import { noteLastAction } from "./lastAction.ts";

/** How long a toast shows, in milliseconds. */
export const TOAST_DISPLAY_MS = 5_000;

/** How long a toast shows that offers an action, in milliseconds. */
export const TOAST_ACTION_DISPLAY_MS = 10_000;

/** How long a dismissed toast is remembered before it is removed, in milliseconds. */
export const TOAST_REMOVAL_MS = 1_000_000;

export interface ToastText {
  readonly title: string;
  readonly description?: string | undefined;
  /** A failure is announced as an alert; a success, and a note, which is neither, as a status. */
  readonly tone?: "success" | "note" | "failure";
  /** Of what is told of an open form: it stands at the bottom, not over the form's notice. */
  readonly place?: "form";
  readonly actions?: readonly ToastAction[];
  readonly question?: ToastQuestion | undefined;
}

/** A question that one to five stars answer. */
interface ToastQuestion {
  readonly words: string;
  readonly answer: (stars: number) => void;
}

/** What can be done about what a toast tells. */
export interface ToastAction {
  readonly label: string;
  readonly run: () => void;
  /** It undoes what the toast says; the sync sheet goes on offering it. */
  readonly undoes?: boolean;
}

interface ShownToast extends ToastText {
  readonly id: number;
  readonly open: boolean;
}

interface ToastStore {
  readonly shown: ShownToast | undefined;
  /** Something lies over where toasts stand: they wait below it. */
  readonly isCovered: boolean;
}

/** What {@link toast} hands back; both do nothing once another toast has taken the place. */
export interface ToastHandle {
  update(text: ToastText): void;
  dismiss(): void;
}

/** The one visible toast. */
export const useToastStore = create<ToastStore>(() => ({ shown: undefined, isCovered: false }));

let lastId = 0;
let removal: ReturnType<typeof setTimeout> | undefined;

function replace(id: number, next: (shown: ShownToast) => ShownToast | undefined): void {
  useToastStore.setState(({ shown }) => (shown?.id === id ? { shown: next(shown) } : {}));
}

/** Shows a toast in the place of the one before. */
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

/** How long a toast shows, in milliseconds. */
export function displayMs({ actions = [] }: ToastText): number {
  return actions.length > 0 ? TOAST_ACTION_DISPLAY_MS : TOAST_DISPLAY_MS;
}

/** Closes a toast; it is removed from memory after {@link TOAST_REMOVAL_MS}. */
export function dismissToast(id: number): void {
  replace(id, (shown) => ({ ...shown, open: false }));
  clearTimeout(removal);
  removal = setTimeout(() => {
    replace(id, () => undefined);
  }, TOAST_REMOVAL_MS);
}

/** Closes what still stands, unless it is a failure: that stays until it has been read. */
export function dismissUnlessFailure(): void {
  const { shown } = useToastStore.getState();
  if (shown?.open && shown.tone !== "failure") dismissToast(shown.id);
}

/** Tells of the open form, at the bottom, so that its notice stays in sight. */
export function formToast(text: ToastText): void {
  toast({ ...text, place: "form" });
}
