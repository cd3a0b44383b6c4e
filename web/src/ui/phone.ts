import { useMediaQuery } from "@mantine/hooks";

/**
 * Media query for pages as narrow as on a phone. Style sheets write `(--phone)` for it, and
 * `(--desk)` for wider pages.
 */
export const PHONE = "(width < 48em)";

export function useIsPhone(): boolean {
  return useMediaQuery(PHONE, false, { getInitialValueInEffect: false });
}
