import { type DueOrder, type Reminders } from "sync-protocol";
import { type ReactNode, useId } from "react";
import type { DrinkingWindow } from "sync-protocol/drinking";
import { useCellar } from "../../engine/index.ts";
import { i18n } from "../../language/i18n.ts";
import type { CellarWine } from "../../rules/cellar/CellarWine.ts";
import { dayInWords } from "../../rules/day.ts";
import { BottleDrawing } from "../../ui/drawings/BottleDrawing.tsx";
import { countOf } from "../../ui/countOf.ts";
import { useCellarInAddress } from "../../parts/addresses/useCellarInAddress.ts";
import { useReminders } from "../../parts/drinking-window/useReminders.ts";
import { windowInWords } from "../../parts/drinking-window/useDrinking.ts";
import { EmptyState } from "../../ui/drawings/EmptyState.tsx";
import { useMainContentSignal } from "../../ui/loading/mainContent.ts";
import { Link } from "../../ui/page/Link.tsx";
import { Splash } from "../../ui/loading/Splash.tsx";
import { ToCollection } from "../../ui/page/ToCollection.tsx";
import { usePageTitle } from "../../ui/page/usePageTitle.ts";
import { WineLine } from "../../parts/wine-line/WineLine.tsx";
import classes from "./Journal.module.css";
import { LongList } from "./LongList.tsx";

export function RemindersPage() {
  usePageTitle(i18n._("Reminders"));
  useCellarInAddress();
  const cellar = useCellar();
  const wines = cellar.kind === "ready" ? cellar.wines : undefined;
  const known = useReminders(wines);

  useMainContentSignal(wines !== undefined);

  if (!wines) return <Splash />;
  return (
    <div aria-busy={!known && wines.length > 0} className={classes["page"]}>
      <h1>{i18n._("Reminders")}</h1>
      {wines.length === 0 && <NothingDue />}
      {known && wines.length > 0 && <Lists reminders={known.reminders} windowOf={known.windowOf} />}
    </div>
  );
}

interface ListsProps {
  readonly reminders: Reminders<CellarWine>;
  readonly windowOf: (wine: CellarWine) => DrinkingWindow | undefined;
}

function Lists({ reminders: { leaving, orders }, windowOf }: ListsProps) {
  if (leaving.length === 0 && orders.length === 0) return <NothingDue />;
  return (
    <>
      {leaving.length > 0 && (
        <DueList
          address="/?window=leaving"
          keyOf={({ id }) => id}
          rows={leaving}
          title={i18n._("Leaving This Year")}
        >
          {(wine) => (
            <WineLine detail={bestYears(windowOf(wine))} wine={wine}>
              {countOf(wine.quantity, "bottle")}
            </WineLine>
          )}
        </DueList>
      )}
      {orders.length > 0 && (
        <DueList
          address="/?ordered=1"
          keyOf={({ lot }) => lot.id}
          rows={orders}
          title={i18n._("Orders Due")}
        >
          {(order) => (
            <WineLine detail={arrival(order)} wine={order.wine}>
              {countOf(order.lot.bottles, "bottle")}
            </WineLine>
          )}
        </DueList>
      )}
      <Link className={classes["way"]} to="/profile">
        {i18n._("Get a monthly email")}
      </Link>
    </>
  );
}

function NothingDue() {
  return (
    <EmptyState
      action={<ToCollection />}
      drawing={<BottleDrawing type="White Wine" />}
      title={i18n._("Nothing is due")}
    >
      {i18n._("Wines whose drinking window ends this year appear here, and orders that are due.")}
    </EmptyState>
  );
}

function bestYears(window: DrinkingWindow | undefined): string | undefined {
  if (!window) return undefined;
  const years = windowInWords(window);
  return window.basis.kind === "usual"
    ? i18n._("Best years: {years}", { years })
    : i18n._("Best {years}", { years });
}

function arrival({ arrivesOn, isLate }: DueOrder<CellarWine>): string {
  return isLate
    ? i18n._("Was due {day}", { day: dayInWords(arrivesOn) })
    : i18n._("Due {day}", { day: dayInWords(arrivesOn) });
}

interface DueListProps<Row> {
  readonly title: string;
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** Address of the collection with a filter for these wines. */
  readonly address: string;
  readonly children: (row: Row) => ReactNode;
}

function DueList<Row>({ title, rows, keyOf, address, children }: DueListProps<Row>) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={classes["list"]}>
      <h2 id={titleId}>{title}</h2>
      <LongList keyOf={keyOf} label={title} rows={rows}>
        {children}
      </LongList>
      <Link className={classes["way"]} to={address}>
        {i18n._("Show in the collection")}
      </Link>
    </section>
  );
}
