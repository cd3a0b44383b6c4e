import { Button, Loader } from "@mantine/core";
import { IconRefresh, IconScan } from "@tabler/icons-react";
import { useObjectUrl } from "../../ui/useObjectUrl.ts";
import classes from "./LabelCapture.module.css";

interface PhotoPreviewProps {
  readonly jpeg: ArrayBuffer;
  readonly analyzing: boolean;
  readonly onAnalyze: () => void;
  readonly onRetake: () => void;
}

/** The photo as it will be kept, and the two ways on from it. */
export function PhotoPreview({ jpeg, analyzing, onAnalyze, onRetake }: PhotoPreviewProps) {
  const url = useObjectUrl(jpeg);

  return (
    <div className={classes["stage"]}>
      <div className={classes["viewfinder"]}>
        {url !== undefined && (
          <img className={classes["picture"]} src={url} alt="The label you photographed" />
        )}
      </div>
      <div className={classes["actions"]}>
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
          {analyzing ? "Analyzing Label..." : "Analyze Label"}
        </Button>
        <Button
          variant="default"
          disabled={analyzing}
          leftSection={<IconRefresh aria-hidden size={20} stroke={1.75} />}
          onClick={onRetake}
        >
          Retake
        </Button>
      </div>
    </div>
  );
}
