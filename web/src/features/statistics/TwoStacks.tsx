import type { ReactElement } from "react";
import classes from "./Statistics.module.css";

/** A chart, and how tall it is: its rows, before somebody asks for more of them. */
export interface StackedChart {
  readonly rows: number;
  readonly chart: ReactElement;
}

/** What a chart has above its rows is as tall as so many of them. */
const HEAD_ROWS = 2;

/**
 * Charts one under the other, on a desk in two stacks of about one height; they are read down the first,
 * then down the second. A chart that grows moves none into the other stack.
 */
export function TwoStacks({ charts }: { readonly charts: readonly StackedChart[] }) {
  const first = countInFirst(charts.map(({ rows }) => rows + HEAD_ROWS));
  const stacks = [charts.slice(0, first), charts.slice(first)].filter(({ length }) => length > 0);

  return (
    <div className={classes["charts"]}>
      {stacks.map((stack, side) => (
        <div key={side} className={classes["stack"]}>
          {stack.map(({ chart }) => chart)}
        </div>
      ))}
    </div>
  );
}

/** How many, from the first on, make the taller of two stacks the least tall. */
function countInFirst(heights: readonly number[]): number {
  const sum = (some: readonly number[]) => some.reduce((total, height) => total + height, 0);
  const tallerOf = (count: number) =>
    Math.max(sum(heights.slice(0, count)), sum(heights.slice(count)));
  const counts = heights.map((_, index) => index + 1);
  return counts.reduce((best, count) => (tallerOf(count) < tallerOf(best) ? count : best), 1);
}
