import { Button, NativeSelect } from "@mantine/core";
import { type Place, wineBodyOf } from "sync-protocol";
import { useState } from "react";
import { changeMany } from "../../../engine/index.ts";
import { i18n } from "../../../language/i18n.ts";
import { newId } from "../../../platform/newId.ts";
import { type Correction, correctedLots } from "../../../rules/stocktake/correctStock.ts";
import { groupedBy } from "../../../rules/groupedBy.ts";
import type { Difference } from "../../../rules/stocktake/stocktake.ts";
import { countOf } from "../../../ui/countOf.ts";
import classes from "../Places.module.css";
import type { PlacedCellar } from "../useContents.ts";
import { answersTo } from "./answersTo.ts";
import { showCorrected } from "./showCorrected.ts";
import { WineWords } from "../WineWords.tsx";

interface DifferencesProps {
  readonly isNothingFound: boolean;
  readonly differences: readonly Difference[];
  readonly place: Place;
  readonly placed: PlacedCellar;
  readonly onBack: () => void;
  readonly onDone: () => void;
}

export function Differences({
  differences,
  isNothingFound,
  place,
  placed,
  onBack,
  onDone,
}: DifferencesProps) {
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const [isSaving, setSaving] = useState(false);
  const rows = differences.map((difference) => {
    const answers = answersTo(difference, { isNothingFound, place, placed });
    const value = chosen[difference.key] ?? answers[0].value;
    const answer = answers.find((one) => one.value === value) ?? answers[0];
    return { difference, answers, answer };
  });
  const corrections = rows.flatMap(({ difference, answer: { answer } }) =>
    answer.kind === "leave" ? [] : [{ difference, answer }],
  );

  const correct = async () => {
    setSaving(true);
    const isDone = await showCorrected(correctAll(corrections, place.id));
    setSaving(false);
    if (isDone) onDone();
  };

  return (
    <div className={classes["page"]}>
      <div>
        <h1>{i18n._("Differences")}</h1>
        <p className={classes["dim"]}>
          {rows.length === 0
            ? i18n._("Every bottle is where it is recorded.")
            : i18n._(
                "Choose what to record for each, then correct them together. You can undo it.",
              )}
        </p>
      </div>
      <ul className={classes["list"]}>
        {rows.map(({ difference: { key, kind, wine, bottles, line }, answers, answer }) => (
          <li key={key} className={classes["counted"]}>
            <span className={classes["row"]} data-wine-type={wine.type}>
              <WineWords wine={wine}>
                {kind === "missing"
                  ? i18n._("{bottles} not found", { bottles: countOf(bottles, "bottle") })
                  : i18n._("{bottles} more than recorded", { bottles: countOf(bottles, "bottle") })}
                {line?.space !== undefined && ` · ${line.space}`}
              </WineWords>
            </span>
            <NativeSelect
              className={classes["answer"]}
              aria-label={i18n._("What to record for {name}", { name: wine.name })}
              data={answers.map(({ value, label }) => ({ value, label }))}
              value={answer.value}
              onChange={({ currentTarget }) => {
                setChosen({ ...chosen, [key]: currentTarget.value });
              }}
            />
          </li>
        ))}
      </ul>
      <div className={classes["foot"]}>
        <Button variant="default" onClick={onBack}>
          {i18n._("Back")}
        </Button>
        {corrections.length === 0 ? (
          <Button onClick={onDone}>{i18n._("Done")}</Button>
        ) : (
          <Button loading={isSaving} onClick={() => void correct()}>
            {i18n._("{count, plural, one {Correct # Difference} other {Correct # Differences}}", {
              count: corrections.length,
            })}
          </Button>
        )}
      </div>
    </div>
  );
}

function correctAll(corrections: readonly Correction[], placeId: string) {
  const byWine = groupedBy(corrections, ({ difference }) => difference.wine.id);
  return changeMany([...byWine.keys()], (wine) => {
    const lots = correctedLots(wine, byWine.get(wine.id) ?? [], { placeId, newId });
    return { ...wineBodyOf(wine), lots: [...lots] };
  });
}
