import { Button } from "@mantine/core";
import type { Wine } from "sync-protocol";
import { type ReactNode, useEffect, useState } from "react";
import { useParams } from "react-router";
import { syncNow } from "../../live/syncActions.ts";
import { useCellar } from "../../live/useCellar.ts";
import { BottleDrawing } from "../../ui/BottleDrawing.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { FetchFailed } from "../../ui/FetchFailed.tsx";
import { useFirstSight } from "../../ui/firstSight.ts";
import { Link } from "../../ui/Link.tsx";
import { usePageTitle } from "../../ui/usePageTitle.ts";
import { noteOpened } from "../../ui/wineAddress.ts";
import { WayBack } from "./WayBack.tsx";
import classes from "./WinePage.module.css";
import { WineSheet } from "./WineSheet.tsx";

/** What a form over the page is opened with. */
interface FormOccasion {
  /** The wine it edits, as it was when the form opened; none to add one. */
  readonly wine: Wine | undefined;
  /** The wine whose next vintage it adds. */
  readonly previous?: Wine;
}

/** A form to show. */
export interface WineFormRequest extends FormOccasion {
  readonly opened: boolean;
  /** Closes the form; {@link onExited} says when it has left the screen. */
  readonly onDone: () => void;
  readonly onExited: () => void;
}

interface WinePageProps {
  /** The dialog in which the wine is edited, or its next vintage added. */
  readonly renderForm: (request: WineFormRequest) => ReactNode;
}

/** Everything known of one wine, and what is done with it; from the local store, without signal too. */
export function WinePage({ renderForm }: WinePageProps) {
  const { wineId = "" } = useParams();
  const cellar = useCellar();
  const wine = cellar.kind === "ready" ? cellar.wines.find(({ id }) => id === wineId) : undefined;
  const lastName = useLast(wineId, wine?.name);
  const [asked, setAsked] = useState<FormOccasion & { readonly opened: boolean }>();
  usePageTitle(wine?.name ?? (cellar.kind === "ready" ? "Wine Not Found" : "Wine"));
  useFirstSight(cellar.kind !== "unknown");
  useEffect(() => {
    noteOpened(wineId);
  }, [wineId]);

  return (
    <div className={classes["page"]}>
      <WayBack />
      {cellar.kind === "unknown" && <p role="status">Loading wine...</p>}
      {cellar.kind === "failed" && <FetchFailed isTrying={cellar.isTrying} onRetry={syncNow} />}
      {cellar.kind === "ready" && !wine && <NoSuchWine lastName={lastName} />}
      {wine && (
        <WineSheet
          key={wine.id}
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

/** The name that the wine of this page had while it was there. */
function useLast(wineId: string, name: string | undefined): string | undefined {
  const [last, setLast] = useState({ wineId, name });
  if (last.wineId !== wineId || (name !== undefined && last.name !== name)) {
    setLast({ wineId, name });
  }
  return last.wineId === wineId ? last.name : undefined;
}

/** Says that there is no such wine, or by its name that it is there no more. */
function NoSuchWine({ lastName }: { readonly lastName: string | undefined }) {
  return (
    <EmptyState
      action={
        <Button component={Link} to="/">
          Back to your cellar
        </Button>
      }
      drawing={<BottleDrawing type="Red Wine" />}
      level={1}
      title={lastName === undefined ? "This wine is not in your cellar" : "This wine was removed"}
    >
      {lastName === undefined
        ? "It was removed, or the address belongs to another cellar."
        : `${lastName} is in your cellar no more.`}
    </EmptyState>
  );
}
