import { create } from "zustand";

/** Files that were dropped into the app, until the page that imports them has taken them. */
export const useDroppedFiles = create<{ readonly files: readonly File[] }>(() => ({ files: [] }));
