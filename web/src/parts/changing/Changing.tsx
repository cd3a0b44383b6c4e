import { useMayChange } from "../../engine/index.ts";
import type { ReactNode } from "react";

interface ChangingProps {
  readonly children: ReactNode;
  /** What a viewer sees instead. */
  readonly otherwise?: ReactNode;
}

/** Controls that change the cellar. A viewer does not see them. */
export function Changing({ children, otherwise = null }: ChangingProps) {
  return useMayChange() ? children : otherwise;
}
