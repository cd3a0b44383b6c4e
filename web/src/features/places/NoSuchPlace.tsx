import { Button } from "@mantine/core";
import { i18n } from "../../language/i18n.ts";
import { PLACES_PATH } from "../../parts/addresses/pageAddresses.ts";
import { BottleDrawing } from "../../ui/drawings/BottleDrawing.tsx";
import { EmptyState } from "../../ui/drawings/EmptyState.tsx";
import { Link } from "../../ui/page/Link.tsx";

export function NoSuchPlace() {
  return (
    <EmptyState
      action={
        <Button component={Link} to={PLACES_PATH}>
          {i18n._("All places")}
        </Button>
      }
      drawing={<BottleDrawing type="White Wine" />}
      level={1}
      title={i18n._("Place not found")}
    >
      {i18n._("It may have been removed. Its bottles are still in the cellar, not placed.")}
    </EmptyState>
  );
}
