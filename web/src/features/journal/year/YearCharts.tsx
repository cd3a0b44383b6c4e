import { useMemo, useState } from "react";
import { CalendarDrawing } from "../../../parts/charts/CalendarDrawing.tsx";
import { calendarFinding, originFinding } from "../../../parts/charts/chartFindings.ts";
import { ChartCard } from "../../../parts/charts/ChartCard.tsx";
import { OriginMap } from "../../../parts/charts/OriginMap.tsx";
import { useOrigins } from "../../../parts/charts/useOrigins.ts";
import { type OpenedBottle, openedIn } from "../../../rules/counting/openedYear.ts";
import type { WineBehind } from "../../../rules/counting/statistics.ts";
import { dayInWords } from "../../../rules/day.ts";
import { groupedBy } from "../../../rules/groupedBy.ts";
import type { JournalEntry } from "../../../rules/history/journal.ts";
import { WineLine } from "../../../parts/wine-line/WineLine.tsx";
import { countOf } from "../../../ui/countOf.ts";
import { Sheet } from "../../../ui/dialogs/Sheet.tsx";
import classes from "../Journal.module.css";

interface YearChartsProps {
  readonly year: number;
  readonly entries: readonly JournalEntry[];
}

interface Chosen {
  readonly title: string;
  readonly wines: readonly WineBehind[];
}

/** The bottles that were opened in a year, by day and by origin; a touch leads to their wines. */
export function YearCharts({ year, entries }: YearChartsProps) {
  const opened = useMemo(() => openedIn(year, entries), [year, entries]);
  const wines = useMemo(() => winesOf(opened.months.flat()), [opened]);
  const origins = useOrigins(wines);
  const [chosen, setChosen] = useState<Chosen>();
  const [isOpen, setOpen] = useState(false);
  const choose = (one: Chosen) => {
    setChosen(one);
    setOpen(true);
  };
  if (opened.bottles === 0) return null;
  const days = Array.from(groupedBy(opened.months.flat(), ({ day }) => day));

  return (
    <div className={classes["charts"]}>
      <ChartCard
        drawing={
          <CalendarDrawing
            opened={opened}
            onChoose={(bottles, name) => {
              choose({ title: `Opened: ${name}`, wines: winesOf(bottles) });
            }}
          />
        }
        finding={calendarFinding(opened)}
        line="Each mark is a bottle, in the colour and shape of its type."
        name="Opened"
      >
        <Counts
          label="Opened"
          rows={days.map(([day, own]) => [dayInWords(day), own.length] as const)}
        />
      </ChartCard>
      {origins && origins.known.length > 0 && (
        <ChartCard
          drawing={
            <OriginMap
              origins={origins}
              onChoose={({ name, wines: own }) => {
                choose({ title: name, wines: own });
              }}
            />
          }
          finding={originFinding(origins)}
          line="Each dot is a region; its size shows the bottles opened."
          name="Origin"
        >
          <Counts
            label="Origin"
            rows={origins.known.map(({ name, bottles }) => [name, bottles] as const)}
          />
        </ChartCard>
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

interface CountsProps {
  readonly label: string;
  readonly rows: readonly (readonly [name: string, bottles: number])[];
}

function Counts({ label, rows }: CountsProps) {
  return (
    <table aria-label={label}>
      <tbody>
        {rows.map(([name, bottles]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{bottles}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The wines of these bottles, those that are gone left out. */
function winesOf(bottles: readonly OpenedBottle[]): readonly WineBehind[] {
  const byWine = groupedBy(bottles, ({ entry }) => entry.wine);
  return Array.from(byWine, ([wine, own]) => ({ wine, bottles: own.length })).flatMap(
    ({ wine, ...own }) => (wine ? { wine, ...own } : []),
  );
}
