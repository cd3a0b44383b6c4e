import { Button } from "@mantine/core";
import { IconRefresh } from "@tabler/icons-react";
import { Alert } from "../../ui/page/Alert.tsx";
import type { LabelSide, PhotoNotice as Notice } from "./photoState.ts";
import classes from "./WineForm.module.css";

interface PhotoNoticeProps {
  readonly notice: Notice;
  /** Asks for another photo of that label; missing where the form takes none. */
  readonly onRetake: ((side: LabelSide) => void) | undefined;
}

/** What became of the photo and its label, and the way to a better one where the photo is to blame. */
export function PhotoNotice({ notice: { tone, text, again }, onRetake }: PhotoNoticeProps) {
  return (
    <Alert tone={tone}>
      {text}
      {again && onRetake && (
        <div className={classes["again"]}>
          <Button
            variant="default"
            leftSection={<IconRefresh aria-hidden size={20} stroke={1.75} />}
            onClick={() => {
              onRetake(again);
            }}
          >
            Take another photo
          </Button>
        </div>
      )}
    </Alert>
  );
}
