import { i18n } from "../../../language/i18n.ts";
import { POINTS_MIN } from "../../../parts/charts/chartFindings.ts";
import { flowByWine } from "../../../rules/counting/bottleFlow.ts";
import { wineCounts } from "../../../rules/counting/statistics.ts";
import {
  DATE_UNKNOWN,
  timeInSentence,
  type TimeInCellar,
} from "../../../rules/counting/timesInCellar.ts";
import { countOf } from "../../../ui/countOf.ts";
import { BarTable } from "./BarTable.tsx";
import type { OnShow } from "../drillDown.ts";

interface TimeChartProps {
  readonly times: readonly TimeInCellar[];
  readonly onShow: OnShow;
}

export function TimeChart({ times, onShow }: TimeChartProps) {
  return (
    <BarTable
      columns={[i18n._("Time"), i18n._("In the cellar"), i18n._("Drunk")]}
      finding={timeFinding(times)}
      most={times.length}
      othersName={String}
      parts={times}
      rowOf={({ name, held, drunk, bottles }) => ({
        name,
        bars: [
          { value: bottles.held, words: i18n._("{held} here", { held: String(bottles.held) }) },
          {
            value: bottles.drunk,
            words: i18n._("{drunk} drunk", { drunk: String(bottles.drunk) }),
          },
        ],
        figures: [bottles.held, bottles.drunk],
        onChoose: () => {
          const words = new Map(
            wineCounts(held).map(({ wine, bottles: own }) => [wine, countOf(own, "bottle")]),
          );
          for (const { wine, went } of flowByWine(drunk)) {
            const here = words.get(wine);
            const gone = i18n._("{went} drunk", { went: String(went) });
            words.set(wine, here === undefined ? gone : `${here}, ${gone}`);
          }
          const sums = [
            bottles.held > 0 &&
              i18n._("{bottles} in the cellar", { bottles: countOf(bottles.held, "bottle") }),
            bottles.drunk > 0 &&
              i18n._("{bottles} drunk", { bottles: countOf(bottles.drunk, "bottle") }),
          ];
          onShow({
            title: name,
            sum: sums.filter((sum) => sum !== false).join(", "),
            wines: Array.from(words, ([wine, own]) => ({ wine, words: own })),
          });
        },
      })}
      title={i18n._("Time in the Cellar")}
    >
      {i18n._(
        "Since they were bought: bottles that are here, and, hatched, those that were drunk.",
      )}
    </BarTable>
  );
}

/**
 * How long most bottles have been in the cellar, as a sentence. `undefined` for too few bottles.
 */
export function timeFinding(times: readonly TimeInCellar[]): string | undefined {
  const all = times.reduce((sum, { bottles }) => sum + bottles.held, 0);
  const known = times.filter(({ name }) => name !== DATE_UNKNOWN);
  const [first] = known.toSorted((one, other) => other.bottles.held - one.bottles.held);
  if (all < POINTS_MIN || !first || first.bottles.held === 0) return undefined;
  const time = timeInSentence(first.name);
  return first.bottles.held > all / 2
    ? i18n._("Most bottles have been here {time}", { time })
    : i18n._(
        /*i18n*/ {
          id: "The most bottles have been here {time}",
          comment: "the largest group of bottles, less than half of them",
        },
        { time },
      );
}
