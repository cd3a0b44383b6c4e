import type { PhotoProcessor } from "../../cellar/ports/objects.ts";
import { heavyWork } from "../heavyWork.ts";
import { photoProcess } from "./photoProcess.ts";
import { fairSemaphore } from "../fairSemaphore.ts";

/** A photo processor, and how to let go of what it holds. */
export interface SharpProcessor extends PhotoProcessor {
  /** Nothing may be running any more. */
  readonly close: () => void;
}

/**
 * Develops photos with libvips, in a process of its own and one at a time. It reads JPEG, PNG, WebP,
 * GIF (the first picture), TIFF and AVIF; not HEIC, whose codec is not free.
 */
export function sharpProcessor(): SharpProcessor {
  const worker = photoProcess();
  const onePerson = fairSemaphore(1);

  return {
    inTurn: (userId, task) =>
      onePerson(userId, () =>
        heavyWork("photos", () =>
          task({
            async develop(raw) {
              const outcome = await worker.run({ kind: "develop", bytes: raw });
              return outcome.kind === "made" ? outcome.photo : outcome.kind;
            },
            async resize(photo, width) {
              const outcome = await worker.run({ kind: "resize", bytes: photo, width });
              if (outcome.kind === "made") return outcome.photo;
              throw new Error(`A photo of ours can't be resized: it is ${outcome.kind}`);
            },
          }),
        ),
      ),
    probe: () => onePerson("", () => worker.probe()),
    close: worker.close,
  };
}
