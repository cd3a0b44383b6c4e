import { useEffect } from "react";

/** Names the document after the page; without a page it has only the product's name. */
export function usePageTitle(page?: string): void {
  useEffect(() => {
    document.title = page === undefined ? "Wine Cellar" : `${page} · Wine Cellar`;
  }, [page]);
}
