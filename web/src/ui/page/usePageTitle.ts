import { useEffect } from "react";
import { i18n } from "../../language/i18n.ts";

/** Sets the document's title. Without `page`, the title is only the product's name. */
export function usePageTitle(page?: string): void {
  useEffect(() => {
    document.title =
      page === undefined ? i18n._("Wine Cellar") : i18n._("{page} · Wine Cellar", { page });
  }, [page]);
}
