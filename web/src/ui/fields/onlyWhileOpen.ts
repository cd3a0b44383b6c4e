/** Unmounts a closed list of options. A mounted one would have the same label as its input. */
export const ONLY_WHILE_OPEN = { keepMounted: false };
