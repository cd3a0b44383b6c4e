import { useLocation, useNavigate } from "react-router";

/** Where the collection stands among the app's addresses. */
const COLLECTION = "/";

let lastQuery = "";

/** Notes the query under which the collection is shown. */
export function noteCollectionQuery(query: string): void {
  lastQuery = query;
}

/** Leads to the collection as it was left; who is there stays there. */
export function useWayToCollection(): () => Promise<void> {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return async () => {
    if (pathname !== COLLECTION) await navigate(COLLECTION + lastQuery);
  };
}
