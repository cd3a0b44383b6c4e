import { IconArrowLeft } from "@tabler/icons-react";
import { useLocation, useNavigate } from "react-router";
import { Link } from "../../ui/page/Link.tsx";
import { isFromCollection } from "../../parts/addresses/wineAddress.ts";
import { useWayToCollection } from "../../parts/addresses/wayToCollection.ts";
import classes from "./WinePage.module.css";

/** Leads to the collection as it was left: for who came from there, back to where one was in it. */
export function WayBack() {
  const location = useLocation();
  const navigate = useNavigate();
  const goToCollection = useWayToCollection();

  return (
    <Link
      className={classes["back"]}
      to="/"
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        if (isFromCollection(location.state)) void navigate(-1);
        else void goToCollection();
      }}
    >
      <IconArrowLeft aria-hidden size={20} stroke={1.75} />
      Wine Collection
    </Link>
  );
}
