import { useCellar, useFirstScreen } from "../../engine/index.ts";
import { afterFirstSight } from "../../ui/loading/afterFirstSight.tsx";
import classes from "./Sidebar.module.css";

const DueThisYear = afterFirstSight(async () => (await import("./DueThisYear.tsx")).DueThisYear);

interface QuickStatsProps {
  /** Runs when a choice leads away from the sidebar. */
  readonly onLeave: (() => void) | undefined;
}

/** The cellar in three numbers; a dash while the local store is being read. */
export function QuickStats({ onLeave }: QuickStatsProps) {
  const cellar = useCellar();
  const first = useFirstScreen();
  const stats = cellar.kind === "ready" ? cellar.stats : first?.stats;

  return (
    <section aria-label="Quick Stats" className={classes["section"]}>
      <h2 className={classes["heading"]}>Quick Stats</h2>
      <dl className={classes["stats"]}>
        <Stat count={stats?.bottles} name="Total Bottles" />
        <Stat count={stats?.types} name="Wine Types" />
        <Stat count={stats?.regions} name="Regions" />
      </dl>
      <DueThisYear onLeave={onLeave} />
    </section>
  );
}

interface StatProps {
  readonly name: string;
  readonly count: number | undefined;
}

function Stat({ name, count }: StatProps) {
  return (
    <div className={classes["stat"]}>
      <dt>{name}</dt>
      {/* Another element for another number: one that grows counts as moving what is there. */}
      <dd key={count}>{count ?? "–"}</dd>
    </div>
  );
}
