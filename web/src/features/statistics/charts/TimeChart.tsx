import { POINTS_MIN } from "../../../parts/charts/chartFindings.ts";
import { flowByWine } from "../../../rules/counting/bottleFlow.ts";
import { wineCounts } from "../../../rules/counting/statistics.ts";
import { DATE_UNKNOWN, type TimeInCellar } from "../../../rules/counting/timesInCellar.ts";
import { countOf } from "../../../ui/countOf.ts";
import { BarTable } from "./BarTable.tsx";
import type { OnShow } from "../drillDown.ts";

interface TimeChartProps {
  readonly times: readonly TimeInCellar[];
  readonly onShow: OnShow;
}

/** Time in the cellar, for bottles still there and for drunk bottles. */
export function TimeChart({ times, onShow }: TimeChartProps) {
  return (
    <BarTable
      columns={["Time", "In the cellar", "Drunk"]}
      finding={timeFinding(times)}
      most={times.length}
      othersName={String}
      parts={times}
      rowOf={({ name, held, drunk, bottles }) => ({
        name,
        bars: [
          { value: bottles.held, words: `${String(bottles.held)} here` },
          { value: bottles.drunk, words: `${String(bottles.drunk)} drunk` },
        ],
        figures: [bottles.held, bottles.drunk],
        onChoose: () => {
          const words = new Map(
            wineCounts(held).map(({ wine, bottles: own }) => [wine, countOf(own, "bottle")]),
          );
          for (const { wine, went } of flowByWine(drunk)) {
            const here = words.get(wine);
            const gone = `${String(went)} drunk`;
            words.set(wine, here === undefined ? gone : `${here}, ${gone}`);
          }
          const sums = [
            bottles.held > 0 && `${countOf(bottles.held, "bottle")} in the cellar`,
            bottles.drunk > 0 && `${countOf(bottles.drunk, "bottle")} drunk`,
          ];
          onShow({
            title: name,
            sum: sums.filter((sum) => sum !== false).join(", "),
            wines: Array.from(words, ([wine, own]) => ({ wine, words: own })),
          });
        },
      })}
      title="Time in the Cellar"
    >
      Since they were bought: bottles that are here, and, hatched, those that were drunk.
    </BarTable>
  );
}

/** Finding: how long most bottles have been in the cellar. `undefined` for too few bottles. */
export function timeFinding(times: readonly TimeInCellar[]): string | undefined {
  const all = times.reduce((sum, { bottles }) => sum + bottles.held, 0);
  const known = times.filter(({ name }) => name !== DATE_UNKNOWN);
  const [first] = known.toSorted((one, other) => other.bottles.held - one.bottles.held);
  if (all < POINTS_MIN || !first || first.bottles.held === 0) return undefined;
  const most = first.bottles.held > all / 2 ? "Most bottles have" : "The most bottles have";
  return `${most} been here ${first.name.toLowerCase()}`;
}
