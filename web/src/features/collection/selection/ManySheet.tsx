import { changeMany, useCellar, usePlaces } from "../../../engine/index.ts";
import { i18n } from "../../../language/i18n.ts";
import type { CellarWine } from "../../../rules/cellar/CellarWine.ts";
import { countOf } from "../../../ui/countOf.ts";
import { useIsPhone } from "../../../ui/phone.ts";
import { Sheet } from "../../../ui/dialogs/Sheet.tsx";
import { BulkActions } from "./BulkActions.tsx";
import { type BulkChange, PlacePart, PricePart, TagPart, WindowPart } from "./manyParts.tsx";
import classes from "./Selection.module.css";
import { showBulkOutcome } from "./showBulkOutcome.ts";
import { useAskFirst } from "./useAskFirst.tsx";

interface ManySheetProps {
  readonly opened: boolean;
  readonly wines: readonly CellarWine[];
  readonly onClose: () => void;
  /** Called when the wines were archived or removed. The selection then ends. */
  readonly onLeft: () => void;
}

/**
 * Sheet that changes all selected wines. On a phone, also has the buttons that do not fit in the
 * selection bar.
 */
export function ManySheet({ opened, wines, onClose, onLeft }: ManySheetProps) {
  const cellar = useCellar();
  const places = usePlaces();
  const { askFirst, dialog } = useAskFirst();
  const isPhone = useIsPhone();
  const all = cellar.kind === "ready" ? cellar.wines : wines;

  const change = ({ bodyOf, done, action }: BulkChange) => {
    askFirst({
      action,
      count: wines.length,
      run: () => {
        const wineIds = wines.map(({ id }) => id);
        void showBulkOutcome(changeMany(wineIds, bodyOf), done, wines);
        onClose();
      },
    });
  };

  return (
    <>
      <Sheet
        opened={opened}
        title={i18n._("Change {wines}", { wines: countOf(wines.length, "wine") })}
        onClose={onClose}
      >
        {places && places.size > 0 && <PlacePart places={places} onChange={change} />}
        <TagPart all={all} wines={wines} onChange={change} />
        <WindowPart onChange={change} />
        <PricePart all={all} onChange={change} />
        {isPhone && (
          <div className={classes["further"]}>
            <BulkActions wines={wines} onDone={onLeft} />
          </div>
        )}
      </Sheet>
      {dialog}
    </>
  );
}
