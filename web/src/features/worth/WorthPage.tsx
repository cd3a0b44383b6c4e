import { Button } from "@mantine/core";
import { IconBook2 } from "@tabler/icons-react";
import { BOTTLE_SIZE } from "sync-protocol";
import { type ReactNode, useId, useState } from "react";
import { i18n } from "../../language/i18n.ts";
import { listInWords } from "../../language/locale.ts";
import { RequireEditAccess } from "../../parts/changing/RequireEditAccess.tsx";
import { CELLAR_BOOK_PATH } from "../../parts/addresses/pageAddresses.ts";
import { WineLine } from "../../parts/wine-line/WineLine.tsx";
import { bottlesCounted, type CountedLot } from "../../rules/counting/statistics.ts";
import { priceInWords } from "../../rules/lots/price.ts";
import { sizeInWords } from "../../rules/lots/bottleSize.ts";
import type { BookEntry } from "../../rules/worth/bookEntries.ts";
import { shareOf, signedInWords } from "../../rules/worth/gainInWords.ts";
import { comparedGains, type Gain, gainOf, type Worth } from "../../rules/worth/worth.ts";
import { countOf } from "../../ui/countOf.ts";
import { BottleDrawing } from "../../ui/drawings/BottleDrawing.tsx";
import { EmptyState } from "../../ui/drawings/EmptyState.tsx";
import { useMainContentSignal } from "../../ui/loading/mainContent.ts";
import { Splash } from "../../ui/loading/Splash.tsx";
import { Amount, Amounts } from "./Amounts.tsx";
import { Link } from "../../ui/page/Link.tsx";
import { ToCollection } from "../../ui/page/ToCollection.tsx";
import { usePageTitle } from "../../ui/page/usePageTitle.ts";
import { InOneCurrency } from "./InOneCurrency.tsx";
import { useRates } from "./ratesStore.ts";
import { useWorth } from "./useWorth.ts";
import { DIM, ENDS, PAGE, SECTION } from "./styles.ts";

export function WorthPage() {
  usePageTitle(i18n._("Worth"));
  const counted = useWorth();
  useMainContentSignal(counted !== undefined);

  if (!counted) return <Splash />;
  const { held, worth, entries } = counted;
  if (held.length === 0) {
    return (
      <EmptyState
        action={<ToCollection />}
        drawing={<BottleDrawing type="Red Wine" />}
        level={1}
        title={i18n._("Nothing to value yet")}
      >
        {i18n._("Add bottles. Then open a wine and choose “Add valuation”.")}
      </EmptyState>
    );
  }
  return (
    <div style={PAGE}>
      <header style={ENDS}>
        <h1>{i18n._("Worth")}</h1>
        <Button
          component={Link}
          leftSection={<IconBook2 aria-hidden size={20} stroke={1.75} />}
          to={CELLAR_BOOK_PATH}
        >
          {i18n._("Cellar Book")}
        </Button>
      </header>
      <Totals held={held} worth={worth} />
      {worth.values.length > 0 && <InOneCurrency worth={worth} />}
      <ToValue entries={entries} />
      <Valued entries={entries} values={worth.values} />
    </div>
  );
}

interface TotalsProps {
  readonly held: readonly CountedLot[];
  readonly worth: Worth;
}

function Totals({ held, worth }: TotalsProps) {
  const { rates } = useRates();
  const { values, gains, unvalued, unpriced } = worth;
  const compared = comparedGains(gains, rates);
  const leftOut = [
    unpriced > 0 &&
      i18n._("{bottles} without a purchase price", { bottles: countOf(unpriced, "bottle") }),
    compared.differentCurrencyBottles > 0 &&
      i18n._("{bottles} paid in another currency", {
        bottles: countOf(compared.differentCurrencyBottles, "bottle"),
      }),
  ].filter((words) => words !== false);
  return (
    <div style={SECTION}>
      <Amounts>
        {values.map((sum) => (
          <Amount
            key={sum.currency}
            name={i18n._("Replacement value in {currency}", { currency: sum.currency })}
            value={priceInWords(sum)}
          >
            {i18n._(
              /*i18n*/ { id: "of {bottles}", comment: "value of 6 bottles" },
              { bottles: countOf(sum.bottles, "bottle") },
            )}
          </Amount>
        ))}
        {compared.gains.map((gain) => (
          <Amount
            key={gain.value.currency}
            name={i18n._("Gain or loss since purchase in {currency}", {
              currency: gain.value.currency,
            })}
            value={signedInWords(gainOf(gain))}
          >
            {paidInWords(gain)}
          </Amount>
        ))}
        {unvalued > 0 && (
          <Amount name={i18n._("Without a valuation")} value={countOf(unvalued, "bottle")}>
            {i18n._(
              /*i18n*/ {
                id: "of {bottles}, not included in totals",
                comment: "2 bottles of 6 bottles",
              },
              { bottles: countOf(bottlesCounted(held), "bottle") },
            )}
          </Amount>
        )}
      </Amounts>
      {leftOut.length > 0 && (
        <p style={DIM}>{i18n._("Gain leaves out {bottles}.", { bottles: listInWords(leftOut) })}</p>
      )}
    </div>
  );
}

