import { Button } from "@mantine/core";
import { PLACES_PATH } from "../../parts/addresses/pageAddresses.ts";
import { BottleDrawing } from "../../ui/drawings/BottleDrawing.tsx";
import { EmptyState } from "../../ui/drawings/EmptyState.tsx";
import { Link } from "../../ui/page/Link.tsx";

export function NoSuchPlace() {
  return (
    <EmptyState
      action={
        <Button component={Link} to={PLACES_PATH}>
          All places
        </Button>
      }
      drawing={<BottleDrawing type="White Wine" />}
      level={1}
      title="Place not found"
    >
      It may have been removed. Its bottles are still in the cellar, not placed.
    </EmptyState>
  );
}
