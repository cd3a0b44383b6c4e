import { IconArrowLeft } from "@tabler/icons-react";
import { useLocation } from "react-router";
import { CellarLink } from "./CellarLink.tsx";
import { pageAbove } from "./cellarPages.ts";
import classes from "./Layout.module.css";

/** Leads from a page to the one above it; nothing on the main page. A wine's page has its own. */
export function BackLink() {
  const above = pageAbove(useLocation().pathname);
  if (!above) return null;
  return (
    <CellarLink className={classes["back"]} isCurrent={false} page={above}>
      <IconArrowLeft aria-hidden size={20} stroke={1.75} />
      <span>{above.title}</span>
    </CellarLink>
  );
}
