import { CalendarDrawing, DRAWN_OF_DAY } from "../../../parts/charts/CalendarDrawing.tsx";
import { calendarFinding } from "../../../parts/charts/chartFindings.ts";
import { ChartCard } from "../../../parts/charts/ChartCard.tsx";
import { RowName } from "../../../parts/charts/RowName.tsx";
import { yearAddress } from "../../../parts/addresses/pageAddresses.ts";
import type { OpenedBottle, OpenedYear } from "../../../rules/counting/openedYear.ts";
import { dayInWords } from "../../../rules/day.ts";
import { groupedBy } from "../../../rules/groupedBy.ts";
import { openedBehind, type OnShow } from "../Behind.ts";

interface CalendarChartProps {
  readonly opened: OpenedYear;
  readonly onShow: OnShow;
}

/** The bottles that were opened in a year, day by day. */
export function CalendarChart({ opened, onShow }: CalendarChartProps) {
  const year = String(opened.year);
  const show = (bottles: readonly OpenedBottle[], name: string) => {
    const elsewhere = { address: yearAddress(opened.year), words: `${year} in the cellar` };
    onShow(openedBehind(`Opened: ${name}`, bottles, elsewhere));
  };
  const days = Array.from(groupedBy(opened.months.flat(), ({ day }) => day));
  const isFull = days.some(([, bottles]) => bottles.length > DRAWN_OF_DAY);
  return (
    <ChartCard
      drawing={<CalendarDrawing opened={opened} onChoose={show} />}
      finding={calendarFinding(opened)}
      line={`Each mark is a bottle opened in ${year}, in the colour and shape of its type.${isFull ? ` Of a day at most ${String(DRAWN_OF_DAY)} are drawn.` : ""}`}
      name="Opened"
    >
      <table aria-label="Opened">
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">Types</th>
            <th scope="col">Bottles</th>
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

/** "Red, Rosé". */
function typesOf(bottles: readonly OpenedBottle[]): string {
  const types = new Set(bottles.flatMap(({ type }) => type?.replace(" Wine", "") ?? []));
  return [...types].join(", ");
}
