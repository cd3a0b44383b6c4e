import { useMediaQuery } from "@mantine/hooks";

/**
 * Media query for the width of a phone. Style sheets use `(--phone)`, and `(--desk)` for wider
 * pages.
 */
export const PHONE = "(width < 48em)";

export function useIsPhone(): boolean {
  return useMediaQuery(PHONE, false, { getInitialValueInEffect: false });
}
