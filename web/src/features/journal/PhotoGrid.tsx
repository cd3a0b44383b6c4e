import { type CSSProperties, useMemo } from "react";
import { useLocalPhoto } from "../../engine/index.ts";
import { i18n } from "../../language/i18n.ts";
import { vintageOf } from "../../rules/cellar/CellarWine.ts";
import { dayInWords } from "../../rules/day.ts";
import type { JournalEntry } from "../../rules/history/journal.ts";
import { isDrunkOrTasted } from "../../rules/history/onThisDay.ts";
import { wineAddress } from "../../parts/addresses/wineAddress.ts";
import { WineThumbnail } from "../../parts/wine-photo/WineThumbnail.tsx";
import { Link } from "../../ui/page/Link.tsx";
import { useIsPhone } from "../../ui/phone.ts";
import classes from "./Journal.module.css";
import { nameableWine, Rated } from "./JournalRow.tsx";
import { LongList } from "./LongList.tsx";

export function PhotoGrid({ entries }: { readonly entries: readonly JournalEntry[] }) {
  const inARow = useIsPhone() ? 3 : 5;
  const rows = useMemo(() => {
    const atTable = entries.filter(isDrunkOrTasted);
    const count = Math.ceil(atTable.length / inARow);
    return Array.from({ length: count }, (_, at) => atTable.slice(at * inARow, (at + 1) * inARow));
  }, [entries, inARow]);
  return (
    <LongList keyOf={keyOf} label={i18n._("Journal")} rows={rows}>
      {(row) => (
        <div className={classes["grid"]} style={besideEachOther(inARow)}>
          {row.map((entry) => (
            <EntryPhoto key={entry.event.id} entry={entry} />
          ))}
        </div>
      )}
    </LongList>
  );
}

export function besideEachOther(inARow: number): CSSProperties {
  return { gridTemplateColumns: `repeat(${String(inARow)}, minmax(0, 1fr))` };
}

function keyOf(row: readonly JournalEntry[]): string {
  return row[0]?.event.id ?? "";
}

/** A link to the entry's wine. Shows the entry's photo, or else the wine's photo. */
export function EntryPhoto({ entry }: { readonly entry: JournalEntry }) {
  const { event } = entry;
  const kept = useLocalPhoto(event.localPhotoId);
  const wine = nameableWine(entry);
  if (!wine) return null;
  const own = kept ?? event.photoUrl;
  return (
    <Link className={classes["picture"]} to={wineAddress(wine.id)}>
      <span className={classes["photo"]}>
        <WineThumbnail
          widthPx={200}
          wine={own === null ? wine : { type: wine.type, photoUrl: own }}
        />
      </span>
      <b>
        <bdi>{wine.name}</bdi> {vintageOf(wine)}
      </b>
      <small>
        {dayInWords(event.day)} {event.rating && <Rated rating={event.rating} />}
      </small>
    </Link>
  );
}
