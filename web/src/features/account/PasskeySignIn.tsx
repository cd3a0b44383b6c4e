import { Button } from "@mantine/core";
import { useEffect, useEffectEvent } from "react";
import type { User } from "sync-protocol";
import { Alert } from "../../ui/Alert.tsx";
import { toast } from "../../ui/toast.ts";
import { enter } from "./enter.ts";
import classes from "./forms.module.css";
import { endAutofill, signInByAutofill, signInByPasskey } from "./passkeys.ts";
import { useSubmission } from "./useSubmission.ts";

/** A challenge can be answered for five minutes; the browser is given another before. */
const RENEWAL_MS = 4 * 60 * 1000;

/** Signs in with a passkey: by its button, or where the browser offers one for the e-mail. */
export function PasskeySignIn() {
  const { isPending, failure, submit } = useSubmission("Failed to sign in. Please try again.");

  const welcome = async (user: User) => {
    await enter(user);
    toast({ title: "Welcome back!", description: "You've been successfully logged in." });
  };
  const offer = useEffectEvent(async () => {
    try {
      const user = await signInByAutofill();
      if (user) await welcome(user);
    } catch (error) {
      await submit(() => Promise.reject(error));
    }
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
        onClick={() => void submit(async () => welcome(await signInByPasskey()))}
      >
        {isPending ? "Signing in..." : "Sign In with a Passkey"}
      </Button>
    </div>
  );
}
