import type { ReactNode } from "react";
import classes from "./EmptyState.module.css";

const HEADINGS = { 1: "h1", 2: "h2", 3: "h3" } as const;

interface EmptyStateProps {
  /** A small drawing, hidden from screen readers. */
  readonly drawing: ReactNode;
  readonly title: string;
  /** The heading's level in its page. */
  readonly level?: keyof typeof HEADINGS;
  readonly children: ReactNode;
  readonly action?: ReactNode;
}

/** What stands where there is nothing yet: a small drawing, one sentence, one action. */
export function EmptyState({ drawing, title, level = 2, children, action }: EmptyStateProps) {
  const Heading = HEADINGS[level];
  return (
    <div className={classes["empty"]}>
      <div aria-hidden className={classes["drawing"]}>
        {drawing}
      </div>
      <Heading>{title}</Heading>
      <p className={classes["sentence"]}>{children}</p>
      {action}
    </div>
  );
}
