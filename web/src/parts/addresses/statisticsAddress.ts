/** The page that counts the cellar. */
export const STATISTICS_PATH = "/statistics";
