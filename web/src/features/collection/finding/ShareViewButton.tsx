import { Button } from "@mantine/core";
import { useState } from "react";
import type { GuestFilter } from "sync-protocol";
import { useCellar } from "../../../engine/index.ts";
import { i18n, textLanguage } from "../../../language/i18n.ts";
import { guestFilterOf } from "../../../rules/cellar/finding/guestFilter.ts";
import { Alert } from "../../../ui/page/Alert.tsx";
import { useCollectionView } from "../view/collectionView.ts";
import { useFilterData } from "../view/useFilterData.ts";

/**
 * Button that shares the current view as a list for guests. If such a list can't apply a filter of
 * the view, shows a message with the filter's name instead.
 */
export function ShareViewButton({ onShare }: { readonly onShare: (filter: GuestFilter) => void }) {
  const cellar = useCellar();
  const [unfit, setUnfit] = useState<readonly string[]>([]);

  const share = () => {
    if (cellar.kind !== "ready") return;
    const { search, filter } = useCollectionView.getState();
    const passesMore = useFilterData.getState().more?.passesMore;
    const reading = guestFilterOf({ search, filter, wines: cellar.wines, passesMore });
    if (reading.kind === "filter") onShare(reading.filter);
    else setUnfit(reading.parts);
  };

  return (
    <>
      <Button variant="default" onClick={share}>
        {i18n._("Share this view as a list")}
      </Button>
      {unfit.length > 0 && (
        <Alert tone="note" title={i18n._("This view can't be shared yet")}>
          {i18n._(
            "A list for guests can't be limited by {filters}. Remove that from the view first.",
            { filters: new Intl.ListFormat(textLanguage()).format(unfit) },
          )}
        </Alert>
      )}
    </>
  );
}
