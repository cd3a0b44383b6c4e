import { Button, TextInput } from "@mantine/core";
import { schemaResolver, useForm } from "@mantine/form";
import { IconArchive, IconBarcode, IconCamera, IconListCheck } from "@tabler/icons-react";
import { Link, useLocation } from "react-router";
import { type Credentials, PASSWORD_MIN, signupSchema, userAnswerSchema } from "sync-protocol";
import { callServer } from "../../sync/http.ts";
import { signedIn } from "../../sync/session.ts";
import { Alert } from "../../ui/Alert.tsx";
import { askedFor } from "../../ui/askedFor.ts";
import { PasswordField } from "../../ui/PasswordField.tsx";
import { toast } from "../../ui/toast.ts";
import { AccountFrame } from "./AccountFrame.tsx";
import classes from "./forms.module.css";
import { useSubmission } from "./useSubmission.ts";

/** Create an account; its owner is signed in at once. */
export function SignupPage() {
  const location = useLocation();
  const { isPending, failure, submit } = useSubmission(
    "Failed to create account. Please try again.",
  );
  const form = useForm<Credentials>({
    initialValues: { email: "", password: "" },
    validate: schemaResolver(signupSchema, { sync: true }),
  });

  const signUp = (credentials: Credentials) =>
    submit(async () => {
      const { user } = await callServer(
        { method: "POST", path: "/api/auth/signup", body: credentials },
        userAnswerSchema,
      );
      await signedIn(user);
      toast({ title: "Account created!", description: "You've been automatically signed in." });
    });

  return (
    <AccountFrame subtitle="Your personal wine cellar." title="Create your account">
      <form noValidate className={classes["fields"]} onSubmit={form.onSubmit(signUp)}>
        {failure !== undefined && <Alert>{failure}</Alert>}
        <TextInput
          autoComplete="username"
          label="Email"
          size="md"
          type="email"
          {...form.getInputProps("email")}
        />
        <PasswordField
          autoComplete="new-password"
          description={`At least ${String(PASSWORD_MIN)} characters`}
          label="Password"
          size="md"
          {...form.getInputProps("password")}
        />
        <Button fullWidth disabled={isPending} type="submit">
          {isPending ? "Creating account..." : "Create Account"}
        </Button>
      </form>
      <ul className={classes["points"]}>
        <li>
          <IconBarcode aria-hidden size={20} stroke={1.75} />
          Personal wine cellar with unique bottle identifiers
        </li>
        <li>
          <IconCamera aria-hidden size={20} stroke={1.75} />
          AI-powered wine label analysis and meal pairings
        </li>
        <li>
          <IconListCheck aria-hidden size={20} stroke={1.75} />
          Complete inventory management
        </li>
        <li>
          <IconArchive aria-hidden size={20} stroke={1.75} />
          An archive system for what you have drunk
        </li>
      </ul>
      <p className={classes["aside"]}>
        Already have an account?{" "}
        <Link state={{ from: askedFor(location.state) }} to="/login">
          Sign in
        </Link>
      </p>
    </AccountFrame>
  );
}
