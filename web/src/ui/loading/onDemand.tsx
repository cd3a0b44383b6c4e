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
  /** What the part is shown with. */
  readonly part: Props;
  readonly onRetry: () => void;
}

/** One try to show a part: the part, or what stands in its place. */
type Try<Props> = LazyExoticComponent<ComponentType<TryProps<Props>>>;

/** A part of the page that comes when it is needed. */
export interface OnDemand<Props> {
  (props: Props): ReactNode;
  /**
   * Fetches it before it is shown, so that it need not suspend: React keeps what stands in for a
   * part for 300 ms. Where it can't be had, showing it tries again. Never rejects.
   */
  readonly prefetch: () => Promise<void>;
}

/**
 * A part of the page that is fetched when it is first shown; it suspends meanwhile. Where it can't
 * be had, as without signal before the worker has kept the app, its place says so and offers
 * another try. The rest of the page stands.
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
  /** It stands in the page: before that, React may begin the same try again and again. */
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
