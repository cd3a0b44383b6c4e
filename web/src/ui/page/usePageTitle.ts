import { useEffect } from "react";

/** Names the document after the page; without a page it bears the product's name alone. */
export function usePageTitle(page?: string): void {
  useEffect(() => {
    document.title = page === undefined ? "Wine Cellar" : `${page} · Wine Cellar`;
  }, [page]);
}
