import { Button } from "@mantine/core";
import { useId, useRef, useState } from "react";
import { CALLS, type Webhook } from "sync-protocol";
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

/** The owner creates, tests and removes a cellar's webhooks. You need to be online. */
export function WebhooksCard({ cellarId: id }: { readonly cellarId: string }) {
  const { fetched, reload } = useFetched((signal) =>
    callServer(CALLS.listWebhooks, { id, signal }),
  );
  const [isMaking, setMaking] = useState(false);
  const submissions = {
    test: useSubmission("Failed to send the test. Please try again."),
    enable: useSubmission("Failed to turn on the webhook. Please try again."),
    remove: useSubmission("Failed to remove the webhook. Please try again."),
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
      if (isDelivered(webhook)) toast({ title: "Test sent", description });
      else toast({ title: "Test failed", description, tone: "failure" });
    });
  const enable = ({ id: webhookId }: Webhook) =>
    submit("enable", async () => {
      await callServer(CALLS.enableWebhook, { id, body: { webhookId } });
      heading.current?.focus();
      reload();
      toast({ title: "Webhook on", description: "It will receive new changes." });
    });
  const remove = ({ id: webhookId, url }: Webhook) =>
    submit("remove", async () => {
      await callServer(CALLS.removeWebhook, { id, body: { webhookId } });
      // The pressed button disappears, so the heading gets the focus.
      heading.current?.focus();
      reload();
      toast({ title: "Webhook removed", description: `${hostOf(url)} gets no more messages.` });
    });
  const webhooks = fetched.kind === "loaded" ? fetched.answer.webhooks : [];

  return (
    <section aria-labelledby={headingId} className={classes["card"]}>
      <h2 ref={heading} id={headingId} tabIndex={-1}>
        Webhooks
      </h2>
      <p className={classes["quiet"]}>
        A webhook sends each change of this cellar to another program, such as Home Assistant.
      </p>
      {failure !== undefined && <Alert>{failure}</Alert>}
      {fetched.kind === "failed" && (
        <Alert>{failureSentence(fetched.error, "The webhooks could not be loaded.")}</Alert>
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
                  <p>Turned off on {dateInWords(webhook.disabledAt)} after a week of failures</p>
                )}
                <div className={classes["buttons"]}>
                  <Button
                    aria-label={`Send a test to ${hostOf(webhook.url)}`}
                    disabled={isPending}
                    variant="default"
                    onClick={() => void test(webhook)}
                  >
                    Send a Test
                  </Button>
                  {webhook.disabledAt !== null && (
                    <Button
                      aria-label={`Turn on ${hostOf(webhook.url)}`}
                      disabled={isPending}
                      variant="default"
                      onClick={() => void enable(webhook)}
                    >
                      Turn On
                    </Button>
                  )}
                  <Button
                    aria-label={`Remove ${hostOf(webhook.url)}`}
                    disabled={isPending}
                    variant="default"
                    onClick={() => void remove(webhook)}
                  >
                    Remove
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
        New Webhook
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
