/** The page of what leaves its window this year, and of orders that are due. */
export const REMINDERS_PATH = "/reminders";
