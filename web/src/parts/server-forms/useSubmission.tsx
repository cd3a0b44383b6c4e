import { type ReactNode, useState } from "react";
import { i18n } from "../../language/i18n.ts";
import { Intercepted, Unreachable } from "../../server/callServer.ts";
import { ServerRefusal } from "../../server/ServerRefusal.ts";
import { ExplainedFailure } from "./ExplainedFailure.ts";
import { pastWorkerAddress } from "../../platform/pastWorker.ts";

const NO_SIGNAL = i18n._("You are offline. Please try again when you are connected.");

const OWN_FAULT = i18n._("Something went wrong on this device. Please try again.");

export interface Submission {
  readonly isPending: boolean;
  readonly failure: ReactNode;
  /** Runs the request. A failure becomes {@link Submission.failure}. */
  readonly submit: (call: () => Promise<void>) => Promise<void>;
}

/** Text for a refusal that needs more than the server's sentence. `undefined` for any other refusal. */
export type ExplainRefusal = (refusal: ServerRefusal) => ReactNode;

/**
 * Status of a form's request. After a failure, shows the text from `explain`, or else the server's
 * message in the page's language, or else `fallback`. Offline, nothing is sent and the form keeps
 * its input.
 */
export function useSubmission(fallback: string, explain?: ExplainRefusal): Submission {
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<ReactNode>();

  const submit = async (call: () => Promise<void>) => {
    setPending(true);
    setFailure(undefined);
    try {
      await call();
    } catch (error) {
      const explained = error instanceof ServerRefusal ? explain?.(error) : undefined;
      setFailure(explained ?? failureSentence(error, fallback));
    } finally {
      setPending(false);
    }
  };

  return { isPending, failure, submit };
}

/** The message for a failed request. `fallback` if the server gives no message. */
export function failureSentence(error: unknown, fallback: string): ReactNode {
  if (error instanceof ExplainedFailure) return error.message || undefined;
  if (error instanceof ServerRefusal) return error.words ?? fallback;
  if (error instanceof Intercepted) return <SignInInBetween />;
  if (error instanceof Unreachable) return NO_SIGNAL;
  reportError(error);
  return OWN_FAULT;
}

/**
 * Says that something between app and server answered, for example a proxy's sign-in. The link in
 * the message bypasses the service worker.
 */
function SignInInBetween() {
  return (
    <>
      {i18n._("Something between you and the server asks you to sign in.")}{" "}
      <a href={pastWorkerAddress()}>{i18n._("Go to Sign-In")}</a>
    </>
  );
}
