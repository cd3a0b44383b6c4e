import { useMayChange } from "../../engine/index.ts";
import type { ReactNode } from "react";

interface ChangingProps {
  readonly children: ReactNode;
  /** Content that viewers see instead. */
  readonly otherwise?: ReactNode;
}

/** Shows controls that change the cellar, except to viewers. */
export function Changing({ children, otherwise = null }: ChangingProps) {
  return useMayChange() ? children : otherwise;
}
