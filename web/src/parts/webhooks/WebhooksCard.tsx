import { Button } from "@mantine/core";
import { useId, useRef, useState } from "react";
import { CALLS, type Webhook } from "sync-protocol";
import { i18n } from "../../language/i18n.ts";
import { dateInWords } from "../../rules/day.ts";
import { callServer } from "../../server/callServer.ts";
import { dialogOnDemand } from "../../ui/dialogs/dialogOnDemand.tsx";
import { Alert } from "../../ui/page/Alert.tsx";
import { toast } from "../../ui/toasts/toast.ts";
import classes from "../server-forms/forms.module.css";
import { useFetched } from "../server-forms/useFetched.ts";
import { failureSentence, useSubmission } from "../server-forms/useSubmission.tsx";
import { isDelivered, lastAnswerWords, webhookKinds } from "./webhookWords.ts";

const NewWebhookDialog = dialogOnDemand(
  async () => (await import("./NewWebhookDialog.tsx")).NewWebhookDialog,
  "onClose",
);

export function WebhooksCard({ cellarId: id }: { readonly cellarId: string }) {
  const { fetched, reload } = useFetched((signal) =>
    callServer(CALLS.listWebhooks, { id, signal }),
  );
  const [isMaking, setMaking] = useState(false);
  const submissions = {
    test: useSubmission(i18n._("Failed to send the test. Please try again.")),
    enable: useSubmission(i18n._("Failed to turn on the webhook. Please try again.")),
    remove: useSubmission(i18n._("Failed to remove the webhook. Please try again.")),
  };
  const [last, setLast] = useState<keyof typeof submissions>("test");
  const isPending = Object.values(submissions).some((submission) => submission.isPending);
  const { failure } = submissions[last];
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();

  const submit = (action: typeof last, call: () => Promise<void>) => {
    setLast(action);
    return submissions[action].submit(call);
  };
  const test = ({ id: webhookId }: Webhook) =>
    submit("test", async () => {
      const { webhook } = await callServer(CALLS.testWebhook, { id, body: { webhookId } });
      reload();
      const description = `${lastAnswerWords(webhook)}.`;
      if (isDelivered(webhook)) toast({ title: i18n._("Test sent"), description });
      else toast({ title: i18n._("Test failed"), description, tone: "failure" });
    });
  const enable = ({ id: webhookId }: Webhook) =>
    submit("enable", async () => {
      await callServer(CALLS.enableWebhook, { id, body: { webhookId } });
      heading.current?.focus();
      reload();
      toast({ title: i18n._("Webhook on"), description: i18n._("It will receive new changes.") });
    });
  const remove = ({ id: webhookId, url }: Webhook) =>
    submit("remove", async () => {
      await callServer(CALLS.removeWebhook, { id, body: { webhookId } });
      // The pressed button disappears, so the heading gets the focus.
      heading.current?.focus();
      reload();
      toast({
        title: i18n._("Webhook removed"),
        description: i18n._("{host} gets no more messages.", { host: hostOf(url) }),
      });
    });
  const webhooks = fetched.kind === "loaded" ? fetched.answer.webhooks : [];

  return (
    <section aria-labelledby={headingId} className={classes["card"]}>
      <h2 ref={heading} id={headingId} tabIndex={-1}>
        {i18n._("Webhooks")}
      </h2>
      <p className={classes["quiet"]}>
        {i18n._(
          "A webhook sends each change of this cellar to another program, such as Home Assistant.",
        )}
      </p>
      {failure !== undefined && <Alert>{failure}</Alert>}
      {fetched.kind === "failed" && (
        <Alert>{failureSentence(fetched.error, i18n._("The webhooks could not be loaded."))}</Alert>
      )}
      {webhooks.length > 0 && (
        <ul aria-labelledby={headingId}>
          {webhooks.map((webhook) => (
            <li key={webhook.id} className={classes["row"]}>
              <div className={classes["facts"]}>
                <strong className={classes["notice"]}>{webhook.url}</strong>
                <p>{webhookKinds(webhook)}</p>
                <p>{lastAnswerWords(webhook)}</p>
                {webhook.disabledAt !== null && (
                  <p>
                    {i18n._("Turned off on {date} after a week of failures", {
                      date: dateInWords(webhook.disabledAt),
                    })}
                  </p>
                )}
                <div className={classes["buttons"]}>
                  <Button
                    aria-label={i18n._("Send a test to {host}", { host: hostOf(webhook.url) })}
                    disabled={isPending}
                    variant="default"
                    onClick={() => void test(webhook)}
                  >
                    {i18n._("Send a Test")}
                  </Button>
                  {webhook.disabledAt !== null && (
                    <Button
                      aria-label={i18n._("Turn on {host}", { host: hostOf(webhook.url) })}
                      disabled={isPending}
                      variant="default"
                      onClick={() => void enable(webhook)}
                    >
                      {i18n._("Turn On")}
                    </Button>
                  )}
                  <Button
                    aria-label={i18n._("Remove {host}", { host: hostOf(webhook.url) })}
                    disabled={isPending}
                    variant="default"
                    onClick={() => void remove(webhook)}
                  >
                    {i18n._("Remove")}
                  </Button>
                </div>
              </div>
            </li>
          ))}
        </ul>
      )}
      <Button
        className={classes["action"]}
        variant="default"
        onClick={() => {
          setMaking(true);
        }}
      >
        {i18n._("New Webhook")}
      </Button>
      {isMaking && (
        <NewWebhookDialog
          opened
          cellarId={id}
          onClose={() => {
            setMaking(false);
          }}
          onMade={reload}
        />
      )}
    </section>
  );
}

function hostOf(url: string): string {
  return new URL(url).host;
}
