import { Button } from "@mantine/core";
import { useState } from "react";
import type { LogEntry, Member } from "sync-protocol";
import { i18n } from "../../language/i18n.ts";
import classes from "../../parts/server-forms/forms.module.css";
import { timeInWords } from "../../rules/day.ts";
import { logWords } from "./logWords.ts";

const FIRST_ENTRIES = 5;

interface LogCardProps {
  /** Newest first. */
  readonly entries: readonly LogEntry[];
  readonly userId: string;
  /** Current members, whom log entries call by name. */
  readonly members: readonly Member[];
}

export function LogCard({ entries, userId, members }: LogCardProps) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? entries : entries.slice(0, FIRST_ENTRIES);
  return (
    <section className={classes["card"]}>
      <h2 id="sharing-log">
        {i18n._(/*i18n*/ { id: "Log", comment: "what members did in a shared cellar" })}
      </h2>
      {entries.length === 0 && (
        <p className={classes["quiet"]}>{i18n._("Nothing has happened yet.")}</p>
      )}
      <ul aria-labelledby="sharing-log">
        {shown.map((entry) => (
          <li key={entry.seq} className={classes["row"]}>
            <div className={classes["facts"]}>
              <span className={classes["notice"]}>{logWords(entry, userId, members)}</span>
              <p>{timeInWords(entry.at)}</p>
            </div>
          </li>
        ))}
      </ul>
      {shown.length < entries.length && (
        <Button
          className={classes["action"]}
          variant="default"
          onClick={() => {
            setWhole(true);
          }}
        >
          {i18n._("Show All")}
        </Button>
      )}
    </section>
  );
}
