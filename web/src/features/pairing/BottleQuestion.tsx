import { Select } from "@mantine/core";
import { useMemo, useState } from "react";
import type { CellarWine } from "../../rules/cellarView.ts";
import type { SuitingDish } from "../../sommelier/index.ts";
import { Alert } from "../../ui/Alert.tsx";
import { askForDishes } from "./builtInSommelier.ts";
import classes from "./FurtherQuestions.module.css";
import { Match } from "./Match.tsx";
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
      <div role="status">{chosen !== null && dishes && <Dishes dishes={dishes} />}</div>
    </>
  );
}

function Dishes({ dishes }: { readonly dishes: readonly SuitingDish[] }) {
  if (dishes.length === 0) {
    return (
      <Alert tone="note">No dish of ours suits this wine: too little is known of its kind.</Alert>
    );
  }
  return (
    <>
      <h2 className={classes["title"]}>Cook one of these</h2>
      <ul className={classes["answers"]}>
        {dishes.map(({ name, confidence, reasoning }) => (
          <li key={name} className={classes["answer"]}>
            <div className={classes["head"]}>
              <h3>{capitalized(name)}</h3>
              <Match percent={confidence} />
            </div>
            <p>{reasoning}</p>
          </li>
        ))}
      </ul>
    </>
  );
}

const isThere = ({ isArchived, quantity }: CellarWine): boolean => !isArchived && quantity > 0;

const optionOf = ({ id, name, vintage, producer }: CellarWine) => ({
  value: id,
  label: `${name} ${String(vintage)}, ${producer}`,
});

const capitalized = (name: string): string => name.slice(0, 1).toUpperCase() + name.slice(1);
