import { create } from "zustand";
import { readSavedViews, type SavedView, writeSavedViews } from "../../../engine/index.ts";
import { toast } from "../../../ui/toasts/toast.ts";
import { currentQuery } from "../view/collectionView.ts";

interface SavedViews {
  readonly userId: string | undefined;
  /** In the order of saving. */
  readonly views: readonly SavedView[];
}

export const useSavedViews = create<SavedViews>(() => ({ userId: undefined, views: [] }));

export function openSavedViewsOf(userId: string): void {
  useSavedViews.setState({ userId, views: readSavedViews(userId) });
}

/** Saves the current view under a name, replacing the one with that name. Works offline. */
export function saveView(name: string): void {
  const { views } = useSavedViews.getState();
  const saved = { name, query: currentQuery() };
  const isKnown = views.some((view) => view.name === name);
  keep(isKnown ? views.map((view) => (view.name === name ? saved : view)) : [...views, saved]);
}

/** Deletes a saved view; the current view does not change. */
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
