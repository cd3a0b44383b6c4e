import { Button } from "@mantine/core";
import {
  type ComponentType,
  lazy,
  type LazyExoticComponent,
  type ReactNode,
  useLayoutEffect,
  useState,
} from "react";
import { i18n } from "../../language/i18n.ts";
import { BottleDrawing } from "../drawings/BottleDrawing.tsx";
import { EmptyState } from "../drawings/EmptyState.tsx";
import { fetchPart, MISSING_PART } from "./fetchPart.ts";

interface AttemptProps<Props> {
  readonly part: Props;
  readonly onRetry: () => void;
}

/** One attempt to load the part. Renders the part, or an error message. */
type LoadAttempt<Props> = LazyExoticComponent<ComponentType<AttemptProps<Props>>>;

export interface LazyPart<Props> {
  (props: Props): ReactNode;
  /**
   * Loads the part before it is rendered. Without a prefetch, React would show a fallback for at
   * least 300 ms. A prefetch that failed is retried when the part is rendered. Never rejects.
   */
  readonly prefetch: () => Promise<void>;
}

/**
 * A part of the page that loads when it is first rendered, and suspends until then. If loading fails, an error with a
 * retry replaces the part. The rest of the page is not affected.
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
  let prefetched: ComponentType<Props> | undefined;
  let lastAttempt: LoadAttempt<Props> | undefined;

  const prefetch = async () => {
    try {
      prefetched = await fetchPart(load);
    } catch (error) {
      reportError(error);
    }
  };

  const tryOnce = () =>
    (lastAttempt ??= lazy(async () => {
      try {
        const Part = await fetchPart(load);
        return { default: ({ part }) => <Part {...part} /> };
      } catch (error) {
        reportError(error);
        return { default: ({ onRetry }) => <MissingPart onRetry={onRetry} onShown={forget} /> };
      }
    }));
  const forget = () => {
    lastAttempt = undefined;
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
  /**
   * Called when the message is mounted. React may render an attempt several times before that, so
   * the attempt must be kept until then.
   */
  readonly onShown: () => void;
}

function MissingPart({ onRetry, onShown }: MissingPartProps) {
  useLayoutEffect(onShown, [onShown]);
  return (
    <div role="alert">
      <EmptyState
        action={<Button onClick={onRetry}>{i18n._("Retry")}</Button>}
        drawing={<BottleDrawing type="Fortified Wine" />}
        title={MISSING_PART.title}
      >
        {MISSING_PART.description}
      </EmptyState>
    </div>
  );
}
