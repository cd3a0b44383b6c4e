import { useEffect, useEffectEvent, useState } from "react";
import { i18n } from "../../language/i18n.ts";
import type { CodeReader } from "../../platform/code-reader/CodeReader.ts";
import { openCodeReader } from "../../platform/code-reader/openCodeReader.ts";
import { Alert } from "../../ui/page/Alert.tsx";
import { LiveCamera } from "../../ui/camera/LiveCamera.tsx";
import { type CameraSize, useCamera } from "../../ui/camera/useCamera.ts";

/**
 * Resolution that is asked of the camera. It is enough to read the narrow bars of an EAN-13 at
 * arm's length.
 */
const SIZE: CameraSize = {
  width: { ideal: 1280, max: 1920 },
  height: { ideal: 960, max: 1440 },
  aspectRatio: { ideal: 4 / 3 },
};

/** Time between two searches for a code in the camera's picture, in ms. */
const BETWEEN_MS = 100;

const NO_CAMERA = i18n._("Could not access camera.");
const NO_READER = i18n._(
  "The code reader (about 1 MB) could not be loaded. Connect once and try again.",
);

interface ScanCameraProps {
  /** What the user can do instead if no code can be scanned. */
  readonly otherwise: string;
  readonly onCode: (text: string) => void;
}

/** Shows the live camera until a code is found. Shows a message if the camera cannot run. */
export function ScanCamera({ otherwise, onCode }: ScanCameraProps) {
  const [problem, setProblem] = useState<string>();

  if (problem !== undefined) {
    return (
      <Alert>
        {problem} {otherwise}
      </Alert>
    );
  }
  return <Scanning onCode={onCode} onProblem={setProblem} />;
}

interface ScanningProps extends Pick<ScanCameraProps, "onCode"> {
  readonly onProblem: (problem: string) => void;
}

function Scanning({ onCode, onProblem }: ScanningProps) {
  const camera = useCamera(SIZE, () => {
    onProblem(NO_CAMERA);
  });
  const { video } = camera;
  const reader = useCodeReader(() => {
    onProblem(NO_READER);
  });
  const report = useEffectEvent(onCode);

  useEffect(() => {
    if (!reader) return undefined;
    const watch = new AbortController();
    const look = async () => {
      const [code] = video.current ? await reader.read(video.current) : [];
      if (watch.signal.aborted) return;
      if (code === undefined) lookSoon();
      else report(code);
    };
    const lookSoon = () => {
      setTimeout(() => {
        if (!watch.signal.aborted) look().catch(reportError);
      }, BETWEEN_MS);
    };
    lookSoon();
    return () => {
      watch.abort();
    };
  }, [reader, video]);

  return (
    <LiveCamera camera={camera}>
      {reader ? i18n._("Hold the code in the frame") : i18n._("Getting ready to scan…")}
    </LiveCamera>
  );
}

/** The code reader. `undefined` until loaded. `onFailed` runs if loading fails. */
function useCodeReader(onFailed: () => void): CodeReader | undefined {
  const [reader, setReader] = useState<CodeReader>();
  const failed = useEffectEvent(onFailed);

  useEffect(() => {
    let isWanted = true;
    openCodeReader().then(
      (opened) => {
        if (isWanted) setReader(opened);
      },
      (error: unknown) => {
        reportError(error);
        if (isWanted) failed();
      },
    );
    return () => {
      isWanted = false;
    };
  }, []);

  return reader;
}
