import type { PhotoProcessor } from "../../cellar/ports/objects.ts";
import { heavyWork } from "../heavyWork.ts";
import { photoProcess } from "./photoProcess.ts";
import { fairSemaphore } from "../fairSemaphore.ts";

export interface SharpProcessor extends PhotoProcessor {
  /** Call this only when no job is running. */
  readonly close: () => void;
}

/**
 * Decodes and resizes photos with libvips in a separate process, one at a time. Reads JPEG, PNG,
 * WebP, GIF (first frame), TIFF and AVIF. HEIC is unsupported, because its codec is not free.
 */
export function sharpProcessor(): SharpProcessor {
  const worker = photoProcess();
  const turnOf = fairSemaphore(1);

  return {
    runFairly: (userId, task) =>
      turnOf(userId, () =>
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
    probe: () => turnOf("", () => worker.probe()),
    close: worker.close,
  };
}
