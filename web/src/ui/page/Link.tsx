import type { ComponentProps, MouseEvent } from "react";
import { type To, useHref, useLinkClickHandler } from "react-router";

interface LinkProps extends Omit<ComponentProps<"a">, "href" | "target"> {
  readonly to: To;
  readonly replace?: boolean;
  /** What the page that it leads to is told beside its address. */
  readonly state?: unknown;
}

/**
 * A link to another page of the app, which opens in place; with a modifier key in another tab.
 *
 * React Router's own brings what its framework mode fetches ahead, which no build can leave out.
 */
export function Link({ to, replace, state, onClick, children, ...anchor }: LinkProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler(to, {
    state,
    ...(replace !== undefined && { replace }),
  });
  const onFollow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  };
  return (
    <a {...anchor} href={href} onClick={onFollow}>
      {children}
    </a>
  );
}
