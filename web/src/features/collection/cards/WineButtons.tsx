import { i18n } from "../../../language/i18n.ts";
import type { CellarWine } from "../../../rules/cellar/CellarWine.ts";
import { RequireEditAccess } from "../../../parts/changing/RequireEditAccess.tsx";
import classes from "./WineCard.module.css";

interface WineButtonsProps {
  readonly wine: CellarWine;
  readonly archiving: boolean;
  readonly onEdit: (wine: CellarWine) => void;
  readonly onToggleArchived: () => void;
}

export function WineButtons({ wine, archiving, onEdit, onToggleArchived }: WineButtonsProps) {
  const { name, isArchived } = wine;
  const archives = isArchived ? i18n._("Unarchive") : i18n._("Archive");
  return (
    <RequireEditAccess>
      <button
        type="button"
        className={classes["edit"]}
        data-tooltip={i18n._("Edit")}
        aria-label={i18n._("Edit {name}", { name })}
        aria-disabled={archiving}
        onClick={() => {
          if (!archiving) onEdit(wine);
        }}
      />
      <button
        type="button"
        className={isArchived ? classes["unarchive"] : classes["archive"]}
        data-tooltip={archives}
        aria-label={
          isArchived ? i18n._("Unarchive {name}", { name }) : i18n._("Archive {name}", { name })
        }
        aria-disabled={archiving}
        onClick={onToggleArchived}
      />
    </RequireEditAccess>
  );
}
