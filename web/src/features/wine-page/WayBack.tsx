import { IconArrowLeft } from "@tabler/icons-react";
import { useLocation, useNavigate } from "react-router";
import { Link } from "../../ui/Link.tsx";
import { isFromCollection } from "../../ui/wineAddress.ts";
import classes from "./WinePage.module.css";

/** Leads to the collection: back to where one was in it, for who came from there. */
export function WayBack() {
  const location = useLocation();
  const navigate = useNavigate();

  return (
    <Link
      className={classes["back"]}
      to="/"
      onClick={(event) => {
        const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
        if (!isPlain || !isFromCollection(location.state)) return;
        event.preventDefault();
        void navigate(-1);
      }}
    >
      <IconArrowLeft aria-hidden size={20} stroke={1.75} />
      Wine Collection
    </Link>
  );
}
