/** Unmounts a closed list of options, which would have the same label as its input. */
export const ONLY_WHILE_OPEN = { keepMounted: false };
