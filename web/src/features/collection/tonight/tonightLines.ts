import type { Reminders } from "sync-protocol";
import type { DrinkingWindow, Stage } from "sync-protocol/drinking";
import { i18n } from "../../../language/i18n.ts";
import { wineAddress } from "../../../parts/addresses/wineAddress.ts";
import type { CellarWine } from "../../../rules/cellar/CellarWine.ts";
import { dayInWords } from "../../../rules/day.ts";
import { countOf } from "../../../ui/countOf.ts";

const OPEN_MAX = 3;

export interface TonightLine {
  readonly kind: "open" | "soon" | "ready" | "order";
  readonly words: string;
  readonly address: string;
}

interface TonightFacts {
  readonly wines: readonly CellarWine[];
  readonly windowOf: (wine: CellarWine) => DrinkingWindow | undefined;
  readonly reminders: Pick<Reminders<CellarWine>, "orders">;
}

/**
 * Lines about what needs action today. Empty if all bottles are young or ready, because such
 * bottles need no action.
 */
export function tonightLines({ wines, windowOf, reminders }: TonightFacts): readonly TonightLine[] {
  const held = wines.filter(({ isArchived }) => !isArchived);
  const bottlesAt = (stage: Stage) =>
    held.reduce((sum, wine) => sum + (windowOf(wine)?.stage === stage ? wine.quantity : 0), 0);
  const lines = [
    ...openBottles(held),
    ...stageLine("soon", bottlesAt("soon"), (bottles) =>
      i18n._("{bottles} to drink soon", { bottles }),
    ),
    ...ordersDue(reminders.orders),
  ];
  return lines.length === 0
    ? []
    : [
        ...lines,
        ...stageLine("ready", bottlesAt("ready"), (bottles) =>
          i18n._("{bottles} ready", { bottles }),
        ),
      ];
}

function openBottles(wines: readonly CellarWine[]): readonly TonightLine[] {
  return wines
    .flatMap(({ id, name, opened }) => opened.map(({ day }) => ({ id, name, day })))
    .toSorted((a, b) => (a.day < b.day ? -1 : 1))
    .slice(0, OPEN_MAX)
    .map(({ id, name, day }) => ({
      kind: "open",
      words: i18n._("{name} open since {day}", { name, day: dayInWords(day) }),
      address: wineAddress(id),
    }));
}

function stageLine(
  stage: "soon" | "ready",
  bottles: number,
  words: (bottles: string) => string,
): readonly TonightLine[] {
  if (bottles === 0) return [];
  const address = `/?window=${stage}`;
  return [{ kind: stage, words: words(countOf(bottles, "bottle")), address }];
}

function ordersDue(orders: Reminders<CellarWine>["orders"]): readonly TonightLine[] {
  const [next] = orders;
  if (!next) return [];
  const bottles = orders.reduce((sum, { lot }) => sum + lot.bottles, 0);
  const values = { bottles: countOf(bottles, "bottle"), day: dayInWords(next.arrivesOn) };
  const words = next.isLate
    ? i18n._("{bottles} on order, was due {day}", values)
    : i18n._("{bottles} on order, due {day}", values);
  return [{ kind: "order", words, address: "/?ordered=1" }];
}
