import { Button } from "@mantine/core";
import { type ComponentType, useState } from "react";
import { i18n } from "../../../language/i18n.ts";
import { underBase } from "../../../platform/basePath.ts";
import { cardVariant, isStoredPhoto } from "../../../rules/photo-files/photoVariants.ts";
import { Alert } from "../../../ui/page/Alert.tsx";
import { useObjectUrl } from "../../../ui/useObjectUrl.ts";
import type { PhotoState } from "./photoState.ts";
import classes from "../WineForm.module.css";

export type PhotoChooser = ComponentType<{
  readonly label: string;
  readonly onPhoto: (jpeg: ArrayBuffer) => void;
  readonly onProblem: (problem: string) => void;
}>;

export interface OwnPhoto {
  /** Address of the photo. `undefined` if neither this device nor the server has the photo. */
  readonly source: string | undefined;
  /** Whether saving the form removes the photo. */
  readonly isRemoved: boolean;
  readonly onRemovedChange: (isRemoved: boolean) => void;
}

const WORDS = {
  wine: { own: i18n._("The wine's photo"), picture: i18n._("The wine's label") },
  event: { own: i18n._("Its photo"), picture: i18n._("What was photographed") },
} as const;

const STATUS: Record<Exclude<PhotoState["kind"], "none">, string> = {
  uploading: i18n._("Uploading the photo…"),
  reading: i18n._("Reading the label…"),
  attached: i18n._("Photo attached"),
  kept: i18n._("Photo kept here"),
};

interface PhotoFieldProps {
  readonly of?: keyof typeof WORDS;
  readonly photo: PhotoState;
  readonly own: OwnPhoto | undefined;
  /** Whether the new photo is already visible elsewhere in the form. */
  readonly isShown?: boolean;
  readonly PhotoChooser: PhotoChooser;
  readonly onChoose: (jpeg: ArrayBuffer) => void;
  readonly onRemove: () => void;
  /** Reads the new photo on this device. `undefined` if the photo must not fill the form. */
  readonly onReadHere?: ((jpeg: ArrayBuffer) => void) | undefined;
  /** Asks for a photo of the back label. `undefined` until the front label was read. */
  readonly onAddBack?: (() => void) | undefined;
}

/**
 * Status of a wine's or event's photo, with buttons to replace or remove it. Also works offline,
 * and if the old photo cannot be loaded.
 */
export function PhotoField(props: PhotoFieldProps) {
  const { photo, own, isShown = false, PhotoChooser } = props;
  const { onChoose, onRemove, onReadHere, onAddBack } = props;
  const words = WORDS[props.of ?? "wine"];
  const [problem, setProblem] = useState<string>();
  const isTaken = photo.kind !== "none";
  const keepsOwn = !isTaken && own !== undefined && !own.isRemoved;

  return (
    <>
      <div className={classes["attachment"]}>
        {isTaken && !isShown && <TakenPhoto jpeg={photo.jpeg} alt={words.picture} />}
        {isTaken && <p role="status">{STATUS[photo.kind]}</p>}
        {keepsOwn && own.source !== undefined && (
          <OwnPicture key={own.source} source={own.source} words={words} />
        )}
        {!isTaken && !keepsOwn && (
          <p role="status">
            {own ? i18n._("The photo is removed once you save") : i18n._("No photo")}
          </p>
        )}
        <div className={classes["choices"]}>
          {isTaken && onReadHere && (
            <Button
              variant="subtle"
              onClick={() => {
                onReadHere(photo.jpeg);
              }}
            >
              {i18n._("Read on this device")}
            </Button>
          )}
          {onAddBack && (
            <Button variant="subtle" onClick={onAddBack}>
              {i18n._("Add the back label")}
            </Button>
          )}
          <PhotoChooser
            label={isTaken || keepsOwn ? i18n._("Replace photo") : i18n._("Add photo")}
            onPhoto={(jpeg) => {
              setProblem(undefined);
              onChoose(jpeg);
            }}
            onProblem={setProblem}
          />
          {own && !keepsOwn ? (
            <Button
              variant="subtle"
              onClick={() => {
                onRemove();
                own.onRemovedChange(false);
              }}
            >
              {i18n._("Keep the old photo")}
            </Button>
          ) : (
            (isTaken || own) && (
              <Button
                variant="subtle"
                onClick={() => {
                  if (isTaken) onRemove();
                  else own?.onRemovedChange(true);
                }}
              >
                {i18n._("Remove photo")}
              </Button>
            )
          )}
        </div>
      </div>
      {problem !== undefined && <Alert>{problem}</Alert>}
    </>
  );
}

interface TakenPhotoProps {
  readonly jpeg: ArrayBuffer;
  readonly alt: string;
}

function TakenPhoto({ jpeg, alt }: TakenPhotoProps) {
  const url = useObjectUrl(jpeg);
  return url !== undefined && <Thumbnail source={url} alt={alt} />;
}

interface OwnPictureProps {
  readonly source: string;
  readonly words: (typeof WORDS)[keyof typeof WORDS];
}

function OwnPicture({ source, words }: OwnPictureProps) {
  const [isBroken, setBroken] = useState(false);
  return (
    <>
      {!isBroken && (
        <Thumbnail
          alt={words.picture}
          source={isStoredPhoto(source) ? underBase(cardVariant(source, devicePixelRatio)) : source}
          onError={() => {
            setBroken(true);
          }}
        />
      )}
      <p role="status">{isBroken ? i18n._("This photo can't be shown") : words.own}</p>
    </>
  );
}

interface ThumbnailProps {
  readonly source: string;
  readonly alt: string;
  readonly onError?: () => void;
}

function Thumbnail({ source, alt, onError }: ThumbnailProps) {
  return <img className={classes["thumbnail"]} src={source} alt={alt} onError={onError} />;
}
