import { Button } from "@mantine/core";
import { useEffect, useId, useRef, useState } from "react";
import { CALLS, type ListedSession } from "sync-protocol";
import { i18n } from "../../../language/i18n.ts";
import { callServer, Unreachable } from "../../../server/callServer.ts";
import { ServerRefusal } from "../../../server/ServerRefusal.ts";
import { Alert } from "../../../ui/page/Alert.tsx";
import { toast } from "../../../ui/toasts/toast.ts";
import { dateInWords, timeInWords } from "../../../rules/day.ts";
import profile from "../../../parts/server-forms/forms.module.css";
import { useSubmission } from "../../../parts/server-forms/useSubmission.tsx";

type SessionList =
  | { readonly kind: "asking" }
  | { readonly kind: "unlisted" }
  | { readonly kind: "listed"; readonly sessions: readonly ListedSession[] };

export function DevicesCard() {
  const { listing, askAgain, keep } = useSessions();
  const { isPending, failure, submit } = useSubmission(
    i18n._("Failed to sign out. Please try again."),
  );
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();

  /**
   * Updates the list after devices were signed out. Moves the focus to the heading, because the
   * pressed button disappears.
   */
  const ended = (stays: (session: ListedSession) => boolean, description: string) => {
    keep(stays);
    heading.current?.focus();
    toast({ title: i18n._("Signed out"), description });
  };
  const endOne = (session: ListedSession) =>
    submit(async () => {
      await callServer(CALLS.endSession, { id: session.id });
      ended(
        ({ id }) => id !== session.id,
        i18n._("{device} is signed out.", { device: nameOf(session) }),
      );
    });
  const endOthers = () =>
    submit(async () => {
      await callServer(CALLS.endOtherSessions, {});
      ended(({ isThis }) => isThis, i18n._("All your other devices are signed out."));
    });

  return (
    <section className={profile["card"]}>
      <h2 ref={heading} id={headingId} tabIndex={-1}>
        {i18n._("Signed-in Devices")}
      </h2>
      {failure !== undefined && <Alert>{failure}</Alert>}
      {listing.kind === "asking" && <p role="status">{i18n._("Loading your devices…")}</p>}
      {listing.kind === "unlisted" && (
        <>
          <p>
            {i18n._("Your devices can’t be listed right now. You need to be online and signed in.")}
          </p>
          <Button className={profile["action"]} variant="default" onClick={askAgain}>
            {i18n._("Try Again")}
          </Button>
        </>
      )}
      {listing.kind === "listed" && (
        <>
          <ul aria-labelledby={headingId}>
            {listing.sessions.map((session) => (
              <Device
                key={session.id}
                isPending={isPending}
                session={session}
                onEnd={() => void endOne(session)}
              />
            ))}
          </ul>
          {listing.sessions.length > 1 && (
            <Button
              className={profile["action"]}
              disabled={isPending}
              variant="default"
              onClick={() => void endOthers()}
            >
              {i18n._("Sign Out All Others")}
            </Button>
          )}
        </>
      )}
    </section>
  );
}

interface DeviceProps {
  readonly session: ListedSession;
  readonly isPending: boolean;
  readonly onEnd: () => void;
}

function Device({ session, isPending, onEnd }: DeviceProps) {
  const { beganAt, usedAt, isThis } = session;
  return (
    <li className={profile["row"]}>
      <div className={profile["facts"]}>
        <strong>{nameOf(session)}</strong>
        {isThis && <p>{i18n._("This device")}</p>}
        <p>{i18n._("Signed in {date}", { date: dateInWords(beganAt) })}</p>
        {!isThis && <p>{i18n._("Last used {time}", { time: timeInWords(usedAt) })}</p>}
      </div>
      {!isThis && (
        <Button
          aria-label={i18n._("Sign out {name}, signed in {date}", {
            name: nameOf(session),
            date: dateInWords(beganAt),
          })}
          disabled={isPending}
          variant="default"
          onClick={onEnd}
        >
          {i18n._("Sign Out")}
        </Button>
      )}
    </li>
  );
}

function useSessions() {
  const [listing, setListing] = useState<SessionList>({ kind: "asking" });
  const [attempt, setAttempt] = useState(1);

  useEffect(() => {
    const left = new AbortController();
    callServer(CALLS.listSessions, { signal: left.signal })
      .then(({ sessions }) => {
        setListing({ kind: "listed", sessions });
      })
      .catch((error: unknown) => {
        if (!(error instanceof Unreachable || error instanceof ServerRefusal)) reportError(error);
        if (!left.signal.aborted) setListing({ kind: "unlisted" });
      });
    return () => {
      left.abort();
    };
  }, [attempt]);

  const askAgain = () => {
    setListing({ kind: "asking" });
    setAttempt(attempt + 1);
  };
  const keep = (stays: (session: ListedSession) => boolean) => {
    setListing((before) =>
      before.kind === "listed" ? { ...before, sessions: before.sessions.filter(stays) } : before,
    );
  };
  return { listing, askAgain, keep };
}

function nameOf({ device }: ListedSession): string {
  return device === "" ? i18n._("Unknown device") : device;
}
