import { Suspense, useState } from "react";
import { useLocation } from "react-router";
import { CALLS, type Credentials, loginSchema, oneTimeCodeSchema } from "sync-protocol";
import * as z from "zod/mini";
import { useSession } from "../../../engine/index.ts";
import { i18n } from "../../../language/i18n.ts";
import { callServer } from "../../../server/callServer.ts";
import { untilLoggedOut } from "../../../server/logout.ts";
import { ServerRefusal } from "../../../server/ServerRefusal.ts";
import { Alert } from "../../../ui/page/Alert.tsx";
import { returnTo } from "../../../ui/returnTo.ts";
import { Link } from "../../../ui/page/Link.tsx";
import { onDemand } from "../../../ui/loading/onDemand.tsx";
import { PasswordField } from "../../../ui/fields/PasswordField.tsx";
import { toast } from "../../../ui/toasts/toast.ts";
import { AccountForm } from "../account-forms/AccountForm.tsx";
import { AccountFrame } from "./AccountFrame.tsx";
import frame from "./AccountFrame.module.css";
import { CodeField, EmailField } from "../account-forms/fields.tsx";
import { enter } from "./enter.ts";
import { InvitedNote } from "./InvitedNote.tsx";
import classes from "../../../parts/server-forms/forms.module.css";
import { useServerForm } from "../../../parts/server-forms/useServerForm.ts";
import { useServerFacts } from "./useServerFacts.ts";
import { Button } from "@mantine/core";
import { Rich } from "../../../ui/Rich.tsx";

const PasskeySignIn = onDemand(async () => (await import("./PasskeySignIn.tsx")).PasskeySignIn);
const ProviderSignIn = onDemand(async () => (await import("./ProviderSignIn.tsx")).ProviderSignIn);
const UnsentNote = onDemand(async () => (await import("./UnsentNote.tsx")).UnsentNote);

const WITHOUT_CODE = z.extend(loginSchema, { code: z.string() });
const WITH_CODE = z.extend(loginSchema, oneTimeCodeSchema.shape);

export function LoginPage() {
  const location = useLocation();
  const session = useSession();
  const { demo, signup, passkeys, identityProvider } = useServerFacts();
  const takesPasskeys = passkeys && "PublicKeyCredential" in globalThis;
  const [asksCode, setAsksCode] = useState(false);
  const { form, ...state } = useServerForm<Credentials & { readonly code: string }>({
    initial: { email: "", password: "", code: "" },
    schema: asksCode ? WITH_CODE : WITHOUT_CODE,
    fallback: i18n._("Invalid email or password. Please try again."),
    send: async (body) => {
      try {
        await untilLoggedOut();
        const { user } = await callServer(CALLS.login, { body });
        await enter(user);
      } catch (error) {
        const isAsked = error instanceof ServerRefusal && error.code === "code_needed";
        if (!isAsked) throw error;
        setAsksCode(true);
        return;
      }
      toast({
        title: i18n._("Welcome back!"),
        description: i18n._("You've been successfully logged in."),
      });
    },
  });

  return (
    <AccountFrame
      subtitle={i18n._("Every bottle where you left it.")}
      title={i18n._("Sign in to your cellar")}
    >
      {session.kind === "signedIn" && session.mustSignIn && (
        <Suspense>
          <UnsentNote />
        </Suspense>
      )}
      {session.kind === "signedOut" && session.accountDeleted && (
        <Alert tone="note">
          {i18n._(
            "Your account was deleted, and your cellar removed from this device. If you asked for it in the last 7 days, the link in your mail takes it back.",
          )}
        </Alert>
      )}
      <InvitedNote />
      <AccountForm {...state} action={i18n._("Sign In")} pendingAction={i18n._("Signing in...")}>
        <EmailField
          {...(takesPasskeys && { autoComplete: "username webauthn" })}
          {...form.getInputProps("email")}
        />
        <PasswordField
          autoComplete="current-password"
          label={i18n._("Password")}
          {...form.getInputProps("password")}
        />
        {asksCode && (
          <CodeField
            description={i18n._("From your authenticator app, or one of your recovery codes")}
            {...form.getInputProps("code")}
          />
        )}
        <Link className={frame["forgot"] ?? ""} to="/forgot-password">
          {i18n._("Forgot your password?")}
        </Link>
      </AccountForm>
      {takesPasskeys && (
        <Suspense>
          <PasskeySignIn />
        </Suspense>
      )}
      {identityProvider !== null && (
        <Suspense>
          <ProviderSignIn provider={identityProvider} />
        </Suspense>
      )}
      {signup === "open" ? (
        <p className={classes["aside"]}>
          <Rich
            text={i18n._("Don’t have an account? <0>Create one</0>")}
            parts={[<Link state={{ from: returnTo(location.state) }} to="/signup" />]}
          />
        </p>
      ) : (
        <p className={classes["aside"]}>
          {signup === "invite"
            ? i18n._("This cellar takes new accounts by invitation.")
            : i18n._("This cellar takes no new accounts.")}
        </p>
      )}
      {demo && (
        <DemoNote
          demo={demo}
          isPending={state.isPending}
          onUse={(credentials) => {
            state.fillAndSend({ ...credentials, code: "" });
          }}
        />
      )}
    </AccountFrame>
  );
}

interface DemoNoteProps {
  readonly demo: Credentials;
  readonly isPending: boolean;
  readonly onUse: (demo: Credentials) => void;
}

function DemoNote({ demo, isPending, onUse }: DemoNoteProps) {
  return (
    <section aria-label={i18n._("Demo account")} className={frame["demo"]}>
      <h2>{i18n._("Just looking?")}</h2>
      <dl>
        <dt>{i18n._("Email")}</dt>
        <dd>{demo.email}</dd>
        <dt>{i18n._("Password")}</dt>
        <dd>{demo.password}</dd>
      </dl>
      <Button
        disabled={isPending}
        variant="default"
        onClick={() => {
          onUse(demo);
        }}
      >
        {i18n._("Use the demo account")}
      </Button>
    </section>
  );
}
