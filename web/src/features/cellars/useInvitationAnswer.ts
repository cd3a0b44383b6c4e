import { CALLS, type ChosenInvitation } from "sync-protocol";
import { i18n } from "../../language/i18n.ts";
import { callServer } from "../../server/callServer.ts";
import { toast } from "../../ui/toasts/toast.ts";
import { cellarName } from "../../rules/cellar/cellarName.ts";
import { useSwitchCellar } from "../../parts/cellars/useSwitchCellar.ts";
import { refreshCellars } from "../../engine/index.ts";
import { useSubmission } from "../../parts/server-forms/useSubmission.tsx";
import { invitationRefusal } from "./invitationRefusal.tsx";

export function useInvitationAnswer(chosen: ChosenInvitation, onDeclined: () => void) {
  const switchTo = useSwitchCellar();
  const { isPending, failure, submit } = useSubmission(
    i18n._("Failed to answer the invitation. Please try again."),
    invitationRefusal,
  );
  const join = () =>
    submit(async () => {
      const { cellar } = await callServer(CALLS.acceptInvitation, { body: chosen });
      toast({
        title: i18n._("Cellar joined"),
        description: i18n._("You are now a member of {cellar}.", {
          cellar: cellarName(cellar),
        }),
      });
      await refreshCellars();
      await switchTo(cellar.id);
    });
  const decline = () =>
    submit(async () => {
      await callServer(CALLS.declineInvitation, { body: chosen });
      toast({ title: i18n._("Invitation declined") });
      onDeclined();
    });
  return { isPending, failure, join, decline };
}
