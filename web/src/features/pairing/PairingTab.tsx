import { Button, Loader, TextInput } from "@mantine/core";
import { PROSE_MAX } from "sync-protocol";
import { type SyntheticEvent, useEffect, useRef, useState } from "react";
import { useCellar } from "../../engine/index.ts";
import { i18n } from "../../language/i18n.ts";
import { useDish } from "../../parts/requests/pageRequest.ts";
import { BottleDrawing } from "../../ui/drawings/BottleDrawing.tsx";
import { EmptyState } from "../../ui/drawings/EmptyState.tsx";
import { AdviceShown } from "./AdviceShown.tsx";
import { FurtherQuestions } from "./FurtherQuestions.tsx";
import classes from "./PairingTab.module.css";
import { useSommelier } from "./useSommelier.ts";

/**
 * Recommends the user's wines for a meal, by the AI pairing service or the built-in sommelier. Offline, the built-in
 * sommelier answers.
 */
export function PairingTab() {
  const cellar = useCellar();
  const wines = cellar.kind === "ready" ? cellar.wines : undefined;
  const [meal, setMeal] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const { advice, ask, askHere, hasService } = useSommelier(wines);
  const asking = advice.kind === "asking";
  const nothingToAsk = meal.trim() === "";
  const asksBack = advice.kind === "built-in" && advice.answer.kind === "ask";
  useDish(({ dish }) => {
    setMeal(dish.slice(0, PROSE_MAX));
  });
  const askAbout = (question: string) => {
    setMeal(question);
    void ask(question);
  };
  const correct = (word?: string) => {
    const field = input.current;
    if (!field) return;
    field.focus();
    const start = word === undefined ? -1 : meal.toLowerCase().indexOf(word.toLowerCase());
    if (start < 0) field.select();
    else field.setSelectionRange(start, start + (word ?? "").length);
  };

  useEffect(() => {
    if (asksBack) input.current?.focus();
  }, [advice, asksBack]);

  return (
    <div className={classes["pairing"]}>
      <form
        className={classes["question"]}
        onSubmit={(event: SyntheticEvent) => {
          event.preventDefault();
          void ask(meal.trim());
        }}
      >
        <TextInput
          ref={input}
          className={classes["meal"]}
          label={i18n._("What are you cooking?")}
          placeholder={i18n._("Roast lamb with rosemary and garlic")}
          maxLength={PROSE_MAX}
          value={meal}
          onChange={({ currentTarget }) => {
            setMeal(currentTarget.value);
          }}
        />
        <Button
          type="submit"
          disabled={asking || nothingToAsk}
          leftSection={asking ? <Loader aria-hidden size={18} color="currentColor" /> : undefined}
        >
          {asking ? i18n._("Finding Perfect Pairings...") : i18n._("Get Wine Recommendations")}
        </Button>
        {hasService && (
          <Button
            variant="default"
            disabled={nothingToAsk || !wines}
            onClick={() => void askHere(meal.trim())}
          >
            {i18n._("Built-in sommelier")}
          </Button>
        )}
      </form>
      {wines && <FurtherQuestions meal={meal} wines={wines} />}
      {advice.kind === "unasked" && (
        <EmptyState
          drawing={
            <>
              <BottleDrawing type="White Wine" />
              <BottleDrawing type="Red Wine" />
            </>
          }
          title={i18n._("A bottle for tonight’s meal")}
        >
          {i18n._(
            "Name the dish, a wish or a mood, and a sommelier chooses from the bottles in your cellar.",
          )}
        </EmptyState>
      )}
      <div role="status">
        <AdviceShown advice={advice} wines={wines ?? []} onChoose={askAbout} onCorrect={correct} />
      </div>
    </div>
  );
}
