import { Button, TextInput } from "@mantine/core";
import { IconLayoutGrid, IconListDetails, IconSearch } from "@tabler/icons-react";
import { useDeferredValue, useMemo, useState } from "react";
import { useSearchParams } from "react-router";
import { i18n } from "../../language/i18n.ts";
import { dayAt, longMonthInWords } from "../../rules/day.ts";
import {
  countEntries,
  filterJournal,
  JOURNAL_FILTERS,
  type JournalEntry,
  journalFilter,
  type JournalFilterName,
  type JournalRow,
  journalRows,
} from "../../rules/history/journal.ts";
import { BottleDrawing } from "../../ui/drawings/BottleDrawing.tsx";
import { EmptyState } from "../../ui/drawings/EmptyState.tsx";
import { PAST_BOTTLES_PATH, RECENTLY_REMOVED_PATH } from "../../parts/addresses/pageAddresses.ts";
import { Link } from "../../ui/page/Link.tsx";
import fieldClasses from "../../ui/dialogs/Sheet.module.css";
import { PrintableTitle } from "../../ui/page/PrintableTitle.tsx";
import { Splash } from "../../ui/loading/Splash.tsx";
import { ToCollection } from "../../ui/page/ToCollection.tsx";
import { useCellarInAddress } from "../../parts/addresses/useCellarInAddress.ts";
import { usePageTitle } from "../../ui/page/usePageTitle.ts";
import classes from "./Journal.module.css";
import { JournalAside } from "./JournalAside.tsx";
import { JournalFilters } from "./JournalFilters.tsx";
import { EntryRow, ImportedRow, ImportSummary } from "./JournalRow.tsx";
import { LongList } from "./LongList.tsx";
import { PhotoGrid } from "./PhotoGrid.tsx";
import { type JournalSoFar, useJournalSoFar } from "./useJournal.ts";
import { ChoiceSwitch } from "../../ui/fields/ChoiceSwitch.tsx";

export function JournalPage() {
  usePageTitle(i18n._("Journal"));
  useCellarInAddress();
  const [today] = useState(() => dayAt(Date.now()));
  const journal = useJournalSoFar(today);

  if (!journal) return <Splash />;
  return (
    <div className={classes["page"]}>
      <PrintableTitle>{i18n._("Journal")}</PrintableTitle>
      {journal.entries.length === 0 ? <NothingYet /> : <Journal journal={journal} today={today} />}
      <nav aria-label={i18n._("Past bottles and removed wines")} className={classes["ways"]}>
        <Link className={classes["way"]} to={PAST_BOTTLES_PATH}>
          {i18n._("Past Bottles")}
        </Link>
        <Link className={classes["way"]} to={RECENTLY_REMOVED_PATH}>
          {i18n._("Recently Removed")}
        </Link>
      </nav>
    </div>
  );
}

const LOOKS = [
  { value: "", title: i18n._("Timeline"), Icon: IconListDetails },
  { value: "photos", title: i18n._("Photos"), Icon: IconLayoutGrid },
] as const;

interface JournalProps {
  readonly journal: JournalSoFar;
  readonly today: string;
}

