import { Button } from "@mantine/core";
import { CALLS, type ListedCellar } from "sync-protocol";
import { refreshCellars } from "../../engine/index.ts";
import { i18n } from "../../language/i18n.ts";
import { cellarName } from "../../rules/cellar/cellarName.ts";
import classes from "../../parts/server-forms/forms.module.css";
import { useSubmission } from "../../parts/server-forms/useSubmission.tsx";
import { callServer } from "../../server/callServer.ts";
import { Alert } from "../../ui/page/Alert.tsx";
import { toast } from "../../ui/toasts/toast.ts";

export function OfferNote({ cellar }: { readonly cellar: ListedCellar }) {
  const { id, owner } = cellar;
  const { isPending, failure, submit } = useSubmission(
    i18n._("That did not work. Please try again."),
  );
  const answer = (
    call: typeof CALLS.takeOwnership | typeof CALLS.withdrawOwnership,
    title: string,
  ) =>
    submit(async () => {
      await callServer(call, { id });
      await refreshCellars();
      toast({ title, description: cellarName(cellar) });
    });
  return (
    <section className={classes["card"]}>
      <h2>{i18n._("You Can Own This Cellar")}</h2>
      <p>
        {i18n._(
          "{owner} offers you this cellar. As its owner you invite and remove members. {owner} becomes an editor.",
          { owner },
        )}
      </p>
      {failure !== undefined && <Alert>{failure}</Alert>}
      <div className={classes["buttons"]}>
        <Button
          disabled={isPending}
          onClick={() => void answer(CALLS.takeOwnership, i18n._("You own this cellar now"))}
        >
          {i18n._("Take Over")}
        </Button>
        <Button
          disabled={isPending}
          variant="default"
          onClick={() => void answer(CALLS.withdrawOwnership, i18n._("Offer declined"))}
        >
          {i18n._("Decline")}
        </Button>
      </div>
    </section>
  );
}
