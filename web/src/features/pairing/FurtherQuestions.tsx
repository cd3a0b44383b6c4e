import { Button } from "@mantine/core";
import { useId, useState } from "react";
import type { CellarWine } from "../../rules/cellar/CellarWine.ts";
import { BottleQuestion } from "./BottleQuestion.tsx";
import classes from "./FurtherQuestions.module.css";
import { MenuQuestion } from "./MenuQuestion.tsx";
import { ShoppingQuestion } from "./ShoppingQuestion.tsx";

const QUESTIONS = [
  { kind: "menu", label: "Plan a menu" },
  { kind: "bottle", label: "Cook for a bottle" },
  { kind: "shopping", label: "What to buy" },
] as const;

interface FurtherQuestionsProps {
  /** What stands in the question about tonight's meal. */
  readonly meal: string;
  readonly wines: readonly CellarWine[];
}

/** What else the built-in sommelier is asked, one question open at a time; it answers on the device. */
export function FurtherQuestions({ meal, wines }: FurtherQuestionsProps) {
  const [open, setOpen] = useState<(typeof QUESTIONS)[number]["kind"]>();
  const panelId = useId();

  return (
    <section className={classes["further"]} aria-label="Other questions">
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
