import { Button } from "@mantine/core";
import { Link } from "../../ui/Link.tsx";
import classes from "./ProfilePage.module.css";

/** The way to what another program exported. */
export function InAndOutCard() {
  return (
    <section className={classes["card"]}>
      <h2>Import</h2>
      <p className={classes["quiet"]}>
        Bring your wines from CellarTracker, Vivino, another program or a spreadsheet.
      </p>
      <Button className={classes["action"]} component={Link} to="/import" variant="default">
        Import Wines
      </Button>
    </section>
  );
}
