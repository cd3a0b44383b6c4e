import { Button } from "@mantine/core";
import {
  IconArchive,
  IconArchiveOff,
  IconCalendarPlus,
  IconPencil,
  IconPrinter,
  IconQrcode,
  IconShare,
  IconTrash,
} from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { useCommands, useLocalPhoto } from "../../engine/index.ts";
import { type CellarWine, vintageOf } from "../../rules/cellar/CellarWine.ts";
import { countOf } from "../../ui/countOf.ts";
import { dialogOnDemand } from "../../ui/dialogs/dialogOnDemand.tsx";
import { Link } from "../../ui/page/Link.tsx";
import { type StickerChoice, STICKERS_PATH } from "../../parts/addresses/stickerAddress.ts";
import { tellOutcome } from "../../parts/tellOutcome.ts";
import { TypeChip } from "../../parts/wine-line/TypeChip.tsx";
import { BottleStepper } from "../../parts/wine-controls/BottleStepper.tsx";
import { UnsyncedMark } from "../../parts/wine-controls/UnsyncedMark.tsx";
import { useWineActions } from "../../parts/wine-controls/useWineActions.ts";
import { WinePhoto } from "../../parts/wine-photo/WinePhoto.tsx";
import { KeptFromImport, WineFacts } from "./WineFacts.tsx";
import { Lots } from "./Lots.tsx";
import { OpenBottles } from "./OpenBottles.tsx";
import { Story } from "./Story.tsx";
import { WhenToDrink } from "./WhenToDrink.tsx";
import classes from "./WinePage.module.css";

const ShareSheet = dialogOnDemand(
  async () => (await import("./ShareSheet.tsx")).ShareSheet,
  "onClose",
);

/** As wide as the photo is shown on a desk, in CSS pixels. */
const PHOTO_PX = 320;

interface WineSheetProps {
  readonly wine: CellarWine;
  /** What asks what to cook for it. */
  readonly dishes: ReactNode;
  readonly onEdit: () => void;
  /** Asks for the form that adds the vintage after this one. */
  readonly onNextVintage: () => void;
}

/** One wine: its photo, what is known of it, and its controls. */
export function WineSheet({ wine, dishes, onEdit, onNextVintage }: WineSheetProps) {
  const commands = useCommands();
  const { archiving, addBottle, removeBottle, toggleArchived } = useWineActions(wine);
  const [isSharing, setSharing] = useState<boolean>();
  const keptPhoto = useLocalPhoto(wine.localPhotoId);
  const { name, type, quantity, isArchived } = wine;
  const Archive = isArchived ? IconArchiveOff : IconArchive;
  const remove = () => {
    void tellOutcome(commands.removeWine(wine.id), {
      kind: "remove",
      done: "Wine removed successfully",
      description: () => name,
      undoable: true,
    });
  };

  return (
    <article className={classes["sheet"]} data-archiving={archiving}>
      <div className={classes["photo"]} data-archived={isArchived}>
        <WinePhoto name={name} source={keptPhoto ?? wine.photoUrl} type={type} widthPx={PHOTO_PX} />
      </div>
      <header className={classes["head"]}>
        <h1 dir="auto">{name}</h1>
        <p>
          <bdi>{wine.producer}</bdi>&nbsp;·{" "}
          <span className={classes["year"]}>{vintageOf(wine)}</span>
        </p>
        <p className={classes["dim"]}>
          <bdi>{wine.region}</bdi>, <bdi>{wine.country}</bdi>
        </p>
        <p className={classes["marks"]}>
          <TypeChip type={type} />
          {isArchived && <span className={classes["badge"]}>Archived</span>}
          {wine.waitingSince !== undefined && <UnsyncedMark since={wine.waitingSince} />}
        </p>
      </header>
      <div className={classes["body"]}>
        <div className={classes["controls"]}>
          {isArchived ? (
            <p className={classes["count"]}>{countOf(quantity, "bottle")}</p>
          ) : (
            <BottleStepper
              name={name}
              quantity={quantity}
              onAdd={addBottle}
              onRemove={removeBottle}
            />
          )}
          <div className={classes["actions"]}>
            <Button
              disabled={archiving}
              leftSection={<IconPencil aria-hidden size={20} stroke={1.75} />}
              variant="default"
              onClick={onEdit}
            >
              Edit
            </Button>
            <Button
              aria-disabled={archiving}
              leftSection={<Archive aria-hidden size={20} stroke={1.75} />}
              variant="default"
              onClick={toggleArchived}
            >
              {isArchived ? "Unarchive" : "Archive"}
            </Button>
            <Button
              leftSection={<IconPrinter aria-hidden size={20} stroke={1.75} />}
              variant="default"
              onClick={() => {
                window.print();
              }}
            >
              Print
            </Button>
            <Button
              component={Link}
              leftSection={<IconQrcode aria-hidden size={20} stroke={1.75} />}
              state={{ wineIds: [wine.id] } satisfies StickerChoice}
              to={STICKERS_PATH}
              variant="default"
            >
              Stickers
            </Button>
            <Button
              leftSection={<IconShare aria-hidden size={20} stroke={1.75} />}
              variant="default"
              onClick={() => {
                setSharing(true);
              }}
            >
              Share
            </Button>
            {!wine.nonVintage && (
              <Button
                leftSection={<IconCalendarPlus aria-hidden size={20} stroke={1.75} />}
                variant="default"
                onClick={onNextVintage}
              >
                Next Vintage
              </Button>
            )}
            <Button
              disabled={archiving}
              leftSection={<IconTrash aria-hidden size={20} stroke={1.75} />}
              variant="default"
              onClick={remove}
            >
              Remove
            </Button>
          </div>
        </div>
        <Lots wine={wine} />
        <OpenBottles wine={wine} />
        <WhenToDrink wine={wine} />
        <WineFacts wine={wine} />
        {dishes}
        {wine.extraFields !== null && <KeptFromImport text={wine.extraFields} />}
        <Story wine={wine} />
      </div>
      {isSharing !== undefined && (
        <ShareSheet
          opened={isSharing}
          wine={wine}
          onClose={() => {
            setSharing(false);
          }}
        />
      )}
    </article>
  );
}
