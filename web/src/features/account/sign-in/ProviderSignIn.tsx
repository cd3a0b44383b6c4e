import { Button } from "@mantine/core";
import { useLocation } from "react-router";
import { CALLS } from "sync-protocol";
import { i18n } from "../../../language/i18n.ts";
import { callServer } from "../../../server/callServer.ts";
import { Alert } from "../../../ui/page/Alert.tsx";
import { returnTo } from "../../../ui/returnTo.ts";
import classes from "../../../parts/server-forms/forms.module.css";
import { goToProvider } from "../account-forms/goToProvider.ts";
import { useSubmission } from "../../../parts/server-forms/useSubmission.tsx";

interface ProviderSignInProps {
  readonly provider: string;
  /** Invitation from the link, if sign-up needs one. */
  readonly invitation?: string | undefined;
}

export function ProviderSignIn({ provider, invitation }: ProviderSignInProps) {
  const location = useLocation();
  const { isPending, failure, submit } = useSubmission(
    i18n._("Failed to sign in. Please try again."),
  );
  const go = () =>
    submit(() => {
      const body = {
        from: returnTo(location.state),
        ...(invitation !== undefined && { invitation }),
      };
      return goToProvider(() => callServer(CALLS.beginOpenid, { body }));
    });

  return (
    <div className={classes["fields"]}>
      {failure !== undefined && <Alert>{failure}</Alert>}
      <Button fullWidth disabled={isPending} variant="default" onClick={() => void go()}>
        {i18n._("Continue with {provider}", { provider })}
      </Button>
    </div>
  );
}
