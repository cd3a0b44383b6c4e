import { Button } from "@mantine/core";
import { type ReactNode, useId, useState } from "react";
import classes from "./Charts.module.css";

interface ChartCardProps {
  /** What the chart is of, by which its table is known. */
  readonly name: string;
  /** What it shows, in a sentence. */
  readonly finding?: string | undefined;
  /** What one sees. */
  readonly line?: ReactNode;
  /** In place of the table until that is asked for; without one the table stays. */
  readonly drawing?: ReactNode;
  /** The table. */
  readonly children: ReactNode;
}

/** A chart: what it shows, what one sees, its drawing, and its figures as a table. */
export function ChartCard({ name, finding = name, line, drawing, children }: ChartCardProps) {
  const titleId = useId();
  const [isTable, setTable] = useState(false);
  const words = isTable ? "Show as chart" : "Show as table";

  return (
    <section aria-labelledby={titleId} className={classes["chart"]} data-chart={name}>
      <h2 id={titleId}>{finding}</h2>
      {line && <p className={classes["dim"]}>{line}</p>}
      {isTable || !drawing ? children : drawing}
      {drawing && (
        <Button
          aria-label={`${words}: ${name}`}
          className={classes["foot"] ?? ""}
          fz="sm"
          px={0}
          variant="transparent"
          onClick={() => {
            setTable(!isTable);
          }}
        >
          {words}
        </Button>
      )}
    </section>
  );
}
