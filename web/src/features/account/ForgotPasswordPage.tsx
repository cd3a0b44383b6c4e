import { Button, TextInput } from "@mantine/core";
import { schemaResolver, useForm } from "@mantine/form";
import { useState } from "react";
import { Link } from "react-router";
import { forgotPasswordSchema } from "sync-protocol";
import * as z from "zod/mini";
import { callServer } from "../../sync/http.ts";
import { Alert } from "../../ui/Alert.tsx";
import { toast } from "../../ui/toast.ts";
import { AccountFrame } from "./AccountFrame.tsx";
import classes from "./forms.module.css";
import { useSubmission } from "./useSubmission.ts";

/** Ask for a link that sets a new password. */
export function ForgotPasswordPage() {
  const [sentTo, setSentTo] = useState<string>();
  return sentTo === undefined ? <AskForLink onSent={setSentTo} /> : <LinkSent email={sentTo} />;
}

function AskForLink({ onSent }: { readonly onSent: (email: string) => void }) {
  const { isPending, failure, submit } = useSubmission(
    "Failed to send password reset email. Please try again.",
  );
  const form = useForm({
    initialValues: { email: "" },
    validate: schemaResolver(forgotPasswordSchema, { sync: true }),
  });

  const send = (body: { email: string }) =>
    submit(async () => {
      await callServer({ method: "POST", path: "/api/auth/forgot-password", body }, z.unknown());
      toast({ title: "Email sent!", description: "The reset link is on its way." });
      onSent(body.email.trim());
    });

  return (
    <AccountFrame
      subtitle="Tell us your email and we send you a link to set a new one."
      title="Forgot your password?"
    >
      <form noValidate className={classes["fields"]} onSubmit={form.onSubmit(send)}>
        {failure !== undefined && <Alert>{failure}</Alert>}
        <TextInput
          autoComplete="username"
          label="Email"
          size="md"
          type="email"
          {...form.getInputProps("email")}
        />
        <Button fullWidth disabled={isPending} type="submit">
          {isPending ? "Sending..." : "Send Reset Email"}
        </Button>
      </form>
      <p className={classes["aside"]}>
        <Link to="/login">Back to login</Link>
      </p>
    </AccountFrame>
  );
}

function LinkSent({ email }: { readonly email: string }) {
  return (
    <AccountFrame
      subtitle={`If ${email} has an account here, a reset link is on its way.`}
      title="Check Your Email"
    >
      <Alert tone="note">
        Nothing there? Please check your spam folder. The reset link expires in 1 hour.
      </Alert>
      <Button component={Link} to="/login" variant="default">
        Back to Login
      </Button>
    </AccountFrame>
  );
}
