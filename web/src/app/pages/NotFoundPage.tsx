import { BottleDrawing } from "../../ui/drawings/BottleDrawing.tsx";
import { DeadEnd } from "../../ui/drawings/EmptyState.tsx";
import { useFirstSight } from "../../ui/loading/firstSight.ts";
import { usePageTitle } from "../../ui/page/usePageTitle.ts";
import classes from "./NotFoundPage.module.css";

/** What a signed-in person sees at an address that leads nowhere. */
export function NotFoundPage() {
  usePageTitle("Page Not Found");
  useFirstSight(true);
  return (
    <DeadEnd
      drawing={
        <>
          <BottleDrawing className={classes["bottle"]} type="Red Wine" />
          <BottleDrawing className={classes["missing"]} type="White Wine" />
          <BottleDrawing className={classes["bottle"]} type="Sparkling Wine" />
        </>
      }
      title="Page Not Found"
    >
      This place in the rack is empty.
    </DeadEnd>
  );
}
