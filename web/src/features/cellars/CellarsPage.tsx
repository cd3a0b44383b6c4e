import { Button } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { CALLS, type ListedCellar } from "sync-protocol";
import { refreshCellars, useCellars, useOpenCellar, useSession } from "../../engine/index.ts";
import { i18n } from "../../language/i18n.ts";
import { cellarAddress } from "../../parts/addresses/pageAddresses.ts";
import { CellarDot } from "../../parts/cellars/CellarDot.tsx";
import { cellarName } from "../../rules/cellar/cellarName.ts";
import { useSwitchCellar } from "../../parts/cellars/useSwitchCellar.ts";
import classes from "../../parts/server-forms/forms.module.css";
import { callServer } from "../../server/callServer.ts";
import { dialogOnDemand } from "../../ui/dialogs/dialogOnDemand.tsx";
import { useMainContentSignal } from "../../ui/loading/mainContent.ts";
import { Link } from "../../ui/page/Link.tsx";
import { usePageTitle } from "../../ui/page/usePageTitle.ts";
import { FetchFailure } from "./FetchFailure.tsx";
import { InvitationCard } from "./InvitationCard.tsx";
import { ROLE_NAMES } from "./roleWords.ts";
import { useFetched } from "../../parts/server-forms/useFetched.ts";

const NewCellarDialog = dialogOnDemand(
  async () => (await import("./NewCellarDialog.tsx")).NewCellarDialog,
  "onClose",
);

export function CellarsPage() {
  usePageTitle(i18n._("Cellars and Sharing"));
  useMainContentSignal(true);
  const cellars = useCellars();
  const session = useSession();
  const [isMaking, setMaking] = useState(false);
  const { fetched, reload } = useFetched(async (signal) => {
    await refreshCellars();
    return callServer(CALLS.listInvitations, { signal });
  });
  const invitations = fetched.kind === "loaded" ? fetched.answer.invitations : [];
  const email = session.kind === "signedIn" ? session.user.email : "";

  return (
    <div className={classes["page"]}>
      <div>
        <h1>{i18n._("Cellars and Sharing")}</h1>
        <p className={classes["quiet"]}>
          {i18n._(
            "A cellar has its own wines, places and history. Share a cellar with others, or make a new one.",
          )}
        </p>
      </div>
      {fetched.kind === "failed" && (
        <FetchFailure error={fetched.error} purpose="sharing" onRetry={reload} />
      )}
      {invitations.map((invitation) => (
        <InvitationCard
          key={invitation.id}
          chosen={{ invitationId: invitation.id }}
          email={email}
          invitation={invitation}
          onDeclined={reload}
        />
      ))}
      {cellars.length === 0 && fetched.kind === "loading" && (
        <p role="status">{i18n._("Loading your cellars…")}</p>
      )}
      {cellars.length > 0 && <CellarList cellars={cellars} />}
      <Button
        className={classes["action"]}
        leftSection={<IconPlus aria-hidden size={20} stroke={1.75} />}
        onClick={() => {
          setMaking(true);
        }}
      >
        {i18n._("New Cellar")}
      </Button>
      {isMaking && (
        <NewCellarDialog
          opened
          onClose={() => {
            setMaking(false);
          }}
        />
      )}
    </div>
  );
}

function CellarList({ cellars }: { readonly cellars: readonly ListedCellar[] }) {
  const openId = useOpenCellar()?.id;
  return (
    <section className={classes["card"]}>
      <h2 id="your-cellars">{i18n._("Your Cellars")}</h2>
      <ul aria-labelledby="your-cellars">
        {cellars.map((cellar) => (
          <CellarRow key={cellar.id} cellar={cellar} isOpen={cellar.id === openId} />
        ))}
      </ul>
    </section>
  );
}

interface CellarRowProps {
  readonly cellar: ListedCellar;
  readonly isOpen: boolean;
}

function CellarRow({ cellar, isOpen }: CellarRowProps) {
  const { id, colour, role, owner, members, isOffered } = cellar;
  const switchTo = useSwitchCellar();
  const name = cellarName(cellar);
  return (
    <li className={classes["row"]}>
      <div className={classes["facts"]}>
        <CellarDot colour={colour} /> <strong dir="auto">{name}</strong>
        <p>
          {role === "owner"
            ? i18n._("You own it")
            : i18n._("{role} · owned by {owner}", { role: ROLE_NAMES[role], owner })}
          {members !== null &&
            ` · ${members === 1 ? i18n._("not shared") : i18n._("{count, plural, one {# member} other {# members}}", { count: members })}`}
        </p>
        {isOpen && <p>{i18n._("Open on this device")}</p>}
        {isOffered && role !== "owner" && (
          <p>{i18n._("{owner} offers you this cellar.", { owner })}</p>
        )}
      </div>
      <div className={classes["buttons"]}>
        {!isOpen && (
          <Button
            aria-label={i18n._("Open {name}", { name })}
            variant="default"
            onClick={() => void switchTo(id)}
          >
            {i18n._(/*i18n*/ { id: "Open", comment: "button that opens a cellar" })}
          </Button>
        )}
        <Button
          aria-label={
            role === "owner" ? i18n._("Share {name}", { name }) : i18n._("About {name}", { name })
          }
          component={Link}
          to={cellarAddress(id)}
          variant="default"
        >
          {role === "owner"
            ? i18n._("Share")
            : i18n._(/*i18n*/ { id: "About", comment: "button that shows facts about a cellar" })}
        </Button>
      </div>
    </li>
  );
}
