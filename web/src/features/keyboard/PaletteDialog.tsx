import { useId, useMemo, useState } from "react";
import { useNavigate } from "react-router";
import {
  useCellar,
  useCellars,
  useMayChange,
  useOpenCellar,
  usePlaces,
} from "../../engine/index.ts";
import { i18n } from "../../language/i18n.ts";
import {
  CELLAR_BOOK_PATH,
  HELP_PATH,
  placeAddress,
  RECENTLY_REMOVED_PATH,
  WORTH_PATH,
} from "../../parts/addresses/pageAddresses.ts";
import { wineAddress } from "../../parts/addresses/wineAddress.ts";
import { cellarName } from "../../rules/cellar/cellarName.ts";
import { useSwitchCellar } from "../../parts/cellars/useSwitchCellar.ts";
import { useWayToCollection } from "../../parts/addresses/wayToCollection.ts";
import { QUICK_ACTIONS, sendQuickAction } from "../../parts/requests/quickActions.ts";
import { placeChoices } from "../../rules/placement/placeTree.ts";
import { Modal } from "../../ui/dialogs/Modal.tsx";
import classes from "./Keyboard.module.css";
import { type PageEntry, paletteEntries, type PaletteEntry } from "./paletteEntries.ts";

const SHORTCUTS_ID = "shortcuts";

const ACTIONS: readonly PaletteEntry[] = [
  { id: QUICK_ACTIONS.addWine, group: "Actions", title: i18n._("Add Wine") },
  { id: QUICK_ACTIONS.focusSearch, group: "Actions", title: i18n._("Search") },
  { id: QUICK_ACTIONS.scan, group: "Actions", title: i18n._("Scan") },
  { id: SHORTCUTS_ID, group: "Actions", title: i18n._("Keyboard shortcuts") },
];

const MORE_PAGES: readonly PageEntry[] = [
  { title: i18n._("Meal Pairing"), to: "/?tab=pairing" },
  { title: i18n._("Worth"), to: WORTH_PATH },
  { title: i18n._("Cellar Book"), to: CELLAR_BOOK_PATH },
  { title: i18n._("Recently Removed"), to: RECENTLY_REMOVED_PATH },
  { title: i18n._("Import"), to: "/import" },
  { title: i18n._("Profile Settings"), to: "/profile" },
  { title: i18n._("Help"), to: HELP_PATH },
];

/** Palette entries that are hidden from users who may only view the cellar. */
const CHANGING: ReadonlySet<string> = new Set([QUICK_ACTIONS.addWine, "/import"]);

const NO_WINES = [] as const;

interface PaletteDialogProps {
  readonly opened: boolean;
  readonly pages: readonly PageEntry[];
  readonly onClose: () => void;
  readonly onShortcuts: () => void;
}

export function PaletteDialog({ opened, onClose, ...contents }: PaletteDialogProps) {
  return (
    <Modal opened={opened} title={i18n._("Go to")} onClose={onClose}>
      {opened && <Palette onClose={onClose} {...contents} />}
    </Modal>
  );
}

function Palette({ pages, onClose, onShortcuts }: Omit<PaletteDialogProps, "opened">) {
  const [query, setQuery] = useState("");
  const [chosen, setChosen] = useState(0);
  const listId = useId();
  const cellar = useCellar();
  const places = usePlaces();
  const mayChange = useMayChange();
  const cellars = useOtherCellars();
  const follow = useFollow(onClose, onShortcuts);
  const wines = cellar.kind === "ready" ? cellar.wines : NO_WINES;
  const choices = useMemo(() => (places ? placeChoices(places) : []), [places]);
  const entries = useMemo(() => {
    const actions = ACTIONS.filter(({ id }) => mayChange || !CHANGING.has(id));
    const open = [...pages, ...MORE_PAGES].filter(({ to }) => mayChange || !CHANGING.has(to));
    return paletteEntries(query, { actions, cellars, pages: open, wines, places: choices });
  }, [query, mayChange, cellars, pages, wines, choices]);
  const index = Math.min(chosen, entries.length - 1);
  const optionId = (at: number) => `${listId}-${String(at)}`;

  const onKey = (key: string): boolean => {
    const entry = entries[index];
    if (key === "Enter" && entry) void follow(entry);
    else if (key === "ArrowDown" && entry) setChosen((index + 1) % entries.length);
    else if (key === "ArrowUp" && entry) setChosen((index || entries.length) - 1);
    else return false;
    return true;
  };

  return (
    <>
      <input
        data-autofocus
        aria-activedescendant={entries.length > 0 ? optionId(index) : undefined}
        aria-autocomplete="list"
        aria-controls={listId}
        aria-expanded={entries.length > 0}
        aria-label={i18n._("Wine, place or action")}
        className={classes["query"]}
        placeholder={i18n._("Wine, place or action")}
        role="combobox"
        value={query}
        onChange={({ currentTarget }) => {
          setQuery(currentTarget.value);
          setChosen(0);
        }}
        onKeyDown={(event) => {
          if (onKey(event.key)) event.preventDefault();
        }}
      />
      <div aria-label={i18n._("Found")} className={classes["entries"]} id={listId} role="listbox">
        {entries.map((entry, at) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field handles keys
          <div
            key={`${entry.group} ${entry.id}`}
            ref={at === index ? keepInSight : undefined}
            aria-selected={at === index}
            className={classes["entry"]}
            id={optionId(at)}
            role="option"
            tabIndex={-1}
            onClick={() => void follow(entry)}
          >
            <span>
              <bdi>{entry.title}</bdi>{" "}
              {entry.detail !== undefined && <small dir="auto">{entry.detail}</small>}
            </span>
            <small>{GROUPS[entry.group]}</small>
          </div>
        ))}
      </div>
      <p role="status">{entries.length === 0 && i18n._("Nothing found")}</p>
    </>
  );
}

const GROUPS: Readonly<Record<PaletteEntry["group"], string>> = {
  Actions: i18n._("Actions"),
  Cellars: i18n._("Cellars"),
  Pages: i18n._("Pages"),
  Wines: i18n._("Wines"),
  Places: i18n._("Places"),
};

function keepInSight(option: HTMLElement | null): void {
  option?.scrollIntoView({ block: "nearest" });
}

function useOtherCellars(): readonly PaletteEntry[] {
  const cellars = useCellars();
  const openId = useOpenCellar()?.id;
  return useMemo(
    () =>
      cellars
        .filter(({ id }) => id !== openId)
        .map((cellar) => ({
          id: cellar.id,
          group: "Cellars",
          title: i18n._("Open {cellar}", { cellar: cellarName(cellar) }),
        })),
    [cellars, openId],
  );
}

function useFollow(onClose: () => void, onShortcuts: () => void) {
  const navigate = useNavigate();
  const showCollection = useWayToCollection();
  const switchTo = useSwitchCellar();

  return async ({ id, group }: PaletteEntry) => {
    onClose();
    // The closed dialog returns the focus in the next frame. The page may take the focus only after
    // that.
    await new Promise(requestAnimationFrame);
    if (group === "Wines") await navigate(wineAddress(id));
    else if (group === "Places") await navigate(placeAddress(id));
    else if (group === "Cellars") await switchTo(id);
    else if (group === "Pages") await navigate(id);
    else if (id === SHORTCUTS_ID) onShortcuts();
    else {
      await showCollection();
      const action = Object.values(QUICK_ACTIONS).find((one) => one === id);
      if (action) sendQuickAction(action);
    }
  };
}
