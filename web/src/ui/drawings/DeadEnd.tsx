import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { BottleDrawing } from "./BottleDrawing.tsx";
import { EmptyState } from "./EmptyState.tsx";
import { Link } from "../page/Link.tsx";

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
