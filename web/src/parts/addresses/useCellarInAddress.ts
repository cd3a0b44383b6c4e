import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { switchCellar, useCellars, useOpenCellar } from "../../engine/index.ts";

/** Opens the cellar named by `?cellar=` in a mail's or notification's link, if the user is a member. */
export function useCellarInAddress(): void {
  const [search, setSearch] = useSearchParams();
  const open = useOpenCellar();
  const cellars = useCellars();
  const named = search.get("cellar");
  const isKnown = cellars.some(({ id }) => id === named);
  const isOpen = open?.id === named;

  useEffect(() => {
    if (named === null || !(isOpen || isKnown)) return;
    if (!isOpen) void switchCellar(named);
    setSearch(
      (before) => {
        before.delete("cellar");
        return before;
      },
      { replace: true },
    );
  }, [named, isOpen, isKnown, setSearch]);
}
