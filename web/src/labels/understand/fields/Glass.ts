/**
 * The visible colour of the wine. Pink and pale are seen through clear glass. Dark is red wine, or
 * any wine in black glass.
 */
export type Glass = "dark" | "pink" | "pale";
