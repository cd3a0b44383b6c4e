import { Button, TextInput } from "@mantine/core";
import { schemaResolver, useForm } from "@mantine/form";
import {
  changeEmailSchema,
  changePasswordSchema,
  type User,
  userAnswerSchema,
} from "sync-protocol";
import * as z from "zod/mini";
import { useSession } from "../../live/useSession.ts";
import { callServer } from "../../sync/http.ts";
import { signedIn } from "../../sync/session.ts";
import { Alert } from "../../ui/Alert.tsx";
import { PasswordField } from "../../ui/PasswordField.tsx";
import { toast } from "../../ui/toast.ts";
import { usePageTitle } from "../../ui/usePageTitle.ts";
import { LabelReadingCard } from "./LabelReadingCard.tsx";
import classes from "./ProfilePage.module.css";
import { useSubmission } from "./useSubmission.ts";

/**
 * Change the e-mail address or the password, which need signal, and keep label reading on this
 * device.
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
          <LabelReadingCard />
        </>
      ) : (
        <p role="status">Loading profile...</p>
      )}
    </div>
  );
}

function EmailCard({ user }: { readonly user: User }) {
  const { isPending, failure, submit } = useSubmission(
    "Failed to update email address. Please try again.",
  );
  const form = useForm({
    initialValues: { email: user.email },
    validate: schemaResolver(changeEmailSchema, { sync: true }),
  });

  const update = (body: { email: string }) =>
    submit(async () => {
      const answer = await callServer(
        { method: "PATCH", path: "/api/auth/profile", body },
        userAnswerSchema,
      );
      toast({ title: "Email updated", description: `You now sign in as ${answer.user.email}.` });
      await signedIn(answer.user);
    });

  return (
    <section className={classes["card"]}>
      <h2>Email Address</h2>
      <form noValidate className={classes["fields"]} onSubmit={form.onSubmit(update)}>
        {failure !== undefined && <Alert>{failure}</Alert>}
        <TextInput
          autoComplete="email"
          label="New Email Address"
          size="md"
          type="email"
          {...form.getInputProps("email")}
        />
        <Button disabled={isPending || form.values.email.trim() === user.email} type="submit">
          {isPending ? "Updating..." : "Update Email"}
        </Button>
      </form>
    </section>
  );
}

function PasswordCard({ email }: { readonly email: string }) {
  const { isPending, failure, submit } = useSubmission(
    "Failed to change password. Please try again.",
  );
  const form = useForm({
    initialValues: { currentPassword: "", newPassword: "" },
    validate: schemaResolver(changePasswordSchema, { sync: true }),
  });

  const change = (body: { currentPassword: string; newPassword: string }) =>
    submit(async () => {
      await callServer({ method: "PATCH", path: "/api/auth/password", body }, z.unknown());
      form.reset();
      toast({
        title: "Password changed",
        description: "Your other devices need to sign in again.",
      });
    });

  return (
    <section className={classes["card"]}>
      <h2>Password</h2>
      <form noValidate className={classes["fields"]} onSubmit={form.onSubmit(change)}>
        {failure !== undefined && <Alert>{failure}</Alert>}
        {/* Tells password managers whose password this is. */}
        <input hidden readOnly autoComplete="username" value={email} />
        <PasswordField
          autoComplete="current-password"
          label="Current Password"
          size="md"
          {...form.getInputProps("currentPassword")}
        />
        <PasswordField
          autoComplete="new-password"
          label="New Password"
          size="md"
          {...form.getInputProps("newPassword")}
        />
        <Button disabled={isPending} type="submit">
          {isPending ? "Changing..." : "Change Password"}
        </Button>
      </form>
    </section>
  );
}
