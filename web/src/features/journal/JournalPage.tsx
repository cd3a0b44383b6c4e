import { Button, TextInput } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { useDeferredValue, useId, useMemo, useState } from "react";
import { useSearchParams } from "react-router";
import { yearsIn } from "../../rules/counting/cellarYear.ts";
import { dayAt, dayInWords } from "../../rules/day.ts";
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
import {
  PAST_BOTTLES_PATH,
  RECENTLY_REMOVED_PATH,
  yearAddress,
} from "../../parts/addresses/pageAddresses.ts";
import { Link } from "../../ui/page/Link.tsx";
import fieldClasses from "../../ui/dialogs/Sheet.module.css";
import { PrintableTitle } from "../../ui/page/PrintableTitle.tsx";
import { Splash } from "../../ui/loading/Splash.tsx";
import { ToCollection } from "../../ui/page/ToCollection.tsx";
import { usePageTitle } from "../../ui/page/usePageTitle.ts";
import classes from "./Journal.module.css";
import { JournalFilters } from "./JournalFilters.tsx";
import { EntryRow, ImportedRow, ImportSummary } from "./JournalRow.tsx";
import { LongList } from "./LongList.tsx";
import { useJournal } from "./useJournal.ts";
import { type CellarWine, vintageOf } from "../../rules/cellar/CellarWine.ts";
import { goodUntilInWords } from "../../rules/history/openedWords.ts";
import { wineAddress } from "../../parts/addresses/wineAddress.ts";

/** Everything that became of bottles, day by day; from this device alone, without signal too. */
export function JournalPage() {
  usePageTitle("Journal");
  const journal = useJournal();

  if (!journal) return <Splash />;
  const { wines, entries } = journal;
  const [latest] = yearsIn(entries);
  return (
    <div className={classes["page"]}>
      <PrintableTitle>Journal</PrintableTitle>
      <nav aria-label="Past bottles, removed wines and years" className={classes["ways"]}>
        <Link className={classes["way"]} to={PAST_BOTTLES_PATH}>
          Past Bottles
        </Link>
        <Link className={classes["way"]} to={RECENTLY_REMOVED_PATH}>
          Recently Removed
        </Link>
        {latest !== undefined && (
          <Link className={classes["way"]} to={yearAddress(latest)}>
            {latest} in the cellar
          </Link>
        )}
      </nav>
      <OpenNow wines={wines} />
      {entries.length === 0 ? <NothingYet /> : <Journal entries={entries} />}
    </div>
  );
}

function Journal({ entries }: { readonly entries: readonly JournalEntry[] }) {
  const { filter, narrow, clear } = useJournalFilter();
  const [areFiltersOpen, setFiltersOpen] = useState(() =>
    JOURNAL_FILTERS.some((name) => name !== "q" && filter[name] !== ""),
  );
  const isNarrowed = JOURNAL_FILTERS.some((name) => filter[name] !== "");
  const asked = useDeferredValue(filter);
  const found = useMemo(() => filterJournal(entries, asked), [entries, asked]);
  const count = useMemo(() => countEntries(found), [found]);
  const [openImports, setOpenImports] = useState<ReadonlySet<string>>(new Set());
  const rows = useMemo(
    () => journalRows(found, (importId) => openImports.has(importId)),
    [found, openImports],
  );
  const toggle = (importId: string) => {
    setOpenImports((open) => {
      const next = new Set(open);
      if (!next.delete(importId)) next.add(importId);
      return next;
    });
  };

  return (
    <>
      <search className={fieldClasses["fields"]}>
        <div className={classes["line"]}>
          <TextInput
            aria-label="Search the journal"
            leftSection={<IconSearch aria-hidden size={20} stroke={1.75} />}
            placeholder="Search the journal..."
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
            Filters
          </Button>
        </div>
        {areFiltersOpen && <JournalFilters entries={entries} filter={filter} onNarrow={narrow} />}
      </search>
      <div className={classes["line"]}>
        <p role="status">{count === 1 ? "1 entry" : `${count.toLocaleString()} entries`}</p>
        {isNarrowed && (
          <Button variant="subtle" onClick={clear}>
            Clear
          </Button>
        )}
      </div>
      <LongList keyOf={keyOf} label="Journal" rows={rows}>
        {(row, index) => (
          <>
            {rows[index - 1]?.day !== row.day && <h2>{dayInWords(row.day)}</h2>}
            {row.kind === "event" && <EntryRow {...row.entry} />}
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
    </>
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
      title="Nothing has happened yet"
    >
      What you add, move, drink and taste appears here, day by day.
    </EmptyState>
  );
}

/** What the address narrows the journal to: a bookmark and Back keep to it. */
function useJournalFilter() {
  const [params, setParams] = useSearchParams();
  const filter = useMemo(() => journalFilter((name) => params.get(name) ?? ""), [params]);
  return {
    filter,
    narrow: (name: JournalFilterName, value: string) => {
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          if (value === "") next.delete(name);
          else next.set(name, value);
          return next;
        },
        { replace: true },
      );
    },
    clear: () => {
      setParams({}, { replace: true });
    },
  };
}

/** The bottles that are open, the one that was opened first before the others; nothing where none is. */
function OpenNow({ wines }: { readonly wines: readonly CellarWine[] }) {
  const headingId = useId();
  const [today] = useState(() => dayAt(Date.now()));
  const open = wines
    .flatMap((wine) => wine.opened.map((bottle) => ({ wine, bottle })))
    .sort((one, other) => (one.bottle.day < other.bottle.day ? -1 : 1));
  if (open.length === 0) return null;

  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId}>Open now</h2>
      <ul className={classes["list"]}>
        {open.map(({ wine, bottle }) => (
          <li key={bottle.id}>
            <Link className={classes["way"]} to={wineAddress(wine.id)}>
              <bdi>{wine.name}</bdi> {vintageOf(wine)}
            </Link>
            <p>
              Opened {dayInWords(bottle.day)}. {goodUntilInWords(wine, bottle, today)}.
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
