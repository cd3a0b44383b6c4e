import { i18n } from "../../language/i18n.ts";
import {
  type OpenedBottle,
  type OpenedYear,
  winesOpened,
} from "../../rules/counting/openedYear.ts";
import type { WineCount } from "../../rules/counting/statistics.ts";
import { shortType } from "../../rules/cellar/otherTypeWords.ts";
import { dayInWords } from "../../rules/day.ts";
import { groupedBy } from "../../rules/groupedBy.ts";
import { CalendarDrawing, DRAWN_OF_DAY } from "./CalendarDrawing.tsx";
import { ChartCard } from "./ChartCard.tsx";
import { calendarFinding } from "./chartFindings.ts";
import { RowName } from "./RowName.tsx";

interface CalendarCardProps {
  readonly opened: OpenedYear;
  /** Called with the wines of a day or month, and their bottle counts. */
  readonly onChoose: (wines: readonly WineCount[], title: string) => void;
}

export function CalendarCard({ opened, onChoose }: CalendarCardProps) {
  const show = (bottles: readonly OpenedBottle[], name: string) => {
    onChoose(winesOpened(bottles), i18n._("Opened: {name}", { name }));
  };
  const days = Array.from(groupedBy(opened.months.flat(), ({ day }) => day));
  const isFull = days.some(([, bottles]) => bottles.length > DRAWN_OF_DAY);
  return (
    <ChartCard
      drawing={<CalendarDrawing opened={opened} onChoose={show} />}
      finding={calendarFinding(opened)}
      line={[
        i18n._("Each mark is a bottle opened in {year}, in the colour and shape of its type.", {
          year: opened.year,
        }),
        isFull && i18n._("At most {count} a day are drawn.", { count: DRAWN_OF_DAY }),
      ]
        .filter(Boolean)
        .join(" ")}
      name={i18n._("Opened")}
    >
      <table aria-label={i18n._("Opened")}>
        <thead>
          <tr>
            <th scope="col">{i18n._("Day")}</th>
            <th scope="col">{i18n._("Types")}</th>
            <th scope="col">{i18n._("Bottles")}</th>
          </tr>
        </thead>
        <tbody>
          {days.map(([day, bottles]) => (
            <tr key={day}>
              <th scope="row">
                <RowName
                  name={dayInWords(day)}
                  onChoose={() => {
                    show(bottles, dayInWords(day));
                  }}
                />
              </th>
              <td>{typesOf(bottles)}</td>
              <td>{bottles.length}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ChartCard>
  );
}

function typesOf(bottles: readonly OpenedBottle[]): string {
  const types = new Set(bottles.flatMap(({ type }) => (type ? shortType(type) : [])));
  return [...types].join(", ");
}
