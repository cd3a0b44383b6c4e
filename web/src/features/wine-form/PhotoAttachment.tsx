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
  readonly onRemove: () => void;
}

/** The photo that will be saved with the wine, small, with where it stands. */
export function PhotoAttachment({ photo, onRemove }: PhotoAttachmentProps) {
  const url = useObjectUrl(photo.jpeg);
  const standing = STANDING[photo.kind];

  return (
    <div className={classes["attachment"]}>
      {url !== undefined && (
        <img className={classes["thumbnail"]} src={url} alt="The wine's label" />
      )}
      <p role="status">{standing}</p>
      <Button variant="subtle" onClick={onRemove}>
        Remove photo
      </Button>
    </div>
  );
}
