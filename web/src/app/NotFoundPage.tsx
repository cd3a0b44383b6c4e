import { Button } from "@mantine/core";
import { BottleDrawing } from "../ui/BottleDrawing.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { useFirstSight } from "../ui/firstSight.ts";
import { Link } from "../ui/Link.tsx";
import { usePageTitle } from "../ui/usePageTitle.ts";
import classes from "./NotFoundPage.module.css";

/** What a signed-in person sees at an address that leads nowhere. */
export function NotFoundPage() {
  usePageTitle("Page Not Found");
  useFirstSight(true);
  return (
    <EmptyState
      action={
        <Button component={Link} to="/">
          Back to your cellar
        </Button>
      }
      drawing={
        <>
          <BottleDrawing className={classes["bottle"]} type="Red Wine" />
          <BottleDrawing className={classes["missing"]} type="White Wine" />
          <BottleDrawing className={classes["bottle"]} type="Sparkling Wine" />
        </>
      }
      level={1}
      title="Page Not Found"
    >
      This place in the rack is empty.
    </EmptyState>
  );
}
