import type { WineBody } from "sync-protocol";
import { type ReactNode, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { i18n } from "../../language/i18n.ts";
import { wineInFragment } from "./sharedWine.ts";
import { DeadEnd } from "../../ui/drawings/EmptyState.tsx";
import { useMainContentSignal } from "../../ui/loading/mainContent.ts";
import { usePageTitle } from "../../ui/page/usePageTitle.ts";

export interface GivenWineRequest {
  readonly wine: undefined;
  readonly given: WineBody;
  readonly opened: boolean;
  /** Closes the form. {@link onExited} runs when the form's closing transition has ended. */
  readonly onDone: () => void;
  readonly onExited: () => void;
}

interface GivenWinePageProps {
  readonly renderForm: (request: GivenWineRequest) => ReactNode;
}

/** Opens the wine of a shared link in a form. Adds nothing to the cellar until the user saves. */
export function GivenWinePage({ renderForm }: GivenWinePageProps) {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(true);
  const given = wineInFragment(hash);
  usePageTitle(i18n._("Add New Wine"));
  useMainContentSignal(true);

  if (given) {
    return renderForm({
      wine: undefined,
      given,
      opened: isOpen,
      onDone: () => {
        setOpen(false);
      },
      onExited: () => void navigate("/", { replace: true }),
    });
  }
  return (
    <DeadEnd title={i18n._("This link is incomplete")}>
      {i18n._("Part of the link is missing. Ask for it again, or for the wine as a file.")}
    </DeadEnd>
  );
}
