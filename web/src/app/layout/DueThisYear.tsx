import { useMemo } from "react";
import { useCellar } from "../../engine/index.ts";
import { filterWines, NO_FILTER } from "../../rules/cellar/finding/filterWines.ts";
import { useReminders } from "../../parts/drinking-window/useReminders.ts";
import { Link } from "../../ui/page/Link.tsx";
import { REMINDERS_PATH } from "../../parts/addresses/pageAddresses.ts";
import classes from "./Sidebar.module.css";
import { i18n } from "../../language/i18n.ts";
import { Rich } from "../../ui/Rich.tsx";

const LEAVING = { ...NO_FILTER, window: "leaving" } as const;

interface DueThisYearProps {
  readonly onLeave: (() => void) | undefined;
}

/**
 * Two links with counts: to wines in the last year of their drinking window, and to orders that are
 * late or arrive soon. A link whose count is zero is hidden.
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
          <Rich
            text={i18n._("Leaving this year <0>{count}</0>", { count: leaving })}
            parts={[<b key={leaving} />]}
          />
        </Link>
      )}
      {orders > 0 && (
        <Link className={classes["leaving"]} to={REMINDERS_PATH} onClick={onLeave}>
          <Rich
            text={i18n._("Orders due <0>{count}</0>", { count: orders })}
            parts={[<b key={orders} />]}
          />
        </Link>
      )}
    </>
  );
}
