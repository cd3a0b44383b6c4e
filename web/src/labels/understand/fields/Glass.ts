/**
 * What shows of the wine beside its label: through clear glass its colour, pink or pale; of red wine,
 * and of any in black glass, only the dark.
 */
export type Glass = "dark" | "pink" | "pale";
