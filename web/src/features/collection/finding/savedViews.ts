import { create } from "zustand";
import { readSavedViews, type SavedView, writeSavedViews } from "../../../engine/index.ts";
import { toast } from "../../../ui/toasts/toast.ts";
import { currentQuery } from "../view/collectionView.ts";

interface SavedViews {
  readonly userId: string | undefined;
  /** In the order in which they were saved. */
  readonly views: readonly SavedView[];
}

/** The views that the person has saved on this device. */
export const useSavedViews = create<SavedViews>(() => ({ userId: undefined, views: [] }));

/** Shows the saved views of `userId`. */
export function openSavedViewsOf(userId: string): void {
  useSavedViews.setState({ userId, views: readSavedViews(userId) });
}

/** Saves the view as it is under a name, in the place of one that had it; the same without signal. */
export function saveView(name: string): void {
  const { views } = useSavedViews.getState();
  const saved = { name, query: currentQuery() };
  const isKnown = views.some((view) => view.name === name);
  keep(isKnown ? views.map((view) => (view.name === name ? saved : view)) : [...views, saved]);
}

/** Forgets a saved view; what it showed stays as it is. */
export function removeView(name: string): void {
  keep(useSavedViews.getState().views.filter((view) => view.name !== name));
}

function keep(views: readonly SavedView[]): void {
  const { userId } = useSavedViews.getState();
  if (userId === undefined) return;
  try {
    writeSavedViews(userId, views);
    useSavedViews.setState({ views });
  } catch {
    toast({
      title: "The view could not be saved",
      description: "This device has no room for it.",
      tone: "failure",
    });
  }
}
