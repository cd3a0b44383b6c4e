/**
 * Options for a dropdown list. A closed list is unmounted, because a mounted list would have the
 * same label as its input.
 */
export const ONLY_WHILE_OPEN = { keepMounted: false };
