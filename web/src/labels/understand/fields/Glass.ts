/**
 * The visible colour of the wine. `pink` and `pale` wines are seen through clear glass. `dark` is
 * red wine, or any wine in black glass.
 */
export type Glass = "dark" | "pink" | "pale";
