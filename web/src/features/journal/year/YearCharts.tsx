import { useCallback, useMemo, useState } from "react";
import { i18n } from "../../../language/i18n.ts";
import { CalendarCard } from "../../../parts/charts/CalendarCard.tsx";
import { OriginCard } from "../../../parts/charts/OriginCard.tsx";
import { openedIn, winesOpened } from "../../../rules/counting/openedYear.ts";
import type { WineCount } from "../../../rules/counting/statistics.ts";
import type { JournalEntry } from "../../../rules/history/journal.ts";
import { WineLine } from "../../../parts/wine-line/WineLine.tsx";
import { countOf } from "../../../ui/countOf.ts";
import { Sheet } from "../../../ui/dialogs/Sheet.tsx";
import classes from "../Journal.module.css";

interface YearChartsProps {
  readonly year: number;
  readonly entries: readonly JournalEntry[];
}

interface ChartSelection {
  readonly title: string;
  readonly wines: readonly WineCount[];
}

export function YearCharts({ year, entries }: YearChartsProps) {
  const opened = useMemo(() => openedIn(year, entries), [year, entries]);
  const wines = useMemo(() => winesOpened(opened.months.flat()), [opened]);
  const [chosen, setChosen] = useState<ChartSelection>();
  const [isOpen, setOpen] = useState(false);
  const choose = useCallback((some: readonly WineCount[], title: string) => {
    setChosen({ title, wines: some });
    setOpen(true);
  }, []);
  if (opened.bottles === 0) return null;

  return (
    <div className={classes["charts"]}>
      <CalendarCard opened={opened} onChoose={choose} />
      {wines.length > 0 && (
        <OriginCard counted={i18n._("bottles opened")} wines={wines} onChoose={choose} />
      )}
      {chosen && (
        <Sheet
          opened={isOpen}
          title={chosen.title}
          onClose={() => {
            setOpen(false);
          }}
        >
          <ul className={classes["list"]}>
            {chosen.wines.map(({ wine, bottles }) => (
              <li key={wine.id}>
                <WineLine wine={wine}>{countOf(bottles, "bottle")}</WineLine>
              </li>
            ))}
          </ul>
        </Sheet>
      )}
    </div>
  );
}
