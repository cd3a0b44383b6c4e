import { useMediaQuery } from "@mantine/hooks";

/** Media query for a page as narrow as a phone's. In style sheets: `(--phone)`, and `(--desk)` for the opposite. */
export const PHONE = "(width < 48em)";

export function useIsPhone(): boolean {
  return useMediaQuery(PHONE, false, { getInitialValueInEffect: false });
}
