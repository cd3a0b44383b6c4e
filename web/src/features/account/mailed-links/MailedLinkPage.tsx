import { type ReactNode, useState } from "react";
import { useSearchParams } from "react-router";
import { AccountForm } from "../account-forms/AccountForm.tsx";
import { AccountFrame } from "../sign-in/AccountFrame.tsx";
import { useSubmission } from "../account-forms/useSubmission.tsx";

/** What a page asks to which a mailed link leads. */
export interface MailedLinkPageProps {
  readonly title: string;
  readonly subtitle: string;
  /** What else is to be known beforehand. */
  readonly note?: ReactNode;
  readonly action: string;
  readonly pendingAction: string;
  /** Does it, with the token of the link. */
  readonly act: (token: string) => Promise<unknown>;
  /** What is said where it failed and nothing better is known. */
  readonly fallback: string;
  /** Another way on, below. */
  readonly aside?: ReactNode;
  /** What is shown once it is done. */
  readonly done: ReactNode;
}

/**
 * A page to which a mailed link leads. It asks before it does anything: what looks into mails for
 * danger opens their links.
 */
export function MailedLinkPage(props: MailedLinkPageProps) {
  const { title, subtitle, note, action, pendingAction, act, fallback, aside, done } = props;
  const [isDone, setDone] = useState(false);
  const [search] = useSearchParams();
  const { submit, ...state } = useSubmission(fallback);
  const actOnce = async () => {
    await act(search.get("token") ?? "");
    setDone(true);
  };

  if (isDone) return done;
  return (
    <AccountFrame subtitle={subtitle} title={title}>
      {note}
      <AccountForm
        {...state}
        action={action}
        pendingAction={pendingAction}
        onSubmit={(event) => {
          event.preventDefault();
          void submit(actOnce);
        }}
      >
        {null}
      </AccountForm>
      {aside}
    </AccountFrame>
  );
}