function paidInWords(gain: Gain): string {
  const share = shareOf(gain);
  const paid = {
    price: priceInWords(gain.paid),
    bottles: countOf(gain.bottles, "bottle"),
  };
  return share === undefined
    ? i18n._("You paid {price} for {bottles}", paid)
    : i18n._("{share} · you paid {price} for {bottles}", { share, ...paid });
}

/** Number of wines without a valuation that are shown until the user asks for more. */
const FIRST = 5;

const PAGE_SIZE = 200;

function Valued({ entries, values }: ListProps & Pick<Worth, "values">) {
  const rankOf = ({ value }: BookEntry) =>
    values.findIndex(({ currency }) => currency === value?.currency);
  const valued = entries
    .filter(({ value }) => value !== undefined)
    .toSorted((a, b) => rankOf(a) - rankOf(b) || (b.value?.minor ?? 0) - (a.value?.minor ?? 0));
  return (
    <Listed
      detailOf={({ bottles, valuation }) =>
        valuation && `${String(bottles)}\u00a0×\u00a0${priceInWords(valuation.price)}`
      }
      entries={valued}
      first={PAGE_SIZE}
      title={i18n._("With a valuation")}
    >
      {({ value }) => value && priceInWords(value)}
    </Listed>
  );
}

function ToValue({ entries }: ListProps) {
  const left = entries
    .filter(({ value }) => value === undefined)
    .toSorted((a, b) => b.bottles - a.bottles);
  return (
    <Listed
      entries={left}
      first={FIRST}
      hint={i18n._("Open a wine and choose “Add valuation”.")}
      title={i18n._("Without a valuation")}
    >
      {({ bottles }) => countOf(bottles, "bottle")}
    </Listed>
  );
}

interface ListProps {
  readonly entries: readonly BookEntry[];
}

interface ListedProps extends ListProps {
  readonly title: string;
  readonly hint?: string;
  /** Number of rows shown until the user asks for more. */
  readonly first: number;
  readonly detailOf?: (entry: BookEntry) => string | undefined;
  readonly children: (entry: BookEntry) => ReactNode;
}

function Listed({ entries, title, hint, first, detailOf, children }: ListedProps) {
  const titleId = useId();
  const [most, setMost] = useState(first);
  if (entries.length === 0) return null;
  const shown = entries.slice(0, most);
  return (
    <section aria-labelledby={titleId} style={SECTION}>
      <h2 id={titleId}>{title}</h2>
      {hint !== undefined && (
        <RequireEditAccess>
          <p style={DIM}>{hint}</p>
        </RequireEditAccess>
      )}
      <ul>
        {shown.map((entry) => (
          <li key={`${entry.wine.id} ${String(entry.millilitres)}`}>
            <WineLine detail={detailIn(entry, detailOf?.(entry))} wine={entry.wine}>
              {children(entry)}
            </WineLine>
          </li>
        ))}
      </ul>
      {shown.length < entries.length && (
        <div>
          <Button
            variant="subtle"
            onClick={() => {
              setMost(most + PAGE_SIZE);
            }}
          >
            {i18n._("Show more")}
          </Button>
        </div>
      )}
    </section>
  );
}

/** Detail text of a row: the bottle size, if unusual, followed by `more`, if given. */
function detailIn({ millilitres }: BookEntry, more: string | undefined): string | undefined {
  const size = millilitres === BOTTLE_SIZE.usual ? undefined : sizeInWords(millilitres);
  return [size, more].filter((words) => words !== undefined).join(" · ") || undefined;
}
