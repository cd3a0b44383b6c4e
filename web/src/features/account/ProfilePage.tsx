import {
  CALLS,
  changeEmailSchema,
  changePasswordSchema,
  PASSWORD_MIN,
  type User,
} from "sync-protocol";
import { useSession } from "../../live/useSession.ts";
import { underBase } from "../../platform/basePath.ts";
import { callServer } from "../../server/callServer.ts";
import { signedIn } from "../../session/session.ts";
import { PasswordField } from "../../ui/PasswordField.tsx";
import { toast } from "../../ui/toast.ts";
import { usePageTitle } from "../../ui/usePageTitle.ts";
import { AccountForm } from "./AccountForm.tsx";
import { DeleteAccountCard } from "./DeleteAccountCard.tsx";
import { DevicesCard } from "./DevicesCard.tsx";
import { EmailField } from "./EmailField.tsx";
import { LabelReadingCard } from "./LabelReadingCard.tsx";
import classes from "./ProfilePage.module.css";
import { TokensCard } from "./TokensCard.tsx";
import { useAccountForm } from "./useAccountForm.ts";

/**
 * Change the e-mail address or the password, sign other devices out, let programs in, and leave for
 * good, which need signal; and keep label reading on this device.
 */
export function ProfilePage() {
  const session = useSession();
  usePageTitle("Profile Settings");

  return (
    <div className={classes["page"]}>
      <h1>Profile Settings</h1>
      {session.kind === "signedIn" ? (
        <>
          <EmailCard key={session.user.email} user={session.user} />
          <PasswordCard email={session.user.email} />
          <DevicesCard />
          <LabelReadingCard />
          <TokensCard email={session.user.email} />
          <DeleteAccountCard email={session.user.email} />
        </>
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

function EmailCard({ user }: { readonly user: User }) {
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

function PasswordCard({ email }: { readonly email: string }) {
  const { form, ...state } = useAccountForm({
    initial: { currentPassword: "", newPassword: "" },
    schema: changePasswordSchema,
    fallback: "Failed to change password. Please try again.",
    send: async (body) => {
      await callServer(CALLS.changePassword, { body });
      form.reset();
      toast({
        title: "Password changed",
        description: "Your other devices need to sign in again.",
      });
    },
  });

  return (
    <section className={classes["card"]}>
      <h2>Password</h2>
      <AccountForm
        {...state}
        action="Change Password"
        fullWidth={false}
        pendingAction="Changing..."
      >
        {/* Tells password managers whose password this is. */}
        <input hidden readOnly autoComplete="username" value={email} />
        <PasswordField
          autoComplete="current-password"
          label="Current Password"
          {...form.getInputProps("currentPassword")}
        />
        <PasswordField
          autoComplete="new-password"
          description={`At least ${String(PASSWORD_MIN)} characters`}
          label="New Password"
          {...form.getInputProps("newPassword")}
        />
      </AccountForm>
    </section>
  );
}
