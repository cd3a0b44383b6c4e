import { Button } from "@mantine/core";
import { useState } from "react";
import { i18n } from "../../language/i18n.ts";
import { underBase } from "../../platform/basePath.ts";
import { cardVariant, isStoredPhoto } from "../../rules/photo-files/photoVariants.ts";
import { dialogOnDemand } from "../../ui/dialogs/dialogOnDemand.tsx";

const EventPhotoSheet = dialogOnDemand(
  async () => (await import("./EventPhotoSheet.tsx")).EventPhotoSheet,
  "onClose",
);

const SMALL_PX = 36;

interface EventPhotoProps {
  readonly source: string;
  readonly words: string;
}

/**
 * An event's small photo, which opens enlarged. If the photo cannot be loaded, the button shows the
 * word "Photo".
 */
export function EventPhoto({ source, words }: EventPhotoProps) {
  const [isOpen, setOpen] = useState<boolean>();
  const [broken, setBroken] = useState<string>();
  const small = isStoredPhoto(source) ? underBase(cardVariant(source, devicePixelRatio)) : source;

  return (
    <>
      <Button
        aria-label={i18n._("Photo: {words}", { words })}
        variant="subtle"
        onClick={() => {
          setOpen(true);
        }}
      >
        {broken === source ? (
          i18n._("Photo")
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
