import { Button } from "@mantine/core";
import { i18n } from "../../language/i18n.ts";
import { Link } from "./Link.tsx";

export function ToCollection() {
  return (
    <Button component={Link} to="/">
      {i18n._("Go to your collection")}
    </Button>
  );
}
