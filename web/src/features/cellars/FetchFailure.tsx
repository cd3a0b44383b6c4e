import { Button } from "@mantine/core";
import { useLocation } from "react-router";
import { i18n } from "../../language/i18n.ts";
import { Intercepted, Unreachable } from "../../server/callServer.ts";
import { saysSignedOut } from "../../server/ServerRefusal.ts";
import { Alert } from "../../ui/page/Alert.tsx";
import { Link } from "../../ui/page/Link.tsx";
import { failureSentence } from "../../parts/server-forms/useSubmission.tsx";

interface FetchFailureProps {
  readonly error: unknown;
  /** Why a connection is needed, for example "To see who shares your cellars". */
  readonly purpose: string;
  readonly onRetry: () => void;
}

/** Shown when loading failed, with Retry or Sign In. */
export function FetchFailure({ error, purpose, onRetry }: FetchFailureProps) {
  const { pathname, search } = useLocation();
  if (saysSignedOut(error)) {
    return (
      <Alert tone="note" title={i18n._("Sign in again")}>
        <p>{i18n._("{purpose}, you need to be signed in.", { purpose })}</p>
        <Button component={Link} mt="sm" state={{ from: pathname + search }} to="/login">
          {i18n._("Sign In")}
        </Button>
      </Alert>
    );
  }
  const isAway = error instanceof Unreachable;
  return (
    <Alert {...(isAway && { tone: "note", title: i18n._("You need to be online") })}>
      <p>
        {isAway && !(error instanceof Intercepted)
          ? i18n._("{purpose}, you need a connection. Nothing is lost.", { purpose })
          : failureSentence(error, i18n._("The server did not answer. Please try again."))}
      </p>
      <Button mt="sm" variant="default" onClick={onRetry}>
        {i18n._("Try Again")}
      </Button>
    </Alert>
  );
}
