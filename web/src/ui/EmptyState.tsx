import type { ReactNode } from "react";
import classes from "./EmptyState.module.css";

interface EmptyStateProps {
  /** A small drawing, hidden from screen readers. */
  readonly drawing: ReactNode;
  readonly title: string;
  /** The heading's level in its page. */
  readonly level?: 1 | 2 | 3;
  readonly children: ReactNode;
  readonly action?: ReactNode;
}

/** What stands where there is nothing yet: a small drawing, one sentence, one action. */
export function EmptyState({ drawing, title, level = 2, children, action }: EmptyStateProps) {
  const Heading = `h${level}` as const;
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
