import { useEffect } from "react";

/** Sets the document title; without a page it is only the product's name. */
export function usePageTitle(page?: string): void {
  useEffect(() => {
    document.title = page === undefined ? "Wine Cellar" : `${page} · Wine Cellar`;
  }, [page]);
}
