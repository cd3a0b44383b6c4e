import { useEffect, useState } from "react";
import { CALLS } from "sync-protocol";
import { callServer, Unreachable } from "../../../server/callServer.ts";
import { ServerRefusal } from "../../../server/ServerRefusal.ts";
import { Alert } from "../../../ui/page/Alert.tsx";
import { Link } from "../../../ui/page/Link.tsx";
import { REMINDERS_PATH } from "../../../parts/addresses/pageAddresses.ts";
import { Switch } from "../../../ui/fields/Switch.tsx";
import classes from "../../../parts/server-forms/forms.module.css";
import { useSubmission } from "../../../parts/server-forms/useSubmission.tsx";

/** Switch for the monthly reminder mail. You need to be online. */
export function RemindersCard({ email }: { readonly email: string }) {
  const [byMail, setByMail] = useByMail();
  const { failure, submit } = useSubmission("Failed to change this. Please try again.");

  const turn = (on: boolean) =>
    submit(async () => {
      setByMail(on);
      try {
        await callServer(CALLS.turnReminderMails, { body: { byMail: on } });
      } catch (error) {
        setByMail(!on);
        throw error;
      }
    });

  return (
    <section className={classes["card"]}>
      <h2>Reminders</h2>
      {failure !== undefined && <Alert>{failure}</Alert>}
      <Switch
        label="Send me a monthly email"
        checked={byMail ?? false}
        disabled={byMail === undefined}
        onChange={(on) => void turn(on)}
      >
        <p role="status">{stateWords(byMail, email)}</p>
      </Switch>
      <Link className={classes["link"] ?? ""} to={REMINDERS_PATH}>
        What is due now
      </Link>
    </section>
  );
}

function stateWords(byMail: boolean | undefined, email: string): string {
  if (byMail === true) {
    return `Each month ${email} gets a list of the wines that leave their drinking window this year and the orders that are due. If nothing is due, no mail is sent.`;
  }
  const what =
    "Lists the wines that leave their drinking window this year and the orders that are due.";
  return byMail === false ? `${what} The first mail comes at once.` : `${what} It needs signal.`;
}

/** Whether the user gets the mail; requested once, `undefined` until the server has answered. */
function useByMail() {
  const [byMail, setByMail] = useState<boolean>();

  useEffect(() => {
    const left = new AbortController();
    callServer(CALLS.reminderMails, { signal: left.signal })
      .then((answer) => {
        setByMail(answer.byMail);
      })
      .catch((error: unknown) => {
        if (!(error instanceof Unreachable || error instanceof ServerRefusal)) reportError(error);
      });
    return () => {
      left.abort();
    };
  }, []);

  return [byMail, setByMail] as const;
}
