import { ActionIcon, Button } from "@mantine/core";
import { IconGlassFull, IconMaximize, IconPencil } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { useLocalPhoto, usePlaces } from "../../engine/index.ts";
import { i18n, textLanguage } from "../../language/i18n.ts";
import { type CellarWine, vintageOf } from "../../rules/cellar/CellarWine.ts";
import { isImageSource } from "../../rules/photo-files/photoVariants.ts";
import { placementOf } from "../../rules/placement/placementOf.ts";
import { countOf } from "../../ui/countOf.ts";
import { dialogOnDemand } from "../../ui/dialogs/dialogOnDemand.tsx";
import { RequireEditAccess } from "../../parts/changing/RequireEditAccess.tsx";
import { maturityInWords } from "../../parts/drinking-window/maturityInWords.ts";
import { useDrinking } from "../../parts/drinking-window/useDrinking.ts";
import { TypeChip } from "../../parts/wine-line/TypeChip.tsx";
import { UnsyncedMark } from "../../parts/wine-controls/UnsyncedMark.tsx";
import { useWineActions } from "../../parts/wine-controls/useWineActions.ts";
import { WinePhoto } from "../../parts/wine-photo/WinePhoto.tsx";
import { BuyAgainButton } from "./BuyAgainButton.tsx";
import { KeptFromImport, WineFacts, WineNotes } from "./WineFacts.tsx";
import { Lots } from "./Lots.tsx";
import { MoreActions } from "./MoreActions.tsx";
import { OpenBottles } from "./OpenBottles.tsx";
import { Story } from "./Story.tsx";
import { WineWorth } from "./worth/WineWorth.tsx";
import { WhenToDrink } from "./WhenToDrink.tsx";
import classes from "./WinePage.module.css";
import { OriginWords } from "../../parts/wine-line/OriginWords.tsx";

const WinePhotoDialog = dialogOnDemand(
  async () => (await import("./WinePhotoDialog.tsx")).WinePhotoDialog,
  "onClose",
);

/** Width of the photo on a desktop, CSS px. */
const PHOTO_PX = 320;

interface WineSheetProps {
  readonly wine: CellarWine;
  readonly dishes: ReactNode;
  readonly onEdit: () => void;
  readonly onNextVintage: () => void;
}

export function WineSheet({ wine, dishes, onEdit, onNextVintage }: WineSheetProps) {
  const { archiving, addBottle, removeBottle, toggleArchived } = useWineActions(wine);
  const [isPhotoLarge, setPhotoLarge] = useState(false);
  const keptPhoto = useLocalPhoto(wine.localPhotoId);
  const { name, type, quantity, isArchived } = wine;
  const source = keptPhoto ?? wine.photoUrl;

  return (
    <article className={classes["sheet"]} data-archiving={archiving}>
      <div className={classes["photo"]} data-archived={isArchived}>
        <WinePhoto name={name} source={source} type={type} widthPx={PHOTO_PX}>
          {isImageSource(source) && (
            <ActionIcon
              aria-label={i18n._("Show the photo full screen")}
              className={classes["enlarge"]}
              size={44}
              variant="default"
              onClick={() => {
                setPhotoLarge(true);
              }}
            >
              <IconMaximize aria-hidden size={20} stroke={1.75} />
            </ActionIcon>
          )}
        </WinePhoto>
      </div>
      <header className={classes["head"]}>
        <p className={classes["dim"]}>
          <bdi>{wine.producer}</bdi>
        </p>
        <h1>
          <bdi>{name}</bdi> <span className={classes["year"]}>{vintageOf(wine)}</span>
        </h1>
        <p className={classes["marks"]}>
          <TypeChip type={type} />
          <span>
            <OriginWords {...wine} />
          </span>
          {isArchived && <span className={classes["badge"]}>{i18n._("Archived")}</span>}
          {wine.waitingSince !== undefined && <UnsyncedMark since={wine.waitingSince} />}
        </p>
        <WineSummary wine={wine} />
        <div className={classes["actions"]}>
          <RequireEditAccess>
            {!isArchived && (
              <Button
                disabled={quantity <= 0}
                leftSection={<IconGlassFull aria-hidden size={20} stroke={1.75} />}
                onClick={removeBottle}
              >
                {i18n._("Take a bottle")}
              </Button>
            )}
            <Button
              disabled={archiving}
              leftSection={<IconPencil aria-hidden size={20} stroke={1.75} />}
              variant="default"
              onClick={onEdit}
            >
              {i18n._("Edit")}
            </Button>
            {quantity === 0 && <BuyAgainButton wine={wine} />}
          </RequireEditAccess>
          <MoreActions
            archiving={archiving}
            wine={wine}
            onNextVintage={onNextVintage}
            onToggleArchived={toggleArchived}
          />
        </div>
      </header>
      <div className={classes["body"]}>
        <WhenToDrink wine={wine} />
        <WineNotes wine={wine} />
        <Lots wine={wine} onAdd={addBottle} onRemove={removeBottle} />
        <OpenBottles wine={wine} />
        <WineWorth wine={wine} />
        <WineFacts wine={wine} />
        {dishes}
        {wine.extraFields !== null && <KeptFromImport text={wine.extraFields} />}
        <Story wine={wine} />
      </div>
      <WinePhotoDialog
        opened={isPhotoLarge}
        source={source}
        wine={wine}
        onClose={() => {
          setPhotoLarge(false);
        }}
      />
    </article>
  );
}

/** Summary, for example "6 bottles · Rack A · ready 2023–2037". */
function WineSummary({ wine }: { readonly wine: CellarWine }) {
  const places = usePlaces();
  const place = places && placementOf(places)?.whereOf(wine);
  const window = useDrinking()?.windowOf(wine);
  const words = [
    countOf(wine.quantity, "bottle"),
    place,
    window && inSentence(maturityInWords(window)),
  ].filter((part) => part !== undefined);
  // Without a place or window, the summary would only repeat the bottle count shown below.
  return words.length > 1 && <p dir="auto">{words.join(" · ")}</p>;
}

function inSentence(words: string): string {
  return textLanguage() === "en"
    ? words.replace(/^[A-Z]/, (letter) => letter.toLowerCase())
    : words;
}
