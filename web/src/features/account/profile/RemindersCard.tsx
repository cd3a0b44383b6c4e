import { type ReactNode, useEffect, useId, useState } from "react";
import { CALLS, type User } from "sync-protocol";
import { useCellars } from "../../../engine/index.ts";
import { i18n } from "../../../language/i18n.ts";
import { cellarName } from "../../../rules/cellar/cellarName.ts";
import { callServer, Unreachable } from "../../../server/callServer.ts";
import { ServerRefusal } from "../../../server/ServerRefusal.ts";
import { Alert } from "../../../ui/page/Alert.tsx";
import { Link } from "../../../ui/page/Link.tsx";
import { REMINDERS_PATH } from "../../../parts/addresses/pageAddresses.ts";
import { Switch } from "../../../ui/fields/Switch.tsx";
import classes from "../../../parts/server-forms/forms.module.css";
import { useSubmission } from "../../../parts/server-forms/useSubmission.tsx";

export function RemindersCard({ user: { id, email } }: { readonly user: User }) {
  const [mailed, setMailed] = useMailed();
  const cellars = useCellars();
  const groupId = useId();
  const { failure, submit } = useSubmission(i18n._("Failed to change this. Please try again."));

  const turn = (cellarId: string, byMail: boolean) =>
    submit(async () => {
      const before = mailed;
      setMailed((held = []) =>
        byMail ? [...held, cellarId] : held.filter((each) => each !== cellarId),
      );
      try {
        const body = { byMail, cellarId };
        setMailed((await callServer(CALLS.turnReminderMails, { body })).cellarIds);
      } catch (error) {
        setMailed(before);
        throw error;
      }
    });
  const switchOf = (cellarId: string, label: string, children?: ReactNode) => (
    <Switch
      key={cellarId}
      label={label}
      checked={mailed?.includes(cellarId) ?? false}
      disabled={mailed === undefined}
      onChange={(on) => void turn(cellarId, on)}
    >
      {children}
    </Switch>
  );
  const state = <p role="status">{stateWords(mailed && mailed.length > 0, email)}</p>;

  return (
    <section className={classes["card"]}>
      <h2>{i18n._("Reminders")}</h2>
      {failure !== undefined && <Alert>{failure}</Alert>}
      {cellars.length > 1 ? (
        <>
          {state}
          <div aria-labelledby={groupId} className={classes["page"]} role="group">
            <p id={groupId}>{i18n._("Send me a monthly email about")}</p>
            {cellars.map((cellar) => switchOf(cellar.id, cellarName(cellar)))}
          </div>
        </>
      ) : (
        switchOf(id, i18n._("Send me a monthly email"), state)
      )}
      <Link className={classes["link"] ?? ""} to={REMINDERS_PATH}>
        {i18n._("What is due now")}
      </Link>
    </section>
  );
}

function stateWords(byMail: boolean | undefined, email: string): string {
  if (byMail === true) {
    return i18n._(
      "Each month {email} gets a list of the wines that leave their drinking window this year and the orders that are due. If nothing is due, no mail is sent.",
      { email },
    );
  }
  return byMail === false
    ? i18n._(
        "Lists the wines that leave their drinking window this year and the orders that are due. The first mail comes at once.",
      )
    : i18n._(
        "Lists the wines that leave their drinking window this year and the orders that are due. It needs signal.",
      );
}

/** Ids of the cellars whose reminder mails are on. `undefined` until the server has answered. */
function useMailed() {
  const [mailed, setMailed] = useState<readonly string[]>();

  useEffect(() => {
    const left = new AbortController();
    callServer(CALLS.reminderMails, { signal: left.signal })
      .then((answer) => {
        setMailed(answer.cellarIds);
      })
      .catch((error: unknown) => {
        if (!(error instanceof Unreachable || error instanceof ServerRefusal)) reportError(error);
      });
    return () => {
      left.abort();
    };
  }, []);

  return [mailed, setMailed] as const;
}
