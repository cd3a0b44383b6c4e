import { type RefObject, useLayoutEffect } from "react";
import type { CellarWine } from "../../../rules/cellar/CellarWine.ts";
import { useMarking } from "../view/marking.ts";
import { endSelecting, noteStanding, useSelection } from "./selection.ts";
import { SelectionBar } from "./SelectionBar.tsx";
import { SelectMark } from "./SelectMark.tsx";
import { useSelecting } from "./useSelecting.ts";

interface SelectingProps {
  /** Where the wines stand. */
  readonly area: RefObject<HTMLElement | null>;
  /** The wines that search and filters leave. */
  readonly wines: readonly CellarWine[];
}

/** Lets many wines be selected, and something be done with all of them. */
export function Selecting({ area, wines }: SelectingProps) {
  const isSelecting = useSelection(({ ids }) => ids !== undefined);
  useSelecting(area);
  useLayoutEffect(() => {
    noteStanding(wines);
  }, [wines]);
  useLayoutEffect(() => {
    if (!isSelecting) return undefined;
    useMarking.setState({ markOf: (wine) => <SelectMark wine={wine} /> });
    return () => {
      useMarking.setState({ markOf: undefined });
    };
  }, [isSelecting]);
  useLayoutEffect(() => endSelecting, []);

  return isSelecting && <SelectionBar area={area} wines={wines} />;
}
