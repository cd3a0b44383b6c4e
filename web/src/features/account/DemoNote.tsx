import { Button } from "@mantine/core";
import { useEffect, useState } from "react";
import { CALLS, type Credentials } from "sync-protocol";
import { callServer, Unreachable } from "../../server/callServer.ts";
import { ServerRefusal } from "../../server/ServerRefusal.ts";
import classes from "./forms.module.css";

/** The published demo account, where this server has one; `onUse` receives it on request. */
export function DemoNote({ onUse }: { readonly onUse: (demo: Credentials) => void }) {
  const demo = useDemoAccount();
  if (!demo) return null;

  return (
    <section aria-label="Demo account" className={classes["demo"]}>
      <h2>Just looking?</h2>
      <dl>
        <dt>Email</dt>
        <dd>{demo.email}</dd>
        <dt>Password</dt>
        <dd>{demo.password}</dd>
      </dl>
      <Button
        variant="default"
        onClick={() => {
          onUse(demo);
        }}
      >
        Use the demo account
      </Button>
    </section>
  );
}

/** Asks the server once; without signal there is simply no note. */
function useDemoAccount(): Credentials | undefined {
  const [demo, setDemo] = useState<Credentials>();

  useEffect(() => {
    const unmounted = new AbortController();
    callServer(CALLS.demo, { signal: unmounted.signal })
      .then((answer) => {
        setDemo(answer.demo ?? undefined);
      })
      .catch((error: unknown) => {
        if (!(error instanceof Unreachable || error instanceof ServerRefusal)) reportError(error);
      });
    return () => {
      unmounted.abort();
    };
  }, []);

  return demo;
}
