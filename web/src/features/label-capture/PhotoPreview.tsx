import { Button, Loader } from "@mantine/core";
import { IconDeviceMobile, IconRefresh, IconScan } from "@tabler/icons-react";
import { READER_MEGABYTES } from "../../labels/index.ts";
import { i18n } from "../../language/i18n.ts";
import { Viewfinder } from "../../ui/camera/Viewfinder.tsx";
import { useObjectUrl } from "../../ui/useObjectUrl.ts";
import classes from "./LabelCapture.module.css";

interface PhotoPreviewProps {
  readonly jpeg: ArrayBuffer;
  readonly analyzing: boolean;
  /**
   * Sends the photo to the AI service that reads labels. `undefined` if the server has no such
   * service.
   */
  readonly onAnalyze: (() => void) | undefined;
  readonly onReadHere: () => void;
  readonly onRetake: () => void;
}

export function PhotoPreview(props: PhotoPreviewProps) {
  const { jpeg, analyzing, onAnalyze, onReadHere, onRetake } = props;
  const url = useObjectUrl(jpeg);

  return (
    <div className={classes["stage"]}>
      <Viewfinder>
        {url !== undefined && <img src={url} alt={i18n._("The label you photographed")} />}
      </Viewfinder>
      <div className={classes["actions"]}>
        {onAnalyze && (
          <Button
            disabled={analyzing}
            leftSection={
              analyzing ? (
                <Loader aria-hidden size={18} color="currentColor" />
              ) : (
                <IconScan aria-hidden size={20} stroke={1.75} />
              )
            }
            onClick={onAnalyze}
          >
            {analyzing ? i18n._("Analyzing Label...") : i18n._("Analyze Label")}
          </Button>
        )}
        <Button
          variant={onAnalyze ? "default" : "filled"}
          disabled={analyzing}
          leftSection={<IconDeviceMobile aria-hidden size={20} stroke={1.75} />}
          onClick={onReadHere}
        >
          {i18n._("Read on this device")}
        </Button>
        <Button
          variant="default"
          disabled={analyzing}
          leftSection={<IconRefresh aria-hidden size={20} stroke={1.75} />}
          onClick={onRetake}
        >
          {i18n._("Retake")}
        </Button>
      </div>
      <p className={classes["hint"]}>
        {i18n._(
          "Reading on this device works offline. It downloads about {readerMegabytes} MB once.",
          { readerMegabytes: READER_MEGABYTES },
        )}
      </p>
    </div>
  );
}
