import type { ComponentProps, MouseEvent } from "react";
import { type To, useHref, useLinkClickHandler } from "react-router";

interface LinkProps extends Omit<ComponentProps<"a">, "href" | "target"> {
  readonly to: To;
  readonly replace?: boolean;
  readonly state?: unknown;
}

/**
 * Link to another page of the app. With a modifier key, the link opens a new tab. Replaces React
 * Router's Link, because no build can leave out the prefetching code of that Link.
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
