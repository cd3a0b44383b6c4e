import { Select } from "@mantine/core";
import { useMemo, useState } from "react";
import type { CellarWine } from "../../rules/cellar/CellarWine.ts";
import type { SuitingDish } from "../../sommelier/index.ts";
import { askForDishes } from "./builtInSommelier.ts";
import { SuitingDishes } from "./SuitingDishes.tsx";
import { useAnswer } from "./useAnswer.ts";

/** More than these at once are found by typing. */
const LISTED = 50;

/** Asks what to cook for a wine of the person's own. */
export function BottleQuestion({ wines }: { readonly wines: readonly CellarWine[] }) {
  const [chosen, setChosen] = useState<string | null>(null);
  const [dishes, ask] = useAnswer<readonly SuitingDish[]>();
  const bottles = useMemo(() => wines.filter(isThere).map(optionOf), [wines]);

  return (
    <>
      <Select
        label="Which bottle?"
        placeholder={bottles.length > 0 ? "Type its name" : "Your cellar holds no bottles"}
        searchable
        limit={LISTED}
        nothingFoundMessage="No bottle of that name"
        data={bottles}
        value={chosen}
        onChange={(id) => {
          setChosen(id);
          const wine = wines.find((one) => one.id === id);
          if (wine) ask(() => askForDishes(wine));
        }}
      />
      <div role="status">{chosen !== null && dishes && <SuitingDishes dishes={dishes} />}</div>
    </>
  );
}

const isThere = ({ isArchived, quantity }: CellarWine): boolean => !isArchived && quantity > 0;

const optionOf = ({ id, name, vintage, producer }: CellarWine) => ({
  value: id,
  label: `${name} ${String(vintage)}, ${producer}`,
});
