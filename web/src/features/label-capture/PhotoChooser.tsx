import { IconPhoto } from "@tabler/icons-react";
import { useState } from "react";
import { judgeFile, problemOf } from "./judgeFile.ts";
import { PictureButton } from "./PictureButton.tsx";
import { shrinkFile } from "./shrinkPhoto.ts";

interface PhotoChooserProps {
  readonly label: string;
  /** Receives the photo: a JPEG within 600 by 800 pixels. */
  readonly onPhoto: (jpeg: ArrayBuffer) => void;
  readonly onProblem: (problem: string) => void;
}

/** Takes one picture from a file; on a phone also from the camera. Works offline. */
export function PhotoChooser({ label, onPhoto, onProblem }: PhotoChooserProps) {
  const [isBusy, setBusy] = useState(false);

  const take = async (file: File) => {
    const verdict = await judgeFile(file);
    if (verdict.kind === "refuse") onProblem(verdict.problem);
    if (verdict.kind !== "take") return;
    setBusy(true);
    try {
      onPhoto(await shrinkFile(file));
    } catch (error) {
      onProblem(await problemOf(file, error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <PictureButton
      quiet
      busy={isBusy}
      icon={<IconPhoto aria-hidden size={20} stroke={1.75} />}
      label={label}
      onPicture={take}
    />
  );
}
