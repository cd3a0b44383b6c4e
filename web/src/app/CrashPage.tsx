import { Button } from "@mantine/core";
import { BottleDrawing } from "../ui/BottleDrawing.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";

/** The way out when a page fails: what is in the cellar is safe, and a fresh start is one tap away. */
export function CrashPage() {
  return (
    <main>
      <EmptyState
        action={
          <Button component="a" href="/">
            Back to your cellar
          </Button>
        }
        drawing={<BottleDrawing type="Fortified Wine" />}
        level={1}
        title="Something went wrong"
      >
        This page broke, but your wines and your changes are safe on this device.
      </EmptyState>
    </main>
  );
}
