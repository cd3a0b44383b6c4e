import { Button } from "@mantine/core";
import { Link } from "./Link.tsx";

export function ToCollection() {
  return (
    <Button component={Link} to="/">
      Go to your collection
    </Button>
  );
}
