import { Button } from "@mantine/core";
import { IconCamera, IconPhoto, IconUpload } from "@tabler/icons-react";
import { type DragEvent, useEffect, useEffectEvent, useReducer, useRef } from "react";
import { i18n } from "../../language/i18n.ts";
import { Alert } from "../../ui/page/Alert.tsx";
import { useIsPhone } from "../../ui/phone.ts";
import { CameraView } from "./CameraView.tsx";
import { capture, CHOOSING } from "./captureState.ts";
import { findBarcode } from "./findBarcode.ts";
import { judgeFile, problemOf } from "./judgeFile.ts";
import classes from "./LabelCapture.module.css";
import { PhotoPreview } from "./PhotoPreview.tsx";
import { PictureButton } from "./PictureButton.tsx";
import { shrinkFile, shrinkFrame } from "./shrinkPhoto.ts";

const WORDS = {
  front: {
    title: i18n._("Capture Wine Label"),
    hint: i18n._("Take or choose a photo of the label and we'll fill in the form."),
  },
  back: {
    title: i18n._("Capture Back Label"),
    hint: i18n._("We read the back label into the form. We don't keep this picture."),
  },
} as const;
const NO_CAMERA = i18n._("Could not access camera. Please use file upload instead.");

interface LabelCaptureProps {
  /** Whether the panel is visible. A live camera stops when the panel is hidden. */
  readonly active: boolean;
  /** Whether a photo is being uploaded or read, which disables the panel. */
  readonly analyzing: boolean;
  /** Picture that another app shared. It is submitted immediately, without a tap. */
  readonly offered?: Blob | undefined;
  /**
   * Which label to photograph. A photo of the back label is only read on this device and not
   * stored.
   */
  readonly side: "front" | "back";
  /** Receives the photo to upload and read: a JPEG within 600 by 800 pixels. */
  readonly onPhoto: (jpeg: ArrayBuffer) => void;
  /** Receives the photo to read on this device: a JPEG within 600 by 800 pixels. */
  readonly onReadHere: (jpeg: ArrayBuffer) => void;
  readonly onRetake: () => void;
  /**
   * Receives the digits of a barcode in the picture, or `undefined` when another picture is taken.
   */
  readonly onBarcode: (digits: string | undefined) => void;
}

export function LabelCapture(props: LabelCaptureProps) {
  const { active, analyzing, offered, side, onPhoto, onReadHere, onRetake, onBarcode } = props;
  const [state, dispatch] = useReducer(capture, CHOOSING);
  const isPhone = useIsPhone();

  useEffect(() => {
    if (!active) dispatch({ kind: "camera-cancelled" });
  }, [active]);

  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    // The pressed button is gone, so the first button of the next step gets the focus.
    if (document.activeElement !== document.body) return;
    panel.current?.querySelector<HTMLElement>("button:enabled")?.focus();
  }, [state.kind]);

  const searches = useRef(0);
  const seekBarcode = async (picture: Blob | HTMLVideoElement) => {
    searches.current += 1;
    const own = searches.current;
    onBarcode(undefined);
    const digits = await findBarcode(picture);
    if (digits !== undefined && searches.current === own) onBarcode(digits);
  };
  const prepare = async (
    shrinking: Promise<ArrayBuffer>,
    file?: Blob,
  ): Promise<ArrayBuffer | undefined> => {
    dispatch({ kind: "picture-taken" });
    try {
      const jpeg = await shrinking;
      dispatch({ kind: "photo-ready", jpeg });
      return jpeg;
    } catch (error) {
      dispatch({ kind: "failed", problem: await problemOf(file, error) });
      return undefined;
    }
  };
  const takeFile = async (file: Blob): Promise<ArrayBuffer | undefined> => {
    const verdict = await judgeFile(file);
    if (verdict.kind === "refuse") dispatch({ kind: "failed", problem: verdict.problem });
    if (verdict.kind !== "take") return undefined;
    void seekBarcode(file);
    return prepare(shrinkFile(file), file);
  };
  const readFile = async (file: Blob) => {
    const jpeg = await takeFile(file);
    if (!jpeg) return;
    if (side === "front") onPhoto(jpeg);
    else onReadHere(jpeg);
  };
  const readOffered = useEffectEvent(readFile);
  useEffect(() => {
    if (offered) void readOffered(offered);
  }, [offered]);
  const isBusy = state.kind === "preparing" || analyzing;
  const readDropped = (event: DragEvent) => {
    const file = event.dataTransfer.files[0];
    if (!file) return;
    event.preventDefault();
    if (!isBusy && state.kind === "choosing") void readFile(file);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the buttons take files too
    <section
      ref={panel}
      className={classes["panel"]}
      aria-labelledby="label-capture-title"
      onDrop={readDropped}
    >
      <div className={classes["intro"]}>
        <h3 id="label-capture-title">{WORDS[side].title}</h3>
        <p className={classes["hint"]}>{WORDS[side].hint}</p>
      </div>
      {state.kind === "choosing" && state.problem !== undefined && <Alert>{state.problem}</Alert>}
      {(state.kind === "choosing" || state.kind === "preparing") && (
        <>
          <div className={classes["choices"]}>
            <Button
              disabled={isBusy}
              leftSection={<IconCamera aria-hidden size={20} stroke={1.75} />}
              onClick={() => {
                dispatch({ kind: "camera-asked" });
              }}
            >
              {i18n._("Use Camera")}
            </Button>
            <PictureButton
              label={i18n._("Upload Image")}
              icon={<IconPhoto aria-hidden size={20} stroke={1.75} />}
              busy={state.kind === "preparing"}
              disabled={analyzing}
              onPicture={takeFile}
            />
          </div>
          {side === "front" && (
            <div className={classes["shortcut"]}>
              <PictureButton
                label={i18n._("Upload Wine Photo")}
                icon={<IconUpload aria-hidden size={20} stroke={1.75} />}
                disabled={isBusy}
                quiet
                onPicture={readFile}
              />
              <p className={classes["hint"]}>
                {isPhone
                  ? i18n._("One picture, at most 10 MB.")
                  : i18n._("Or drop it here. One picture, at most 10 MB.")}
              </p>
            </div>
          )}
        </>
      )}
      {state.kind === "camera" && (
        <CameraView
          onCapture={(video) => {
            void seekBarcode(video);
            void prepare(shrinkFrame(video));
          }}
          onCancel={() => {
            dispatch({ kind: "camera-cancelled" });
          }}
          onFailed={() => {
            dispatch({ kind: "failed", problem: NO_CAMERA });
          }}
        />
      )}
      {state.kind === "captured" && (
        <PhotoPreview
          jpeg={state.jpeg}
          analyzing={analyzing}
          onAnalyze={
            side === "front"
              ? () => {
                  onPhoto(state.jpeg);
                }
              : undefined
          }
          onReadHere={() => {
            onReadHere(state.jpeg);
          }}
          onRetake={() => {
            dispatch({ kind: "retake" });
            searches.current += 1;
            onBarcode(undefined);
            onRetake();
          }}
        />
      )}
    </section>
  );
}
