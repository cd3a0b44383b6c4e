import { CALLS } from "sync-protocol";
import { callServer } from "../../../server/callServer.ts";
import { ToCollection } from "../../../ui/page/ToCollection.tsx";
import { AccountFrame } from "../sign-in/AccountFrame.tsx";
import { MailedLinkPage } from "./MailedLinkPage.tsx";

/** End the monthly mails with the link that each of them has, without signing in. */
export function EndRemindersPage() {
  return (
    <MailedLinkPage
      act={(token) => callServer(CALLS.endReminderMails, { query: { token } })}
      action="End the Mails"
      done={
        <AccountFrame
          subtitle="You can have them again in your profile settings."
          title="No More Mails"
        >
          <ToCollection />
        </AccountFrame>
      }
      fallback="Failed to end the mails. The link may be incomplete."
      pendingAction="Ending..."
      subtitle="The list of what is due stays in the app, under Reminders."
      title="End the monthly mails?"
    />
  );
}
