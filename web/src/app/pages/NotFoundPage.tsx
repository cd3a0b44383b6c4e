import { i18n } from "../../language/i18n.ts";
import { BottleDrawing } from "../../ui/drawings/BottleDrawing.tsx";
import { DeadEnd } from "../../ui/drawings/EmptyState.tsx";
import { useMainContentSignal } from "../../ui/loading/mainContent.ts";
import { usePageTitle } from "../../ui/page/usePageTitle.ts";

export function NotFoundPage() {
  usePageTitle(i18n._("Page Not Found"));
  useMainContentSignal(true);
  return (
    <DeadEnd
      drawing={
        <>
          <BottleDrawing type="Red Wine" />
          <span style={{ opacity: 0.25, strokeDasharray: "4 4" }}>
            <BottleDrawing type="White Wine" />
          </span>
          <BottleDrawing type="Sparkling Wine" />
        </>
      }
      title={i18n._("Page Not Found")}
    >
      {i18n._("This place in the rack is empty.")}
    </DeadEnd>
  );
}
