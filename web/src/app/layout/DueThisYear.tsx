import { useMemo } from "react";
import { useCellar } from "../../engine/index.ts";
import { filterWines, NO_FILTER } from "../../rules/cellar/finding/filterWines.ts";
import { useReminders } from "../../parts/drinking-window/useReminders.ts";
import { Link } from "../../ui/page/Link.tsx";
import { REMINDERS_PATH } from "../../parts/addresses/pageAddresses.ts";
import classes from "./Sidebar.module.css";

const LEAVING = { ...NO_FILTER, window: "leaving" } as const;

interface DueThisYearProps {
  readonly onLeave: (() => void) | undefined;
}

/**
 * Links with counts to wines in the last year of their window and to orders that are late or arrive
 * soon. A link without any is hidden.
 */
export function DueThisYear({ onLeave }: DueThisYearProps) {
  const cellar = useCellar();
  const known = useReminders(cellar.kind === "ready" ? cellar.wines : undefined);
  const leaving = useMemo(
    () => (known ? filterWines(known.wines, "", LEAVING, known).length : 0),
    [known],
  );
  const orders = known?.reminders.orders.length ?? 0;

  return (
    <>
      {leaving > 0 && (
        <Link className={classes["leaving"]} to="/?window=leaving" onClick={onLeave}>
          Leaving this year <b key={leaving}>{leaving}</b>
        </Link>
      )}
      {orders > 0 && (
        <Link className={classes["leaving"]} to={REMINDERS_PATH} onClick={onLeave}>
          Orders due <b key={orders}>{orders}</b>
        </Link>
      )}
    </>
  );
}
