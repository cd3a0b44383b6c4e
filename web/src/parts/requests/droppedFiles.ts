import { create } from "zustand";

/** Files dropped into the app that the import page has not taken yet. */
export const useDroppedFiles = create<{ readonly files: readonly File[] }>(() => ({ files: [] }));
