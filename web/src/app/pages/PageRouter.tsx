import { type ReactNode, startTransition, useLayoutEffect, useState } from "react";
import { createPath, NavigationType, parsePath, Router, type To } from "react-router";
import { type Page, pageHistory } from "../../platform/pageHistory.ts";

interface PageRouterProps {
  readonly basename: string;
  readonly children: ReactNode;
}

/** A router that uses {@link pageHistory}, in which open dialogs have entries too. */
export function PageRouter({ basename, children }: PageRouterProps) {
  const [history] = useState(pageHistory);
  const [shown, setShown] = useState(() => ({
    location: locationOf(history.page()),
    arrival: NavigationType.Pop,
  }));

  useLayoutEffect(
    () =>
      history.listen((page, arrival) => {
        startTransition(() => {
          setShown({ location: locationOf(page), arrival: NAVIGATION_TYPES[arrival] });
        });
      }),
    [history],
  );

  return (
    <Router
      basename={basename}
      location={shown.location}
      navigationType={shown.arrival}
      navigator={NAVIGATOR}
    >
      {children}
    </Router>
  );
}

const NAVIGATION_TYPES = {
  POP: NavigationType.Pop,
  PUSH: NavigationType.Push,
  REPLACE: NavigationType.Replace,
};

const NAVIGATOR = {
  createHref: addressOf,
  encodeLocation: (to: To) => {
    const { pathname, search, hash } = new URL(addressOf(to), window.location.origin);
    return { pathname, search, hash };
  },
  go: (delta: number) => {
    pageHistory().go(delta);
  },
  push: (to: To, state?: unknown) => {
    pageHistory().push(addressOf(to), state ?? null);
  },
  replace: (to: To, state?: unknown) => {
    pageHistory().replace(addressOf(to), state ?? null);
  },
};

function addressOf(to: To): string {
  return typeof to === "string" ? to : createPath(to);
}

function locationOf({ url, key, state }: Page) {
  const { pathname = "/", search = "", hash = "" } = parsePath(url);
  return { pathname, search, hash, key, state };
}
