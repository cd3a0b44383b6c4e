import { Button } from "@mantine/core";
import { IconGlassFull } from "@tabler/icons-react";
import { useId, useState } from "react";
import { useEvents, useLocalPhoto, usePlaces } from "../../engine/index.ts";
import { i18n } from "../../language/i18n.ts";
import type { CellarWine } from "../../rules/cellar/CellarWine.ts";
import { eventDayInWords } from "../../rules/history/eventWords.ts";
import type { CellarEvent } from "../../rules/history/CellarEvent.ts";
import { lotNames } from "../../rules/lots/lotNames.ts";
import { RequireEditAccess } from "../../parts/changing/RequireEditAccess.tsx";
import { eventRequest } from "../../parts/requests/pageRequest.ts";
import { EventEntry } from "../../parts/journal-entry/EventEntry.tsx";
import classes from "./WinePage.module.css";

/** Number of events shown until the user asks for more. */
const FIRST = 10;

/** The wine's events, newest first. Works offline. */
export function Story({ wine }: { readonly wine: CellarWine }) {
  const headingId = useId();
  const events = useEvents(wine.id);
  const names = lotNames(wine, usePlaces());
  const [isWhole, setWhole] = useState(false);
  if (!events) return null;

  const shown = isWhole ? events : events.slice(0, FIRST);
  return (
    <section aria-labelledby={headingId} className={classes["section"]}>
      <h2 id={headingId}>
        {i18n._(/*i18n*/ { id: "Story", comment: "heading: what happened to this wine" })}
      </h2>
      {events.length === 0 && (
        <p className={classes["dim"]}>
          {i18n._("What you add, move, drink and taste appears here.")}
        </p>
      )}
      <ol>
        {shown.map((event) => (
          <li key={event.id}>
            <StoryEntry event={event} to={names.get(event.lotId ?? "")} />
          </li>
        ))}
      </ol>
      <div className={classes["actions"]}>
        {shown.length < events.length && (
          <Button
            variant="subtle"
            onClick={() => {
              setWhole(true);
            }}
          >
            {i18n._("Show all {count}", { count: events.length })}
          </Button>
        )}
        <RequireEditAccess>
          <Button
            leftSection={<IconGlassFull aria-hidden size={20} stroke={1.75} />}
            variant="default"
            onClick={() => {
              eventRequest.ask({ wineId: wine.id });
            }}
          >
            {i18n._("Write a tasting")}
          </Button>
        </RequireEditAccess>
      </div>
    </section>
  );
}

interface StoryEntryProps {
  readonly event: CellarEvent;
  readonly to: string | undefined;
}

function StoryEntry({ event, to }: StoryEntryProps) {
  const kept = useLocalPhoto(event.localPhotoId);
  return (
    <EventEntry event={event} photo={kept ?? event.photoUrl} to={to}>
      {eventDayInWords(event)}
    </EventEntry>
  );
}
