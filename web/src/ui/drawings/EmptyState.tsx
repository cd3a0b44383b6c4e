import { type ReactNode, useLayoutEffect, useRef } from "react";
import classes from "./EmptyState.module.css";
import { Button } from "@mantine/core";
import { BottleDrawing } from "./BottleDrawing.tsx";
import { Link } from "../page/Link.tsx";

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

/**
 * What stands where there is nothing yet: a small drawing, one sentence, one action. Where it goes with the
 * focus in it, as once the first wine is added, the page gets that.
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
  /** A bottle of red, unless another is given. */
  readonly drawing?: ReactNode;
}

/** The page of an address behind which there is nothing: says why, and leads back to the cellar. */
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

/** The way back to the cellar, the one that is meant unless something else can be done first. */
export function BackToCellar({ variant = "filled" }: { readonly variant?: "default" | "filled" }) {
  return (
    <Button component={Link} to="/" variant={variant}>
      Back to your cellar
    </Button>
  );
}
