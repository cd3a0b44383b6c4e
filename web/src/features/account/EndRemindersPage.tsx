import { useState } from "react";
import { useSearchParams } from "react-router";
import { CALLS } from "sync-protocol";
import { callServer } from "../../server/callServer.ts";
import { ToCollection } from "../../ui/ToCollection.tsx";
import { AccountForm } from "./AccountForm.tsx";
import { AccountFrame } from "./AccountFrame.tsx";
import { useSubmission } from "./useSubmission.ts";

const FALLBACK = "Failed to end the mails. The link may be incomplete.";

/**
 * End the monthly mails with the link that each of them has, without signing in. It asks first: what
 * looks into mails for danger opens their links.
 */
export function EndRemindersPage() {
  const [isEnded, setEnded] = useState(false);
  const [search] = useSearchParams();
  const { submit, ...state } = useSubmission(FALLBACK);
  const end = async () => {
    await callServer(CALLS.endReminderMails, { query: { token: search.get("token") ?? "" } });
    setEnded(true);
  };

  if (isEnded) {
    return (
      <AccountFrame
        subtitle="You can have them again in your profile settings."
        title="No More Mails"
      >
        <ToCollection />
      </AccountFrame>
    );
  }
  return (
    <AccountFrame
      subtitle="The list of what is due stays in the app, under Reminders."
      title="End the monthly mails?"
    >
      <AccountForm
        {...state}
        action="End the Mails"
        pendingAction="Ending..."
        onSubmit={(event) => {
          event.preventDefault();
          void submit(end);
        }}
      >
        {null}
      </AccountForm>
    </AccountFrame>
  );
}
