import { Button } from "@mantine/core";
import { Component, type ReactNode } from "react";
import { i18n } from "../language/i18n.ts";
import { underBase } from "../platform/basePath.ts";
import { BottleDrawing } from "../ui/drawings/BottleDrawing.tsx";
import { EmptyState } from "../ui/drawings/EmptyState.tsx";

interface CrashBoundaryProps {
  readonly children: ReactNode;
}

interface CrashBoundaryState {
  readonly broken: boolean;
}

export class CrashBoundary extends Component<CrashBoundaryProps, CrashBoundaryState> {
  override readonly state: CrashBoundaryState = { broken: false };

  static getDerivedStateFromError(): CrashBoundaryState {
    return { broken: true };
  }

  override componentDidCatch(error: unknown) {
    reportError(error);
  }

  override render() {
    return this.state.broken ? <CrashPage /> : this.props.children;
  }
}

/**
 * The page shown after a crash, with a link that reloads the app. The cellar's data is not
 * affected.
 */
function CrashPage() {
  return (
    <main>
      <EmptyState
        action={
          <Button component="a" href={underBase("/")}>
            {i18n._("Back to your cellar")}
          </Button>
        }
        drawing={<BottleDrawing type="Fortified Wine" />}
        level={1}
        title={i18n._("Something went wrong")}
      >
        {i18n._("This page broke, but your wines and your changes are safe on this device.")}
      </EmptyState>
    </main>
  );
}
