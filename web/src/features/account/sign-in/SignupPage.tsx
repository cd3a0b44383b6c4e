import { IconArchive, IconBarcode, IconCamera, IconListCheck } from "@tabler/icons-react";
import { Suspense } from "react";
import { useLocation, useSearchParams } from "react-router";
import { CALLS, type Credentials, PASSWORD_MIN, signupSchema } from "sync-protocol";
import { i18n } from "../../../language/i18n.ts";
import { pageLanguage } from "../../../parts/page-language/pageLanguage.ts";
import { callServer } from "../../../server/callServer.ts";
import { untilLoggedOut } from "../../../server/logout.ts";
import { returnTo } from "../../../ui/returnTo.ts";
import { Link } from "../../../ui/page/Link.tsx";
import { onDemand } from "../../../ui/loading/onDemand.tsx";
import { PasswordField } from "../../../ui/fields/PasswordField.tsx";
import { toast } from "../../../ui/toasts/toast.ts";
import { AccountForm } from "../account-forms/AccountForm.tsx";
import { AccountFrame } from "./AccountFrame.tsx";
import frame from "./AccountFrame.module.css";
import { EmailField } from "../account-forms/fields.tsx";
import { enter } from "./enter.ts";
import { InvitedNote } from "./InvitedNote.tsx";
import classes from "../../../parts/server-forms/forms.module.css";
import { useServerForm } from "../../../parts/server-forms/useServerForm.ts";
import { useServerFacts } from "./useServerFacts.ts";
import { Rich } from "../../../ui/Rich.tsx";

const ProviderSignIn = onDemand(async () => (await import("./ProviderSignIn.tsx")).ProviderSignIn);

export function SignupPage() {
  const location = useLocation();
  const [asked] = useSearchParams();
  const { identityProvider } = useServerFacts();
  const invitation = asked.get("invitation") ?? undefined;
  const { form, ...state } = useServerForm<Credentials>({
    initial: { email: asked.get("email") ?? "", password: "" },
    schema: signupSchema,
    fallback: i18n._("Failed to create account. Please try again."),
    send: async (credentials) => {
      const language = pageLanguage();
      const body = {
        ...credentials,
        ...(invitation !== undefined && { invitation }),
        ...(language !== "en" && { language }),
      };
      await untilLoggedOut();
      const { user } = await callServer(CALLS.signup, { body });
      await enter(user);
      toast({
        title: i18n._("Account created!"),
        description: i18n._("You've been automatically signed in."),
      });
    },
  });

  return (
    <AccountFrame
      subtitle={i18n._("Your personal wine cellar.")}
      title={i18n._("Create your account")}
    >
      <InvitedNote />
      <AccountForm
        {...state}
        action={i18n._("Create Account")}
        pendingAction={i18n._("Creating account...")}
      >
        <EmailField {...form.getInputProps("email")} />
        <PasswordField
          autoComplete="new-password"
          description={i18n._("At least {count} characters", {
            count: String(PASSWORD_MIN),
          })}
          label={i18n._("Password")}
          {...form.getInputProps("password")}
        />
      </AccountForm>
      {identityProvider !== null && (
        <Suspense>
          <ProviderSignIn invitation={invitation} provider={identityProvider} />
        </Suspense>
      )}
      <ul className={frame["points"]}>
        <li>
          <IconBarcode aria-hidden size={20} stroke={1.75} />
          {i18n._("Personal wine cellar with unique bottle identifiers")}
        </li>
        <li>
          <IconCamera aria-hidden size={20} stroke={1.75} />
          {i18n._("AI-powered wine label analysis and meal pairings")}
        </li>
        <li>
          <IconListCheck aria-hidden size={20} stroke={1.75} />
          {i18n._("Complete inventory management")}
        </li>
        <li>
          <IconArchive aria-hidden size={20} stroke={1.75} />
          {i18n._("An archive for the wines you have drunk")}
        </li>
      </ul>
      <p className={classes["aside"]}>
        <Rich
          text={i18n._("Already have an account? <0>Sign in</0>")}
          parts={[<Link state={{ from: returnTo(location.state) }} to="/login" />]}
        />
      </p>
    </AccountFrame>
  );
}
