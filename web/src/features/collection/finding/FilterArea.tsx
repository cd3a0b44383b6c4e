import { memo, Suspense, useState } from "react";
import type { CellarWine } from "../../../rules/cellar/CellarWine.ts";
import { dialogOnDemand } from "../../../ui/dialogs/dialogOnDemand.tsx";
import { onDemand } from "../../../ui/loading/onDemand.tsx";
import { toggleFilterArea, useCollectionView } from "../view/collectionView.ts";
import classes from "./SearchBar.module.css";

const FilterFields = memo(onDemand(async () => (await import("./FilterFields.tsx")).FilterFields));
const FilterSheet = dialogOnDemand(
  async () => (await import("./FilterSheet.tsx")).FilterSheet,
  "onClose",
);

interface FilterAreaProps {
  readonly id: string;
  readonly isPhone: boolean;
  /** All wines of the cellar; `undefined` if loading failed. */
  readonly wines: readonly CellarWine[] | undefined;
  readonly found: number;
}

export function FilterArea({ id, isPhone, wines, found }: FilterAreaProps) {
  const areaOpen = useCollectionView((view) => view.areaOpen);
  const [areaSeen, setAreaSeen] = useState(areaOpen);
  if (areaOpen && !areaSeen) setAreaSeen(true);

  if (isPhone) {
    return (
      areaSeen && (
        <FilterSheet found={found} opened={areaOpen} wines={wines} onClose={toggleFilterArea} />
      )
    );
  }
  return (
    <div id={id} hidden={!areaOpen} className={classes["area"]}>
      {areaOpen && (
        <Suspense>
          <FilterFields wines={wines} />
        </Suspense>
      )}
    </div>
  );
}
