/** The tag under which the browser is asked to wake the worker for a drain. */
export const BACKGROUND_TAG = "wine-cellar-sync";
