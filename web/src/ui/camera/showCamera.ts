export const FRAME_WITHIN_MS = 5_000;

/** "waiting" for the first frame; "late" if no frame arrived within the time limit. */
export type CameraState = "waiting" | "live" | "late";

interface CameraUse {
  readonly open: () => Promise<MediaStream>;
  readonly onState: (state: CameraState) => void;
  /** Called if there is no camera or no permission. */
  readonly failed: () => void;
}

/**
 * Shows the camera in `video` until the returned function is called. The operating system may end
 * the camera, for example during a phone call. The camera is then reopened as soon as the page is
 * visible.
 */
export function showCamera(
  video: HTMLVideoElement,
  { open, onState, failed }: CameraUse,
): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  let state: CameraState = "waiting";
  let stream: MediaStream | undefined;
  let isOpening = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const become = (next: CameraState) => {
    clearTimeout(timer);
    state = next;
    onState(next);
  };
  const awaitFrame = () => {
    become("waiting");
    timer = setTimeout(become, FRAME_WITHIN_MS, "late");
  };
  /**
   * Shows a stream and waits for its first frame. The video fires `loadeddata` again even if the
   * stream is the same.
   */
  const show = (opened: MediaStream) => {
    awaitFrame();
    video.srcObject = opened;
    video.play().catch((error: unknown) => {
      if (!isAbort(error)) failed();
    });
  };
  /**
   * Reopens a camera that ended after its first frame. Reopening it before the first frame could
   * loop endlessly.
   */
  const whenEnded = () => {
    if (state === "live") void reopen();
    else become("late");
  };
  const follow = (opened: MediaStream) => {
    const again = () => {
      show(opened);
    };
    for (const track of opened.getTracks()) {
      track.addEventListener("mute", awaitFrame, { signal });
      track.addEventListener("unmute", again, { signal });
      track.addEventListener("ended", whenEnded, { signal });
    }
  };
  const reopen = async () => {
    if (isOpening || document.visibilityState === "hidden") return;
    isOpening = true;
    stop(stream);
    become("waiting");
    try {
      const opened = await open();
      if (signal.aborted) {
        stop(opened);
        return;
      }
      stream = opened;
      follow(opened);
      show(opened);
    } catch {
      if (!signal.aborted) failed();
    } finally {
      isOpening = false;
    }
  };
  const whenInSight = () => {
    if (!stream || state === "late" || stream.getTracks().some(isLost)) void reopen();
  };
  const whenFrame = () => {
    become("live");
  };

  video.addEventListener("loadeddata", whenFrame, { signal });
  document.addEventListener("visibilitychange", whenInSight, { signal });
  window.addEventListener("focus", whenInSight, { signal });
  void reopen();

  return () => {
    ending.abort();
    clearTimeout(timer);
    stop(stream);
    video.srcObject = null;
  };
}

function isLost({ readyState, muted }: MediaStreamTrack): boolean {
  return readyState === "ended" || muted;
}

/** Whether playing was aborted because the video got another stream, or none. */
function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === "AbortError";
}

function stop(stream: MediaStream | undefined): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}
