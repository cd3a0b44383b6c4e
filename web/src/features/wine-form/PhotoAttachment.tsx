import { Button } from "@mantine/core";
import { useObjectUrl } from "../../ui/useObjectUrl.ts";
import type { PhotoState } from "./photoState.ts";
import classes from "./WineForm.module.css";

const STANDING: Record<Exclude<PhotoState["kind"], "none">, string> = {
  uploading: "Uploading the photo…",
  reading: "Reading the label…",
  attached: "Photo attached",
  kept: "Photo kept here",
};

interface PhotoAttachmentProps {
  readonly photo: Exclude<PhotoState, { readonly kind: "none" }>;
  /** Reads the photo on this device; missing once that is done. */
  readonly onReadHere: ((jpeg: ArrayBuffer) => void) | undefined;
  /** Asks for a photo of the back label; missing while there is no reading to add to. */
  readonly onAddBack: (() => void) | undefined;
  readonly onRemove: () => void;
}

/** The photo that will be saved with the wine, small, with where it stands. */
export function PhotoAttachment(props: PhotoAttachmentProps) {
  const { photo, onReadHere, onAddBack, onRemove } = props;
  const url = useObjectUrl(photo.jpeg);
  const standing = STANDING[photo.kind];

  return (
    <div className={classes["attachment"]}>
      {url !== undefined && (
        <img className={classes["thumbnail"]} src={url} alt="The wine's label" />
      )}
      <p role="status">{standing}</p>
      <div className={classes["choices"]}>
        {onReadHere && (
          <Button
            variant="subtle"
            onClick={() => {
              onReadHere(photo.jpeg);
            }}
          >
            Read on this device
          </Button>
        )}
        {onAddBack && (
          <Button variant="subtle" onClick={onAddBack}>
            Add the back label
          </Button>
        )}
        <Button variant="subtle" onClick={onRemove}>
          Remove photo
        </Button>
      </div>
    </div>
  );
}
