import { Component, type ReactNode } from "react";
import { CrashPage } from "./CrashPage.tsx";

interface CrashBoundaryProps {
  readonly children: ReactNode;
}

interface CrashBoundaryState {
  readonly broken: boolean;
}

/** Shows the way out in place of a page that fails, and reports why it failed. */
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
