import { Button } from "@mantine/core";
import { CALLS } from "sync-protocol";
import { callServer } from "../../../server/callServer.ts";
import { Alert } from "../../../ui/page/Alert.tsx";
import { toast } from "../../../ui/toasts/toast.ts";
import classes from "../account-forms/cards.module.css";
import { useSubmission } from "../account-forms/useSubmission.tsx";

/** Says that the e-mail is not confirmed, and sends another link that confirms it. */
export function UnconfirmedEmail({ email }: { readonly email: string }) {
  const { isPending, failure, submit } = useSubmission(
    "Failed to send the link. Please try again.",
  );
  const send = () =>
    submit(async () => {
      await callServer(CALLS.resendConfirmation, {});
      toast({ title: "Email sent!", description: "Open the link in it to confirm your address." });
    });

  return (
    <>
      {failure !== undefined && <Alert>{failure}</Alert>}
      <p className={classes["notice"]}>
        <strong>{email} is not confirmed.</strong> Open the link that we mailed to it. Without it,
        you may not be able to reset a forgotten password.
      </p>
      <Button
        className={classes["action"]}
        disabled={isPending}
        variant="default"
        onClick={() => void send()}
      >
        {isPending ? "Sending..." : "Send Another Link"}
      </Button>
    </>
  );
}