function Journal({ journal, today }: JournalProps) {
  const { entries } = journal;
  const { filter, look, narrow, show, clear } = useJournalFilter();
  const [areFiltersOpen, setFiltersOpen] = useState(() =>
    JOURNAL_FILTERS.some((name) => name !== "q" && filter[name] !== ""),
  );
  const isNarrowed = JOURNAL_FILTERS.some((name) => filter[name] !== "");
  const asked = useDeferredValue(filter);
  const found = useMemo(() => filterJournal(entries, asked), [entries, asked]);
  const isAllThere = journal.count !== undefined;
  const count = useMemo(
    () => (isAllThere && found !== entries ? countEntries(found) : journal.count),
    [found, entries, isAllThere, journal],
  );
  // While the history is loading, further entries may match the filter or have a photo.
  const isPartial = !isAllThere && (isNarrowed || look === "photos");

  return (
    <div className={classes["columns"]}>
      <search className={fieldClasses["fields"]}>
        <div className={classes["line"]}>
          <TextInput
            aria-label={i18n._("Search the journal")}
            leftSection={<IconSearch aria-hidden size={20} stroke={1.75} />}
            placeholder={i18n._("Search the journal...")}
            type="search"
            value={filter.q}
            onChange={({ currentTarget }) => {
              narrow("q", currentTarget.value);
            }}
          />
          <Button
            aria-expanded={areFiltersOpen}
            variant="default"
            onClick={() => {
              setFiltersOpen(!areFiltersOpen);
            }}
          >
            {i18n._("Filters")}
          </Button>
        </div>
        {areFiltersOpen && (
          <JournalFilters
            entries={entries}
            filter={filter}
            isDisabled={!isAllThere}
            onNarrow={narrow}
          />
        )}
      </search>
      <JournalAside journal={journal} today={today} />
      <div className={classes["line"]}>
        <p role="status">{isPartial ? i18n._("Loading…") : countInWords(count)}</p>
        {isNarrowed && (
          <Button variant="subtle" onClick={clear}>
            {i18n._("Clear")}
          </Button>
        )}
        <ChoiceSwitch choices={LOOKS} label={i18n._("Show as")} value={look} onChange={show} />
      </div>
      {isPartial ? <Splash /> : <Entries found={found} look={look} />}
    </div>
  );
}

function countInWords(count: number | undefined): string {
  if (count === undefined) return i18n._("Latest entries");
  return i18n._("{count, plural, one {# entry} other {# entries}}", { count });
}

interface EntriesProps {
  readonly found: readonly JournalEntry[];
  readonly look: (typeof LOOKS)[number]["value"];
}

function Entries({ found, look }: EntriesProps) {
  return look === "photos" ? <PhotoGrid entries={found} /> : <Timeline entries={found} />;
}

function Timeline({ entries }: { readonly entries: readonly JournalEntry[] }) {
  const [openImports, setOpenImports] = useState<ReadonlySet<string>>(new Set());
  const rows = useMemo(
    () => journalRows(entries, (importId) => openImports.has(importId)),
    [entries, openImports],
  );
  const toggle = (importId: string) => {
    setOpenImports((open) => {
      const next = new Set(open);
      if (!next.delete(importId)) next.add(importId);
      return next;
    });
  };

  return (
    <LongList keyOf={keyOf} label={i18n._("Journal")} rows={rows}>
      {(row, index) => (
        <>
          {rows[index - 1]?.day.slice(0, 7) !== row.day.slice(0, 7) && (
            <h2>{longMonthInWords(row.day)}</h2>
          )}
          {row.kind === "event" && <EntryRow entry={row.entry} />}
          {row.kind === "imported" && <ImportedRow {...row.entry} />}
          {row.kind === "import" && (
            <ImportSummary
              isOpen={openImports.has(row.importId)}
              row={row}
              onToggle={() => {
                toggle(row.importId);
              }}
            />
          )}
        </>
      )}
    </LongList>
  );
}

function keyOf(row: JournalRow): string {
  return row.kind === "import" ? row.importId : row.entry.event.id;
}

function NothingYet() {
  return (
    <EmptyState
      action={<ToCollection />}
      drawing={<BottleDrawing type="Red Wine" />}
      title={i18n._("Nothing has happened yet")}
    >
      {i18n._("What you add, move, drink and taste appears here, day by day.")}
    </EmptyState>
  );
}

function useJournalFilter() {
  const [params, setParams] = useSearchParams();
  const filter = useMemo(() => journalFilter((name) => params.get(name) ?? ""), [params]);
  const look: (typeof LOOKS)[number]["value"] = params.get("look") === "photos" ? "photos" : "";
  const change = (names: readonly string[], value = "") => {
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        for (const name of names) next.delete(name);
        for (const name of value === "" ? [] : names) next.set(name, value);
        return next;
      },
      { replace: true },
    );
  };
  return {
    filter,
    look,
    narrow: (name: JournalFilterName, value: string) => {
      change([name], value);
    },
    show: (value: string) => {
      change(["look"], value);
    },
    clear: () => {
      change(JOURNAL_FILTERS);
    },
  };
}
