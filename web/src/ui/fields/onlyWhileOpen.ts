/**
 * Unmounts a closed list of options, because a mounted list would have the same label as its input.
 */
export const ONLY_WHILE_OPEN = { keepMounted: false };
