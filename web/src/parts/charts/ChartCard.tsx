import { Button } from "@mantine/core";
import { type ReactNode, useId, useState } from "react";
import { i18n } from "../../language/i18n.ts";
import classes from "./Charts.module.css";

interface ChartCardProps {
  readonly name: string;
  readonly finding?: string | undefined;
  readonly line?: ReactNode;
  /**
   * The chart, shown until the user asks for the table. Without a drawing, only the table is shown.
   */
  readonly drawing?: ReactNode;
  readonly children: ReactNode;
}

export function ChartCard({ name, finding = name, line, drawing, children }: ChartCardProps) {
  const titleId = useId();
  const [isTable, setTable] = useState(false);
  const words = isTable ? i18n._("Show as chart") : i18n._("Show as table");

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
