import { Button } from "@mantine/core";
import { useState } from "react";
import { underBase } from "../../platform/basePath.ts";
import { cardVariant, isStoredPhoto } from "../../rules/photo-files/photoVariants.ts";
import { dialogOnDemand } from "../../ui/dialogs/dialogOnDemand.tsx";

const EventPhotoSheet = dialogOnDemand(
  async () => (await import("./EventPhotoSheet.tsx")).EventPhotoSheet,
  "onClose",
);

/** As high as the small picture is shown, in CSS pixels. */
const SMALL_PX = 36;

interface EventPhotoProps {
  /** The address of the photo, of this device's bytes or of the server's. */
  readonly source: string;
  /** What it is a photo of. */
  readonly words: string;
}

/** The photo of an event, small; it opens larger. One that can't be had just now leaves its name. */
export function EventPhoto({ source, words }: EventPhotoProps) {
  const [isOpen, setOpen] = useState<boolean>();
  const [broken, setBroken] = useState<string>();
  const small = isStoredPhoto(source) ? underBase(cardVariant(source, devicePixelRatio)) : source;

  return (
    <>
      <Button
        aria-label={`Photo: ${words}`}
        variant="subtle"
        onClick={() => {
          setOpen(true);
        }}
      >
        {broken === source ? (
          "Photo"
        ) : (
          <img
            alt=""
            height={SMALL_PX}
            loading="lazy"
            src={small}
            onError={() => {
              setBroken(source);
            }}
          />
        )}
      </Button>
      {isOpen !== undefined && (
        <EventPhotoSheet
          opened={isOpen}
          source={source}
          words={words}
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </>
  );
}
