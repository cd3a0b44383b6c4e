import { Button } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { BOTTLE_SIZE, type Valuation } from "sync-protocol";
import { useId, useState } from "react";
import { i18n } from "../../../language/i18n.ts";
import { RequireEditAccess } from "../../../parts/changing/RequireEditAccess.tsx";
import { useMayChange } from "../../../engine/index.ts";
import type { CellarWine } from "../../../rules/cellar/CellarWine.ts";
import { dayInWords } from "../../../rules/day.ts";
import { sizeInWords } from "../../../rules/lots/bottleSize.ts";
import { priceInWords } from "../../../rules/lots/price.ts";
import { dialogOnDemand } from "../../../ui/dialogs/dialogOnDemand.tsx";
import { newestFirst } from "../../../rules/worth/worth.ts";
import { worthInWords } from "./worthInWords.ts";
import classes from "../WinePage.module.css";

const ValuationSheet = dialogOnDemand(
  async () => (await import("./ValuationSheet.tsx")).ValuationSheet,
  "onClose",
);

/** Number of valuations shown until the user asks for more. */
const FIRST = 3;

interface SheetState {
  readonly valuation: Valuation | undefined;
  /** The wine as it was when the sheet opened. */
  readonly wine: CellarWine;
  readonly opened: boolean;
  /**
   * How often a sheet was opened. The sheet's React key, so that each opening starts with new
   * inputs.
   */
  readonly n: number;
}

export function WineWorth({ wine }: { readonly wine: CellarWine }) {
  const headingId = useId();
  const [asked, setAsked] = useState<SheetState>();
  const [isWhole, setWhole] = useState(false);
  const canAdd = useMayChange() && !wine.isArchived;
  const newest = newestFirst(wine.valuations);
  if (newest.length === 0 && !canAdd && !asked) return null;

  const ask = (valuation?: Valuation) => {
    setAsked({ valuation, wine, opened: true, n: (asked?.n ?? 0) + 1 });
  };
  const shown = isWhole ? newest : newest.slice(0, FIRST);

  return (
    <section aria-labelledby={headingId} className={classes["section"]}>
      <h2 id={headingId}>{i18n._("Worth")}</h2>
      <p className={classes["dim"]}>{worthInWords(wine)}</p>
      <ul>
        {shown.map((valuation) => (
          <li key={valuation.id} className={classes["lot"]}>
            <div>
              <p>
                {i18n._("{price} a bottle", { price: priceInWords(valuation.price) })}
                {valuation.millilitres !== BOTTLE_SIZE.usual &&
                  ` · ${sizeInWords(valuation.millilitres)}`}
              </p>
              <p className={classes["dim"]}>
                {dayInWords(valuation.day)}
                {valuation.source !== null && (
                  <>
                    {" · "}
                    <bdi>{valuation.source}</bdi>
                  </>
                )}
              </p>
            </div>
            {!wine.isArchived && (
              <RequireEditAccess>
                <div className={classes["actions"]}>
                  <Button
                    aria-label={i18n._("Edit the valuation of {day}", {
                      day: dayInWords(valuation.day),
                    })}
                    variant="subtle"
                    onClick={() => {
                      ask(valuation);
                    }}
                  >
                    {i18n._("Edit")}
                  </Button>
                </div>
              </RequireEditAccess>
            )}
          </li>
        ))}
      </ul>
      <div className={classes["actions"]}>
        {shown.length < newest.length && (
          <Button
            variant="subtle"
            onClick={() => {
              setWhole(true);
            }}
          >
            {i18n._("Show all {count}", { count: newest.length })}
          </Button>
        )}
        {canAdd && (
          <Button
            leftSection={<IconPlus aria-hidden size={20} stroke={1.75} />}
            variant="default"
            onClick={() => {
              ask();
            }}
          >
            {i18n._("Add valuation")}
          </Button>
        )}
      </div>
      {asked && (
        <ValuationSheet
          key={asked.n}
          opened={asked.opened}
          valuation={asked.valuation}
          wine={asked.wine}
          onClose={() => {
            setAsked({ ...asked, opened: false });
          }}
        />
      )}
    </section>
  );
}
