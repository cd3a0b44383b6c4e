import type { Wine } from "sync-protocol";
import { type ReactNode, useEffect, useState } from "react";
import { useLocation, useNavigate, useParams } from "react-router";
import { syncNow, useCellar } from "../../engine/index.ts";
import { i18n } from "../../language/i18n.ts";
import { FetchFailed } from "../../ui/loading/FetchFailed.tsx";
import { useMainContentSignal } from "../../ui/loading/mainContent.ts";
import { usePageTitle } from "../../ui/page/usePageTitle.ts";
import { isFromCollection, noteOpened } from "../../parts/addresses/wineAddress.ts";
import { NoSuchWine } from "./NoSuchWine.tsx";
import classes from "./WinePage.module.css";
import { WineSheet } from "./WineSheet.tsx";
import { IconArrowLeft } from "@tabler/icons-react";
import { Link } from "../../ui/page/Link.tsx";
import { useWayToCollection } from "../../parts/addresses/wayToCollection.ts";

interface FormRequest {
  /**
   * The wine to edit, as it was when the form opened. `undefined` opens an empty form for a new
   * wine.
   */
  readonly wine: Wine | undefined;
  readonly previous?: Wine;
}

export interface WineFormRequest extends FormRequest {
  readonly opened: boolean;
  /** Closes the form. {@link onExited} runs when the form's closing transition has ended. */
  readonly onDone: () => void;
  readonly onExited: () => void;
}

interface WinePageProps {
  readonly renderDishes: (wine: Wine) => ReactNode;
  readonly renderForm: (request: WineFormRequest) => ReactNode;
}

export function WinePage({ renderDishes, renderForm }: WinePageProps) {
  const { wineId = "" } = useParams();
  const cellar = useCellar();
  const wine = cellar.kind === "ready" ? cellar.wines.find(({ id }) => id === wineId) : undefined;
  const [asked, setAsked] = useState<FormRequest & { readonly opened: boolean }>();
  usePageTitle(wine?.name ?? (cellar.kind === "ready" ? i18n._("Wine Not Found") : i18n._("Wine")));
  useMainContentSignal(cellar.kind !== "unknown");
  useEffect(() => {
    noteOpened(wineId);
  }, [wineId]);

  return (
    <div className={classes["page"]}>
      <WayBack />
      {cellar.kind === "unknown" && <p role="status">{i18n._("Loading wine...")}</p>}
      {cellar.kind === "failed" && <FetchFailed isTrying={cellar.isTrying} onRetry={syncNow} />}
      {cellar.kind === "ready" && !wine && <NoSuchWine key={wineId} wineId={wineId} />}
      {wine && (
        <WineSheet
          key={wine.id}
          dishes={renderDishes(wine)}
          wine={wine}
          onEdit={() => {
            setAsked({ wine, opened: true });
          }}
          onNextVintage={() => {
            setAsked({ wine: undefined, previous: wine, opened: true });
          }}
        />
      )}
      {asked &&
        renderForm({
          ...asked,
          onDone: () => {
            setAsked({ ...asked, opened: false });
          },
          onExited: () => {
            setAsked(undefined);
          },
        })}
    </div>
  );
}

/** Link to the collection. Restores the scroll position if the user came from the collection. */
function WayBack() {
  const location = useLocation();
  const navigate = useNavigate();
  const goToCollection = useWayToCollection();

  return (
    <Link
      className={classes["back"]}
      to="/"
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        if (isFromCollection(location.state)) void navigate(-1);
        else void goToCollection();
      }}
    >
      <IconArrowLeft aria-hidden size={20} stroke={1.75} />
      {i18n._("Wine Collection")}
    </Link>
  );
}
