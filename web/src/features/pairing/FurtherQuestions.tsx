import { Button, Select } from "@mantine/core";
import { useId, useMemo, useState } from "react";
import { i18n } from "../../language/i18n.ts";
import type { CellarWine } from "../../rules/cellar/CellarWine.ts";
import classes from "./FurtherQuestions.module.css";
import { MenuQuestion } from "./MenuQuestion.tsx";
import { ShoppingQuestion } from "./ShoppingQuestion.tsx";
import type { SuitingDish } from "../../sommelier/index.ts";
import { askForDishes } from "./builtInSommelier.ts";
import { SuitingDishes } from "./SuitingDishes.tsx";
import { useAnswer } from "./useAnswer.ts";

const QUESTIONS = [
  { kind: "menu", label: i18n._("Plan a menu") },
  { kind: "bottle", label: i18n._("Cook for a bottle") },
  { kind: "shopping", label: i18n._("What to buy") },
] as const;

interface FurtherQuestionsProps {
  readonly meal: string;
  readonly wines: readonly CellarWine[];
}

export function FurtherQuestions({ meal, wines }: FurtherQuestionsProps) {
  const [open, setOpen] = useState<(typeof QUESTIONS)[number]["kind"]>();
  const panelId = useId();

  return (
    <section className={classes["further"]} aria-label={i18n._("Other questions")}>
      <div className={classes["choices"]}>
        {QUESTIONS.map(({ kind, label }) => (
          <Button
            key={kind}
            variant={open === kind ? "light" : "subtle"}
            aria-expanded={open === kind}
            aria-controls={open === kind ? panelId : undefined}
            onClick={() => {
              setOpen(open === kind ? undefined : kind);
            }}
          >
            {label}
          </Button>
        ))}
      </div>
      {open && (
        <div id={panelId}>
          {open === "menu" && <MenuQuestion first={meal} wines={wines} />}
          {open === "bottle" && <BottleQuestion wines={wines} />}
          {open === "shopping" && <ShoppingQuestion meal={meal} />}
        </div>
      )}
    </section>
  );
}

/** Maximum number of wines in the list. Typing a name finds the others. */
const LIST_MAX = 50;

function BottleQuestion({ wines }: { readonly wines: readonly CellarWine[] }) {
  const [chosen, setChosen] = useState<string | null>(null);
  const [dishes, ask] = useAnswer<readonly SuitingDish[]>();
  const bottles = useMemo(() => wines.filter(isThere).map(optionOf), [wines]);

  return (
    <>
      <Select
        label={i18n._("Which bottle?")}
        placeholder={
          bottles.length > 0 ? i18n._("Type its name") : i18n._("Your cellar holds no bottles")
        }
        searchable
        limit={LIST_MAX}
        nothingFoundMessage={i18n._("No bottle of that name")}
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
