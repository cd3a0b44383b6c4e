import type { Stage } from "sync-protocol/drinking";
import { i18n } from "../../../language/i18n.ts";
import { numberInWords } from "../../../language/locale.ts";
import { type Maturity, type MaturityYear, STAGES } from "../../../rules/counting/maturity.ts";
import { typeInSentence } from "../../../rules/cellar/otherTypeWords.ts";
import { wineCounts } from "../../../rules/counting/statistics.ts";
import { countOf } from "../../../ui/countOf.ts";
import { POINTS_MIN } from "../../../parts/charts/chartFindings.ts";
import type { DrillDown } from "../drillDown.ts";

export const STAGE_WORDS: Readonly<Record<Stage, string>> = {
  young: i18n._(/*i18n*/ { id: "young", comment: "of bottles: 9 young, 75 ready" }),
  ready: i18n._(/*i18n*/ { id: "ready", comment: "of bottles: 9 young, 75 ready" }),
  soon: i18n._("to drink soon"),
  past: i18n._(/*i18n*/ { id: "past", comment: "of bottles: past their best" }),
};

/** The maturity chart's main finding as a sentence. With too few wines, only the chart's title. */
export function maturityFinding({
  years: [now, ...later],
  wines,
  known,
  lotsAt,
}: Maturity): string {
  if (wines < POINTS_MIN) return i18n._("When to Drink");
  const { young, ready, soon, past } = now.bottles;
  if (soon > 0 && soon === known)
    return i18n._("All {bottles} should be drunk soon", { bottles: countOf(known, "bottle") });
  if (soon > 0) {
    const types = new Set(lotsAt("soon", now.year).map(({ wine }) => wine.type));
    const [type, ...others] = types;
    const finding =
      type === undefined || others.length > 0
        ? i18n._("{soon} of {bottles} should be drunk soon", {
            soon: numberInWords(soon),
            bottles: countOf(known, "bottle"),
          })
        : i18n._("Drink the {type} first", { type: typeInSentence(type) });
    return young + ready > 0 && restHasYears(now, later)
      ? i18n._("{finding}. The rest has years.", { finding })
      : finding;
  }
  if (past > 0)
    return i18n._("{bottles} past, and nothing else is urgent", {
      bottles: countOf(past, "bottle"),
    });
  if (young > known / 2) return i18n._("Most of it is still young");
  return i18n._("Nothing has to be drunk soon");
}

const YEARS_OF_REST = 2;

function restHasYears({ bottles: { soon, past } }: MaturityYear, later: readonly MaturityYear[]) {
  return later
    .slice(0, YEARS_OF_REST)
    .every(({ bottles }) => bottles.soon + bottles.past <= soon + past);
}

export function stagesInWords({ bottles }: MaturityYear): string {
  return STAGES.filter((stage) => bottles[stage] > 0)
    .map((stage) => `${String(bottles[stage])} ${STAGE_WORDS[stage]}`)
    .join(", ");
}

/**
 * The wines with their stages in a year, for the list that opens from the chart. Wines to drink
 * soon come first.
 */
export function yearBehind(maturity: Maturity, year: MaturityYear): DrillDown {
  return {
    title: i18n._("In {year}", { year: String(year.year) }),
    sum: stagesInWords(year),
    wines: (["soon", "ready", "young", "past"] as const).flatMap((stage) =>
      wineCounts(maturity.lotsAt(stage, year.year)).map(({ wine, bottles }) => ({
        wine,
        words: `${countOf(bottles, "bottle")}, ${STAGE_WORDS[stage]}`,
      })),
    ),
  };
}
