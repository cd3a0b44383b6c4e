import { Button } from "@mantine/core";
import { useLocation } from "react-router";
import { i18n } from "../../language/i18n.ts";
import { Intercepted, Unreachable } from "../../server/callServer.ts";
import { isSignedOutRefusal } from "../../server/ServerRefusal.ts";
import { Alert } from "../../ui/page/Alert.tsx";
import { Link } from "../../ui/page/Link.tsx";
import { failureSentence } from "../../parts/server-forms/useSubmission.tsx";

const NEEDS = {
  sharing: {
    online: i18n._(
      "To share cellars and see your invitations, you need a connection. Nothing is lost.",
    ),
    signedIn: i18n._("To share cellars and see your invitations, you need to be signed in."),
  },
  invitation: {
    online: i18n._("To see the invitation, you need a connection. Nothing is lost."),
    signedIn: i18n._("To see the invitation, you need to be signed in."),
  },
  cellar: {
    online: i18n._("To see this cellar, you need a connection. Nothing is lost."),
    signedIn: i18n._("To see this cellar, you need to be signed in."),
  },
  members: {
    online: i18n._(
      "To see and change who shares this cellar, you need a connection. Nothing is lost.",
    ),
    signedIn: i18n._("To see and change who shares this cellar, you need to be signed in."),
  },
} as const;

interface FetchFailureProps {
  readonly error: unknown;
  readonly purpose: keyof typeof NEEDS;
  readonly onRetry: () => void;
}

export function FetchFailure({ error, purpose, onRetry }: FetchFailureProps) {
  const { pathname, search } = useLocation();
  if (isSignedOutRefusal(error)) {
    return (
      <Alert tone="note" title={i18n._("Sign in again")}>
        <p>{NEEDS[purpose].signedIn}</p>
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
          ? NEEDS[purpose].online
          : failureSentence(error, i18n._("The server did not answer. Please try again."))}
      </p>
      <Button mt="sm" variant="default" onClick={onRetry}>
        {i18n._("Try Again")}
      </Button>
    </Alert>
  );
}
