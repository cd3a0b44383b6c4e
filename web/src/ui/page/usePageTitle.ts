import { useEffect } from "react";

/** Sets the document title. Without a page, the title is only the product's name. */
export function usePageTitle(page?: string): void {
  useEffect(() => {
    document.title = page === undefined ? "Wine Cellar" : `${page} · Wine Cellar`;
  }, [page]);
}
