import { useMayChange } from "../../engine/index.ts";
import type { ReactNode } from "react";

interface RequireEditAccessProps {
  readonly children: ReactNode;
  /** Content that viewers see instead. */
  readonly otherwise?: ReactNode;
}

/** Shows controls that change the cellar, except to viewers. */
export function RequireEditAccess({ children, otherwise = null }: RequireEditAccessProps) {
  return useMayChange() ? children : otherwise;
}
