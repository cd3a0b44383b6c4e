/**
 * The visible colour of the wine: pink or pale through clear glass; dark for red wine and any wine
 * in black glass.
 */
export type Glass = "dark" | "pink" | "pale";
