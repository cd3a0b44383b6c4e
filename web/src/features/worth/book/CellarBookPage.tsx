import { Button } from "@mantine/core";
import { IconPrinter } from "@tabler/icons-react";
import { useCallback, useState } from "react";
import { useOpenCellar, usePlaces } from "../../../engine/index.ts";
import { i18n } from "../../../language/i18n.ts";
import { numberInWords } from "../../../language/locale.ts";
import { cellarName } from "../../../rules/cellar/cellarName.ts";
import { dateInWords } from "../../../rules/day.ts";
import { bottlesCounted } from "../../../rules/counting/statistics.ts";
import { placementOf } from "../../../rules/placement/placementOf.ts";
import { countOf } from "../../../ui/countOf.ts";
import { BottleDrawing } from "../../../ui/drawings/BottleDrawing.tsx";
import { DeadEnd } from "../../../ui/drawings/EmptyState.tsx";
import { useMainContentSignal } from "../../../ui/loading/mainContent.ts";
import { Splash } from "../../../ui/loading/Splash.tsx";
import { usePageTitle } from "../../../ui/page/usePageTitle.ts";
import { usePrinting } from "../../../ui/page/usePrinting.ts";
import { useIsPhone } from "../../../ui/phone.ts";
import { DIM, ENDS, PAGE, SECTION } from "../styles.ts";
import { useWorth } from "../useWorth.ts";
import { BookHead, BookItem, BookRow } from "./BookRow.tsx";
import { BookTotals } from "./BookTotals.tsx";

/** Every bottle with photo, places and value, to print for an insurer. Works offline. */
export function CellarBookPage() {
  usePageTitle(i18n._("Cellar Book"));
  const counted = useWorth();
  const places = usePlaces();
  const open = useOpenCellar();
  const [now] = useState(() => Date.now());
  const [ready, setReady] = useState<ReadonlySet<string>>(new Set());
  const onReady = useCallback((wineId: string) => {
    setReady((before) => new Set(before).add(wineId));
  }, []);
  const isPhone = useIsPhone();
  const isPrinting = usePrinting();
  const [isList, setList] = useState(isPhone);
  // Keeps the layout while printing. Paper is so narrow that the phone's layout would replace the
  // table, which would reload the photos.
  if (!isPrinting && isList !== isPhone) setList(isPhone);
  useMainContentSignal(counted !== undefined);

  if (!counted || !places) return <Splash />;
  const { entries, held, worth } = counted;
  if (entries.length === 0) {
    return (
      <DeadEnd
        drawing={<BottleDrawing type="Red Wine" />}
        title={i18n._("No bottles for a cellar book")}
      >
        {i18n._("There are no bottles in this cellar.")}
      </DeadEnd>
    );
  }
  const wines = new Set(entries.map(({ wine }) => wine.id)).size;
  const placement = placementOf(places);
  const Entry = isList ? BookItem : BookRow;
  const rows = entries.map((entry) => (
    <Entry
      key={`${entry.wine.id} ${String(entry.millilitres)}`}
      entry={entry}
      placement={placement}
      onReady={onReady}
    />
  ));
  return (
    <div style={isPrinting ? undefined : PAGE}>
      {!isPrinting && <Printing left={wines - ready.size} />}
      <article>
        <header style={{ ...SECTION, gap: "var(--space-4)", paddingBlockEnd: "var(--space-16)" }}>
          <h1>{i18n._("Cellar Book")}</h1>
          <p>
            <bdi>{open?.listed ? cellarName(open.listed) : i18n._("My cellar")}</bdi> ·{" "}
            {dateInWords(now)}
          </p>
          <p style={DIM}>
            {i18n._("{bottles} of {wines}. Values are the owner’s estimates.", {
              bottles: countOf(bottlesCounted(held), "bottle"),
              wines: countOf(wines, "wine"),
            })}
          </p>
        </header>
        {isList ? (
          <ul>{rows}</ul>
        ) : (
          <table style={{ width: "100%", borderCollapse: "collapse" }}>
            <BookHead />
            <tbody>{rows}</tbody>
          </table>
        )}
        <div style={{ paddingBlockStart: "var(--space-24)" }}>
          <BookTotals held={held} worth={worth} />
        </div>
      </article>
    </div>
  );
}

function Printing({ left }: { readonly left: number }) {
  return (
    <div style={{ ...ENDS, justifyContent: "start" }}>
      <Button
        disabled={left > 0}
        leftSection={<IconPrinter aria-hidden size={20} stroke={1.75} />}
        onClick={() => {
          window.print();
        }}
      >
        {i18n._("Print")}
      </Button>
      <p role="status" style={DIM}>
        {left > 0
          ? i18n._("Loading photos: {left} left", { left: numberInWords(left) })
          : i18n._("Your browser can also save it as a PDF.")}
      </p>
    </div>
  );
}
