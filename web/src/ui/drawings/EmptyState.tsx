import { type ReactNode, useLayoutEffect, useRef } from "react";
import { i18n } from "../../language/i18n.ts";
import classes from "./EmptyState.module.css";
import { Button } from "@mantine/core";
import { BottleDrawing } from "./BottleDrawing.tsx";
import { Link } from "../page/Link.tsx";

const HEADINGS = { 1: "h1", 2: "h2", 3: "h3" } as const;

interface EmptyStateProps {
  /** Small drawing, hidden from screen readers. */
  readonly drawing: ReactNode;
  readonly title: string;
  readonly level?: keyof typeof HEADINGS;
  readonly children: ReactNode;
  readonly action?: ReactNode;
}

/**
 * Placeholder for missing content. If the placeholder unmounts while it has the focus, for example
 * because the first wine was added, the focus moves to the page.
 */
export function EmptyState({ drawing, title, level = 2, children, action }: EmptyStateProps) {
  const Heading = HEADINGS[level];
  const state = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const here = state.current;
    return () => {
      if (here?.contains(document.activeElement))
        document.getElementById("page")?.focus({ preventScroll: true });
    };
  }, []);

  return (
    <div ref={state} className={classes["empty"]}>
      <div aria-hidden className={classes["drawing"]}>
        {drawing}
      </div>
      <Heading>{title}</Heading>
      <p className={classes["sentence"]}>{children}</p>
      {action}
    </div>
  );
}

interface DeadEndProps {
  readonly title: string;
  readonly children: ReactNode;
  /** A red wine bottle by default. */
  readonly drawing?: ReactNode;
}

/** Page for an address that has nothing to show. Gives the reason and links to the cellar. */
export function DeadEnd({
  title,
  children,
  drawing = <BottleDrawing type="Red Wine" />,
}: DeadEndProps) {
  return (
    <EmptyState action={<BackToCellar />} drawing={drawing} level={1} title={title}>
      {children}
    </EmptyState>
  );
}

export function BackToCellar({ variant = "filled" }: { readonly variant?: "default" | "filled" }) {
  return (
    <Button component={Link} to="/" variant={variant}>
      {i18n._("Back to your cellar")}
    </Button>
  );
}
