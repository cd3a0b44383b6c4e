import { create } from "zustand";
import { readSavedViews, type SavedView, writeSavedViews } from "../../../engine/index.ts";
import { i18n } from "../../../language/i18n.ts";
import { toast } from "../../../ui/toasts/toast.ts";
import { currentQuery } from "../view/collectionView.ts";

interface SavedViews {
  readonly storeId: string | undefined;
  /** In the order in which the user saved them. */
  readonly views: readonly SavedView[];
}

export const useSavedViews = create<SavedViews>(() => ({ storeId: undefined, views: [] }));

export function openSavedViewsOf(storeId: string): void {
  useSavedViews.setState({ storeId, views: readSavedViews(storeId) });
}

/**
 * Saves the current view under this name, and replaces a saved view with the same name. Works
 * offline.
 */
export function saveView(name: string): void {
  const { views } = useSavedViews.getState();
  const saved = { name, query: currentQuery() };
  const isKnown = views.some((view) => view.name === name);
  keep(isKnown ? views.map((view) => (view.name === name ? saved : view)) : [...views, saved]);
}

export function removeView(name: string): void {
  keep(useSavedViews.getState().views.filter((view) => view.name !== name));
}

function keep(views: readonly SavedView[]): void {
  const { storeId } = useSavedViews.getState();
  if (storeId === undefined) return;
  try {
    writeSavedViews(storeId, views);
    useSavedViews.setState({ views });
  } catch {
    toast({
      title: i18n._("The view could not be saved"),
      description: i18n._("This device has no room for it."),
      tone: "failure",
    });
  }
}
