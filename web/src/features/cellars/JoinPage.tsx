import { Button } from "@mantine/core";
import { useNavigate, useSearchParams } from "react-router";
import { CALLS, type ReceivedInvitation } from "sync-protocol";
import { useSession } from "../../engine/index.ts";
import { i18n } from "../../language/i18n.ts";
import { COLLECTION_PATH } from "../../parts/addresses/wayToCollection.ts";
import cards from "../../parts/server-forms/forms.module.css";
import { callServer } from "../../server/callServer.ts";
import { ServerRefusal } from "../../server/ServerRefusal.ts";
import { BackToCellar, DeadEnd } from "../../ui/drawings/EmptyState.tsx";
import { Alert } from "../../ui/page/Alert.tsx";
import { useMainContentSignal } from "../../ui/loading/mainContent.ts";
import { usePageTitle } from "../../ui/page/usePageTitle.ts";
import { FetchFailure } from "./FetchFailure.tsx";
import { InvitationCard } from "./InvitationCard.tsx";
import { invitationRefusal } from "./invitationRefusal.tsx";
import { useFetched } from "../../parts/server-forms/useFetched.ts";

export function JoinPage() {
  const [search] = useSearchParams();
  const session = useSession();
  const token = search.get("token") ?? "";
  usePageTitle(i18n._("Invitation"));
  useMainContentSignal(true);

  if (token === "") {
    return (
      <DeadEnd title={i18n._("Incomplete link")}>
        {i18n._("Open the whole link of the invitation, or ask for a new one.")}
      </DeadEnd>
    );
  }
  return (
    <div className={cards["page"]}>
      <h1>{i18n._("Invitation to a Cellar")}</h1>
      {session.kind === "signedIn" ? (
        <Invitation key={session.user.id + token} email={session.user.email} token={token} />
      ) : (
        <Loading />
      )}
    </div>
  );
}

function Loading() {
  return <p role="status">{i18n._("Loading the invitation…")}</p>;
}

interface InvitationProps {
  readonly token: string;
  /** E-mail of the signed-in user. */
  readonly email: string;
}

function Invitation({ token, email }: InvitationProps) {
  const navigate = useNavigate();
  const { fetched, reload } = useFetched<ReceivedInvitation>((signal) =>
    callServer(CALLS.showInvitation, { body: { token }, signal }),
  );

  switch (fetched.kind) {
    case "loading":
      return <Loading />;
    case "failed":
      return <NoInvitation email={email} error={fetched.error} onRetry={reload} />;
    case "loaded":
      return (
        <InvitationCard
          chosen={{ token }}
          email={email}
          invitation={fetched.answer}
          onDeclined={() => void navigate(COLLECTION_PATH, { replace: true })}
        />
      );
  }
}

interface NoInvitationProps {
  readonly error: unknown;
  readonly email: string;
  readonly onRetry: () => void;
}

function NoInvitation({ error, email, onRetry }: NoInvitationProps) {
  const refusal = error instanceof ServerRefusal ? error : undefined;
  const words = refusal && invitationRefusal(refusal);
  if (!refusal || words === undefined) {
    return <FetchFailure error={error} purpose="invitation" onRetry={onRetry} />;
  }
  return (
    <section className={cards["card"]}>
      <Alert>{words}</Alert>
      <p className={cards["quiet"]}>{i18n._("You are signed in as {email}.", { email })}</p>
      <div className={cards["action"]}>
        {refusal.code === "unconfirmed_email" ? (
          <Button onClick={onRetry}>{i18n._("Try Again")}</Button>
        ) : (
          <BackToCellar variant="default" />
        )}
      </div>
    </section>
  );
}
