import { useMediaQuery } from "@mantine/hooks";

/** Holds on a page as narrow as a phone's. Style sheets write it `(--phone)`, and `(--desk)` what it is not. */
export const PHONE = "(width < 48em)";

/** Whether the page is as narrow as a phone's, now and from then on. */
export function useIsPhone(): boolean {
  return useMediaQuery(PHONE, false, { getInitialValueInEffect: false });
}
