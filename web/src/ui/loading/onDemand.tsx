import { Button } from "@mantine/core";
import {
  type ComponentType,
  lazy,
  type LazyExoticComponent,
  type ReactNode,
  useLayoutEffect,
  useState,
} from "react";
import { BottleDrawing } from "../drawings/BottleDrawing.tsx";
import { EmptyState } from "../drawings/EmptyState.tsx";
import { fetchPart, MISSING_PART } from "./fetchPart.ts";

interface TryProps<Props> {
  readonly part: Props;
  readonly onRetry: () => void;
}

/** One attempt to load the part: the part, or its error message. */
type Try<Props> = LazyExoticComponent<ComponentType<TryProps<Props>>>;

export interface OnDemand<Props> {
  (props: Props): ReactNode;
  /**
   * Loads the part before it is rendered, so that it does not suspend: React shows a fallback for at least 300 ms. If
   * this fails, rendering retries. Never rejects.
   */
  readonly prefetch: () => Promise<void>;
}

/**
 * A part of the page that is loaded when it is first rendered; it suspends meanwhile. If loading fails, e.g. offline
 * before the service worker has stored the app, an error with a retry takes its place. The rest of the page is not
 * affected.
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): OnDemand<Props> {
  let prefetched: ComponentType<Props> | undefined;
  let lastTry: Try<Props> | undefined;

  const prefetch = async () => {
    try {
      prefetched = await fetchPart(load);
    } catch (error) {
      reportError(error);
    }
  };

  const tryOnce = () =>
    (lastTry ??= lazy(async () => {
      try {
        const Part = await fetchPart(load);
        return { default: ({ part }) => <Part {...part} /> };
      } catch (error) {
        reportError(error);
        return { default: ({ onRetry }) => <MissingPart onRetry={onRetry} onShown={forget} /> };
      }
    }));
  const forget = () => {
    lastTry = undefined;
  };

  const Tried = (props: Props) => {
    const [ThisTry, setThisTry] = useState(tryOnce);
    return (
      <ThisTry
        part={props}
        onRetry={() => {
          setThisTry(tryOnce());
        }}
      />
    );
  };
  const Shown = (props: Props) => {
    const [Part] = useState(() => prefetched ?? Tried);
    return <Part {...props} />;
  };
  return Object.assign(Shown, { prefetch });
}

interface MissingPartProps {
  readonly onRetry: () => void;
  /** Called once it is mounted. Before that, React may render the same attempt several times. */
  readonly onShown: () => void;
}

function MissingPart({ onRetry, onShown }: MissingPartProps) {
  useLayoutEffect(onShown, [onShown]);
  return (
    <div role="alert">
      <EmptyState
        action={<Button onClick={onRetry}>Retry</Button>}
        drawing={<BottleDrawing type="Fortified Wine" />}
        title={MISSING_PART.title}
      >
        {MISSING_PART.description}
      </EmptyState>
    </div>
  );
}
