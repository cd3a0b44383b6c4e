import { Button } from "@mantine/core";
import { useState } from "react";
import { useParams } from "react-router";
import { CALLS, type ListedCellar, maySeeMembers } from "sync-protocol";
import { refreshCellars, useCellars, useOpenCellar, useSession } from "../../engine/index.ts";
import { i18n } from "../../language/i18n.ts";
import { CellarDot } from "../../parts/cellars/CellarDot.tsx";
import { cellarName } from "../../rules/cellar/cellarName.ts";
import { useSwitchCellar } from "../../parts/cellars/useSwitchCellar.ts";
import { GuestLinksCard } from "../../parts/guest-links/GuestLinksCard.tsx";
import { WebhooksCard } from "../../parts/webhooks/WebhooksCard.tsx";
import classes from "../../parts/server-forms/forms.module.css";
import { callServer, Unreachable } from "../../server/callServer.ts";
import { DeadEnd } from "../../ui/drawings/EmptyState.tsx";
import { useMainContentSignal } from "../../ui/loading/mainContent.ts";
import { usePageTitle } from "../../ui/page/usePageTitle.ts";
import { AskDialog, type Question } from "./AskDialog.tsx";
import { EndCard } from "./EndCard.tsx";
import { AppearanceCard } from "./AppearanceCard.tsx";
import { FetchFailure } from "./FetchFailure.tsx";
import { InviteCard } from "./InviteCard.tsx";
import { LogCard } from "./LogCard.tsx";
import { MembersCard } from "./MembersCard.tsx";
import { OfferNote } from "./OfferNote.tsx";
import { OpenInvitationsCard } from "./OpenInvitationsCard.tsx";
import { useFetched } from "../../parts/server-forms/useFetched.ts";

export function CellarPage() {
  const { cellarId = "" } = useParams();
  const cellars = useCellars();
  const cellar = cellars.find(({ id }) => id === cellarId);
  const { fetched, reload } = useFetched(() => refreshCellars());
  usePageTitle(cellar ? cellarName(cellar) : i18n._("Cellar"));
  useMainContentSignal(true);

  if (cellar) return <OneCellar key={cellar.id} cellar={cellar} />;
  if (fetched.kind === "loading") return <p role="status">{i18n._("Loading the cellar…")}</p>;
  if (cellars.length === 0) {
    const error = new Unreachable("No list of cellars");
    return <FetchFailure error={error} purpose="cellar" onRetry={reload} />;
  }
  return (
    <DeadEnd title={i18n._("No such cellar")}>
      {i18n._("It was deleted, or you are no longer a member.")}
    </DeadEnd>
  );
}

interface OneCellarProps {
  readonly cellar: ListedCellar;
}

function OneCellar({ cellar }: OneCellarProps) {
  const { id, colour, role, owner } = cellar;
  const openId = useOpenCellar()?.id;
  const switchTo = useSwitchCellar();
  const [question, setQuestion] = useState<Question>();
  const isOwner = role === "owner";
  return (
    <div className={classes["page"]}>
      <div>
        <h1 dir="auto">
          <CellarDot colour={colour} /> {cellarName(cellar)}
        </h1>
        <p className={classes["quiet"]}>
          {isOwner
            ? i18n._("You own this cellar.")
            : role === "editor"
              ? i18n._(
                  "{owner} owns this cellar. You are an editor: you can see and change everything.",
                  { owner },
                )
              : i18n._(
                  "{owner} owns this cellar. You are a viewer: you can see everything, and change nothing.",
                  { owner },
                )}
        </p>
      </div>
      {id !== openId && (
        <Button className={classes["action"]} variant="default" onClick={() => void switchTo(id)}>
          {i18n._("Open This Cellar")}
        </Button>
      )}
      {cellar.isOffered && !isOwner && <OfferNote cellar={cellar} />}
      {maySeeMembers(role) && <Sharing cellar={cellar} onAsk={setQuestion} />}
      <EndCard cellar={cellar} onAsk={setQuestion} />
      {question && (
        <AskDialog
          question={question}
          onClose={() => {
            setQuestion(undefined);
          }}
        />
      )}
    </div>
  );
}

interface SharingProps extends OneCellarProps {
  readonly onAsk: (question: Question) => void;
}

function Sharing({ cellar, onAsk }: SharingProps) {
  const { id, role } = cellar;
  const session = useSession();
  const userId = session.kind === "signedIn" ? session.user.id : "";
  const isOwner = role === "owner";
  const { fetched, reload } = useFetched(async (signal) => {
    const [shared, log] = await Promise.all([
      callServer(CALLS.listMembers, { id, signal }),
      callServer(CALLS.listCellarLog, { id, signal }),
    ]);
    return { ...shared, entries: log.entries };
  });
  const onChanged = async () => {
    reload();
    await refreshCellars();
  };

  if (fetched.kind === "loading") return <p role="status">{i18n._("Loading the members…")}</p>;
  if (fetched.kind === "failed") {
    return <FetchFailure error={fetched.error} purpose="members" onRetry={reload} />;
  }
  const { members, invitations, entries } = fetched.answer;
  return (
    <>
      {isOwner && <InviteCard cellarId={id} onChanged={onChanged} />}
      <MembersCard
        cellar={cellar}
        members={members}
        userId={userId}
        onAsk={onAsk}
        onChanged={onChanged}
      />
      {invitations.length > 0 && (
        <OpenInvitationsCard
          cellarId={id}
          invitations={invitations}
          isOwner={isOwner}
          onChanged={onChanged}
        />
      )}
      {isOwner && <GuestLinksCard cellarId={id} onChanged={reload} />}
      {isOwner && <WebhooksCard cellarId={id} />}
      {isOwner && <AppearanceCard cellar={cellar} onChanged={onChanged} />}
      <LogCard entries={entries} members={members} userId={userId} />
    </>
  );
}
