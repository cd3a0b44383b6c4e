import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { Link } from "../../ui/page/Link.tsx";
import { useWayToCollection } from "../../parts/addresses/wayToCollection.ts";
import { type CellarPageLink, isAt } from "./cellarPages.ts";

interface CellarLinkProps {
  readonly page: CellarPageLink;
  readonly className: string | undefined;
  readonly children: ReactNode;
  /** Whether to mark the link as the current page. By default the address decides. */
  readonly isCurrent?: boolean;
  readonly tooltip?: string | undefined;
  readonly onFollow?: (() => void) | undefined;
}

export function CellarLink({
  page,
  className,
  children,
  isCurrent,
  tooltip,
  onFollow,
}: CellarLinkProps) {
  const { pathname } = useLocation();
  const showCollection = useWayToCollection();

  return (
    <Link
      aria-current={(isCurrent ?? isAt(page, pathname)) ? "page" : undefined}
      aria-label={tooltip}
      className={className ?? ""}
      data-tooltip={tooltip}
      data-tooltip-side="right"
      to={page.to}
      onClick={(event) => {
        onFollow?.();
        if (page.tab === undefined) return;
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        void showCollection(page.tab);
      }}
    >
      {children}
    </Link>
  );
}
