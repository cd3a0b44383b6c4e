import { Button } from "@mantine/core";
import { useEffect, useEffectEvent } from "react";
import type { Assertion } from "sync-protocol";
import { i18n } from "../../../language/i18n.ts";
import { Alert } from "../../../ui/page/Alert.tsx";
import { toast } from "../../../ui/toasts/toast.ts";
import { enter } from "./enter.ts";
import classes from "../../../parts/server-forms/forms.module.css";
import {
  askPasskey,
  endAutofill,
  passkeyFromAutofill,
  signInWith,
} from "../account-forms/passkeys.ts";
import { useSubmission } from "../../../parts/server-forms/useSubmission.tsx";

/**
 * Interval at which the sign-in challenge is renewed, ms. The server accepts a challenge for five
 * minutes.
 */
const RENEWAL_MS = 4 * 60 * 1000;

export function PasskeySignIn() {
  const { isPending, failure, submit } = useSubmission(
    i18n._("Failed to sign in. Please try again."),
  );

  const signIn = (choose: () => Promise<Assertion>) =>
    submit(async () => {
      await enter(await signInWith(await choose()));
      toast({
        title: i18n._("Welcome back!"),
        description: i18n._("You've been successfully logged in."),
      });
    });
  const offer = useEffectEvent(async () => {
    const chosen = await passkeyFromAutofill();
    if (chosen) await signIn(() => Promise.resolve(chosen));
  });

  useEffect(() => {
    if (isPending) return undefined;
    void offer();
    const renewing = setInterval(() => void offer(), RENEWAL_MS);
    return () => {
      clearInterval(renewing);
      endAutofill();
    };
  }, [isPending]);

  return (
    <div className={classes["fields"]}>
      {failure !== undefined && <Alert>{failure}</Alert>}
      <Button
        fullWidth
        disabled={isPending}
        variant="default"
        onClick={() => void signIn(askPasskey)}
      >
        {isPending ? i18n._("Signing in...") : i18n._("Sign In with a Passkey")}
      </Button>
    </div>
  );
}
