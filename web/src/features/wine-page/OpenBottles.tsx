import { Button } from "@mantine/core";
import { IconGlass } from "@tabler/icons-react";
import { OPENED_SOURCES, type OpenedBottle, openedLife } from "sync-protocol";
import { useId, useState } from "react";
import { useMayChange, useOpenedCommands } from "../../engine/index.ts";
import { i18n } from "../../language/i18n.ts";
import type { CellarWine } from "../../rules/cellar/CellarWine.ts";
import { dayAt, dayInWords } from "../../rules/day.ts";
import { goodUntilInWords, KEEPING_WORDS, leftInWords } from "../../rules/history/openedWords.ts";
import { countOf } from "../../ui/countOf.ts";
import { dialogOnDemand } from "../../ui/dialogs/dialogOnDemand.tsx";
import { showOutcome } from "../../parts/showOutcome.ts";
import { RequireEditAccess } from "../../parts/changing/RequireEditAccess.tsx";
import { addNoteAction } from "../../parts/wine-controls/countBottle.ts";
import classes from "./WinePage.module.css";

const OpenedSheet = dialogOnDemand(
  async () => (await import("./OpenedSheet.tsx")).OpenedSheet,
  "onClose",
);

interface SheetState {
  readonly bottle: OpenedBottle | undefined;
  /** The wine as it was when the sheet opened. */
  readonly wine: CellarWine;
  readonly opened: boolean;
  /**
   * How often a sheet was opened. The sheet's React key, so that each opening starts with new
   * inputs.
   */
  readonly n: number;
}

export function OpenBottles({ wine }: { readonly wine: CellarWine }) {
  const headingId = useId();
  const { finishBottle } = useOpenedCommands();
  const [asked, setAsked] = useState<SheetState>();
  const [today] = useState(() => dayAt(Date.now()));
  const { opened, quantity, isArchived } = wine;
  const canOpen = useMayChange() && !isArchived && quantity > opened.length;
  if (opened.length === 0 && !canOpen && !asked) return null;

  const ask = (bottle?: OpenedBottle) => {
    setAsked({ bottle, wine, opened: true, n: (asked?.n ?? 0) + 1 });
  };
  const finish = ({ id }: OpenedBottle) => {
    void showOutcome(finishBottle(wine.id, id), {
      kind: "remove-bottles",
      done: i18n._("Bottle finished"),
      description: (after) => `${after.name}: ${countOf(after.quantity, "bottle")}`,
      undoable: true,
      beyond: (done) => Promise.resolve({ actions: [addNoteAction(done)] }),
    });
  };

  return (
    <section aria-labelledby={headingId} className={classes["section"]}>
      <h2 id={headingId}>{i18n._("Open bottles")}</h2>
      {opened.length === 0 ? (
        <p className={classes["dim"]}>{i18n._("None is open.")}</p>
      ) : (
        <>
          <p className={classes["dim"]}>
            {i18n._("Each counts as half gone: {left} left.", {
              left: leftInWords(quantity, opened.length),
            })}
          </p>
          <ul>
            {opened.map((bottle, n) => (
              <OpenBottle
                key={bottle.id}
                bottle={bottle}
                today={today}
                name={
                  opened.length > 1
                    ? i18n._("open bottle {number}", { number: n + 1 })
                    : i18n._("open bottle")
                }
                wine={wine}
                onChange={() => {
                  ask(bottle);
                }}
                onFinish={() => {
                  finish(bottle);
                }}
              />
            ))}
          </ul>
          <Sources wine={wine} />
        </>
      )}
      {canOpen && (
        <div className={classes["actions"]}>
          <Button
            leftSection={<IconGlass aria-hidden size={20} stroke={1.75} />}
            variant="default"
            onClick={() => {
              ask();
            }}
          >
            {i18n._("Open a bottle")}
          </Button>
        </div>
      )}
      {asked && (
        <OpenedSheet
          key={asked.n}
          bottle={asked.bottle}
          opened={asked.opened}
          wine={asked.wine}
          onClose={() => {
            setAsked({ ...asked, opened: false });
          }}
        />
      )}
    </section>
  );
}

interface OpenBottleProps {
  readonly wine: CellarWine;
  readonly bottle: OpenedBottle;
  /** Name that distinguishes the bottle from the wine's other open bottles. */
  readonly name: string;
  readonly today: string;
  readonly onChange: () => void;
  readonly onFinish: () => void;
}

function OpenBottle({ wine, bottle, name, today, onChange, onFinish }: OpenBottleProps) {
  return (
    <li className={classes["lot"]}>
      <div>
        <p>{goodUntilInWords(wine, bottle, today)}</p>
        <p className={classes["dim"]}>
          {i18n._("Opened {day} · {keepingWords}", {
            day: dayInWords(bottle.day),
            keepingWords: KEEPING_WORDS[bottle.keeping],
          })}
        </p>
      </div>
      {!wine.isArchived && (
        <RequireEditAccess>
          <div className={classes["actions"]}>
            <Button
              aria-label={i18n._("Finish: {name}", { name })}
              variant="default"
              onClick={onFinish}
            >
              {i18n._("Finish")}
            </Button>
            <Button
              aria-label={i18n._("Change: {name}", { name })}
              variant="subtle"
              onClick={onChange}
            >
              {i18n._("Change")}
            </Button>
          </div>
        </RequireEditAccess>
      )}
    </li>
  );
}

function Sources({ wine: { type, opened } }: { readonly wine: CellarWine }) {
  const lives = [...new Set(opened.map(({ keeping }) => keeping))].flatMap(
    (keeping) => openedLife(type, keeping) ?? [],
  );
  if (lives.length === 0) return null;
  const sources = [...new Set(lives.flatMap((life) => life.sources))];
  return (
    <details className={classes["sources"]}>
      <summary>{i18n._("Where this comes from")}</summary>
      {lives.map(({ reason, days }) => (
        <p key={reason}>
          {i18n._(
            "{days, plural, one {{reason}: # day. A rule of thumb; your nose knows better.} other {{reason}: # days. A rule of thumb; your nose knows better.}}",
            { reason, days },
          )}
        </p>
      ))}
      <ul>
        {sources.map((source) => (
          <li key={source}>
            <a href={OPENED_SOURCES[source].address} rel="noreferrer" target="_blank">
              {OPENED_SOURCES[source].title}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
