import { Button } from "@mantine/core";
import { useId, useRef, useState } from "react";
import { CALLS } from "sync-protocol";
import { useOpenCellar } from "../../../engine/index.ts";
import { i18n } from "../../../language/i18n.ts";
import { cellarName } from "../../../rules/cellar/cellarName.ts";
import { dateInWords } from "../../../rules/day.ts";
import { callServer } from "../../../server/callServer.ts";
import { dialogOnDemand } from "../../../ui/dialogs/dialogOnDemand.tsx";
import { Alert } from "../../../ui/page/Alert.tsx";
import { toast } from "../../../ui/toasts/toast.ts";
import { Checkbox } from "../../../ui/fields/Checkbox.tsx";
import classes from "../../../parts/server-forms/forms.module.css";
import { useFetched } from "../../../parts/server-forms/useFetched.ts";
import { failureSentence, useSubmission } from "../../../parts/server-forms/useSubmission.tsx";
import { Rich } from "../../../ui/Rich.tsx";

const ShownOnceDialog = dialogOnDemand(
  async () => (await import("../../../parts/server-forms/ShownOnceDialog.tsx")).ShownOnceDialog,
  "onClose",
);

export function CalendarCard() {
  const cellar = useOpenCellar();
  if (!cellar) return null;
  return (
    <CalendarFeed
      key={cellar.id}
      cellarId={cellar.id}
      name={cellar.listed && !cellar.isPersonal ? cellarName(cellar.listed) : undefined}
    />
  );
}

interface CalendarFeedProps {
  readonly cellarId: string;
  /** Name of the shared cellar. `undefined` for the personal cellar. */
  readonly name: string | undefined;
}

export function CalendarFeed({ cellarId: id, name }: CalendarFeedProps) {
  const { fetched, reload } = useFetched((signal) =>
    callServer(CALLS.calendarFeed, { id, signal }),
  );
  const [showsNames, setShowsNames] = useState(false);
  const [link, setLink] = useState<string>();
  const { isPending, failure, submit } = useSubmission(
    i18n._("Failed to change this. Please try again."),
  );
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  const feed = fetched.kind === "loaded" ? fetched.answer.calendarFeed : null;

  const make = () =>
    submit(async () => {
      const made = await callServer(CALLS.makeCalendarFeed, { id, body: { showsNames } });
      setLink(made.link);
      reload();
    });
  const revoke = () =>
    submit(async () => {
      await callServer(CALLS.revokeCalendarFeed, { id });
      // The pressed button disappears, so the heading gets the focus.
      heading.current?.focus();
      reload();
      toast({
        title: i18n._("Calendar ended"),
        description: i18n._("Its address does not work any more."),
      });
    });

  return (
    <section aria-labelledby={headingId} className={classes["card"]}>
      <h2 ref={heading} id={headingId} tabIndex={-1}>
        {i18n._("Calendar")}
      </h2>
      <p className={classes["quiet"]}>
        {name === undefined ? (
          i18n._(
            "A private address for your calendar app: when wines are ready, in their last year or past it, and when orders are due.",
          )
        ) : (
          <Rich
            text={i18n._(
              "A private address for your calendar app: when wines are ready, in their last year or past it, and when orders are due in <0>{cellar}</0>.",
              { cellar: name },
            )}
            parts={[<bdi />]}
          />
        )}
      </p>
      {failure !== undefined && <Alert>{failure}</Alert>}
      {fetched.kind === "failed" && (
        <Alert>{failureSentence(fetched.error, i18n._("The calendar could not be loaded."))}</Alert>
      )}
      {feed && (
        <p role="status">
          {feed.showsNames
            ? i18n._("Names your wines, since {date}.", { date: dateInWords(feed.madeAt) })
            : i18n._("Only counts your wines, since {date}.", { date: dateInWords(feed.madeAt) })}
        </p>
      )}
      <Checkbox
        checked={showsNames}
        label={i18n._("Name the wines in the calendar")}
        onChange={setShowsNames}
      />
      <p className={classes["quiet"]}>
        {i18n._("Anyone with the address can read it.")}
        {feed && ` ${i18n._("A new address replaces the one you have.")}`}
      </p>
      <Button
        className={classes["action"]}
        disabled={isPending}
        variant="default"
        onClick={() => void make()}
      >
        {feed ? i18n._("Replace Address") : i18n._("Make Address")}
      </Button>
      {feed && (
        <Button
          className={classes["action"]}
          disabled={isPending}
          variant="default"
          onClick={() => void revoke()}
        >
          {i18n._("End Calendar")}
        </Button>
      )}
      {link !== undefined && (
        <ShownOnceDialog
          opened
          label={i18n._("Address")}
          note={i18n._("Add it in your calendar app as a calendar by URL. Help says how.")}
          sendAs={i18n._("Calendar of a cellar")}
          text={link}
          title={i18n._("Calendar address")}
          onClose={() => {
            setLink(undefined);
          }}
        />
      )}
    </section>
  );
}
