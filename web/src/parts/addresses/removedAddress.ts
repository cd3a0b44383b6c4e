/** The page of the wines that were removed and can still be restored. */
export const RECENTLY_REMOVED_PATH = "/recently-removed";
