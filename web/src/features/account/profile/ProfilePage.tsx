import { CALLS, changeEmailSchema, type User } from "sync-protocol";
import { signedIn, useSession } from "../../../engine/index.ts";
import { underBase } from "../../../platform/basePath.ts";
import { callServer } from "../../../server/callServer.ts";
import { useFirstSight } from "../../../ui/loading/firstSight.ts";
import { toast } from "../../../ui/toasts/toast.ts";
import { SingleKeysSwitch } from "../../../parts/shortcuts/SingleKeysSwitch.tsx";
import { usePageTitle } from "../../../ui/page/usePageTitle.ts";
import { AccountForm } from "../account-forms/AccountForm.tsx";
import { DeleteAccountCard } from "./DeleteAccountCard.tsx";
import { DevicesCard } from "../security/DevicesCard.tsx";
import { EmailField } from "../account-forms/fields.tsx";
import { IdentityCard } from "../security/IdentityCard.tsx";
import { InAndOutCard } from "./InAndOutCard.tsx";
import { LabelReadingCard } from "./LabelReadingCard.tsx";
import { PasskeysCard } from "../security/PasskeysCard.tsx";
import { PasswordCard } from "../security/PasswordCard.tsx";
import classes from "../account-forms/cards.module.css";
import { RemindersCard } from "./RemindersCard.tsx";
import { SecondFactorCard } from "../security/SecondFactorCard.tsx";
import { TokensCard } from "../security/TokensCard.tsx";
import { useAccountForm } from "../account-forms/useAccountForm.ts";
import { useWaysIn } from "../security/useWaysIn.ts";
import { Button } from "@mantine/core";
import { Alert } from "../../../ui/page/Alert.tsx";
import { useSubmission } from "../account-forms/useSubmission.tsx";

/**
 * Change the e-mail address, the password, the passkeys or the linked identity, sign other devices out, have reminders
 * mailed, let programs in, and leave for good, which need signal; and keep label reading and keys on this device.
 */
export function ProfilePage() {
  const session = useSession();
  usePageTitle("Profile Settings");
  useFirstSight(true);

  return (
    <div className={classes["page"]}>
      <h1>Profile Settings</h1>
      {session.kind === "signedIn" ? (
        <Cards user={session.user} />
      ) : (
        <p role="status">Loading profile...</p>
      )}
      {/* A page of its own, of the works of others that this app is built on. */}
      <a className={classes["link"]} href={underBase("/licences")}>
        Licences
      </a>
    </div>
  );
}

function Cards({ user }: { readonly user: User }) {
  const { email } = user;
  const { ways, change } = useWaysIn(email);

  return (
    <>
      <EmailCard key={email} isConfirmed={ways.isEmailConfirmed} user={user} />
      <PasswordCard change={change} email={email} ways={ways} />
      <PasskeysCard change={change} email={email} ways={ways} />
      {ways.identityProvider !== null && (
        <IdentityCard change={change} email={email} provider={ways.identityProvider} ways={ways} />
      )}
      {ways.hasPassword && <SecondFactorCard change={change} email={email} ways={ways} />}
      <DevicesCard />
      <LabelReadingCard />
      <section className={classes["card"]}>
        <h2>Keyboard</h2>
        <SingleKeysSwitch />
      </section>
      <RemindersCard email={email} />
      <InAndOutCard />
      <TokensCard email={email} ways={ways} />
      <DeleteAccountCard email={email} ways={ways} />
    </>
  );
}

interface EmailCardProps {
  readonly user: User;
  readonly isConfirmed: boolean;
}

function EmailCard({ user, isConfirmed }: EmailCardProps) {
  const { form, ...state } = useAccountForm({
    initial: { email: user.email },
    schema: changeEmailSchema,
    fallback: "Failed to update email address. Please try again.",
    send: async (body) => {
      const answer = await callServer(CALLS.changeEmail, { body });
      toast({
        title: "Email updated",
        description: `You now sign in as ${answer.user.email}. Your other devices need to sign in again.`,
      });
      await signedIn(answer.user);
    },
  });

  return (
    <section className={classes["card"]}>
      <h2>Email Address</h2>
      {!isConfirmed && <UnconfirmedEmail email={user.email} />}
      <AccountForm
        {...state}
        action="Update Email"
        fullWidth={false}
        isIdle={form.values.email.trim() === user.email}
        pendingAction="Updating..."
      >
        <EmailField
          autoComplete="email"
          label="New Email Address"
          {...form.getInputProps("email")}
        />
      </AccountForm>
    </section>
  );
}

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
