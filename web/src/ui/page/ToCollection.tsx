import { Button } from "@mantine/core";
import { Link } from "./Link.tsx";

/** The way on from a page that has nothing to show. */
export function ToCollection() {
  return (
    <Button component={Link} to="/">
      Go to your collection
    </Button>
  );
}
