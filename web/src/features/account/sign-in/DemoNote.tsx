import { Button } from "@mantine/core";
import type { Credentials } from "sync-protocol";
import classes from "../account-forms/forms.module.css";

interface DemoNoteProps {
  readonly demo: Credentials;
  readonly onUse: (demo: Credentials) => void;
}

/** The published demo account; `onUse` receives it on request. */
export function DemoNote({ demo, onUse }: DemoNoteProps) {
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
