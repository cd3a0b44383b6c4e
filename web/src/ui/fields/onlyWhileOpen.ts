/** A closed list of options that stayed in the page would bear the same label as its input. */
export const ONLY_WHILE_OPEN = { keepMounted: false };
