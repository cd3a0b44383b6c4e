import { Button } from "@mantine/core";
import { IconDownload, IconPrinter, IconShare } from "@tabler/icons-react";
import { useState } from "react";
import type { CellarYear } from "../../../rules/counting/cellarYear.ts";
import type { YearTotals } from "../../../rules/counting/yearTotals.ts";
import type { JournalEntry } from "../../../rules/history/journal.ts";
import { messageOf } from "../../../parts/tellOutcome.ts";
import { Checkbox } from "../../../ui/fields/Checkbox.tsx";
import { fetchPart } from "../../../ui/loading/fetchPart.ts";
import { saveFile } from "../../../ui/saveFile.ts";
import { toast } from "../../../ui/toasts/toast.ts";
import classes from "../Journal.module.css";
import { yearPoster } from "./yearPoster.ts";

interface YearImageProps {
  readonly year: number;
  readonly best: readonly JournalEntry[];
  readonly totals: YearTotals;
  readonly sums: CellarYear;
}

/** Saves or shares the year as an image. People are named in it only where that is chosen. */
export function YearImage(props: YearImageProps) {
  const [namesPeople, setNaming] = useState(false);
  const [isDrawing, setDrawing] = useState(false);
  const hand = (over: (image: File) => void | Promise<void>) => async () => {
    setDrawing(true);
    try {
      const { makeYearImage } = await fetchPart(() => import("./makeYearImage.ts"));
      await over(await makeYearImage(yearPoster({ ...props, namesPeople })));
    } catch (error) {
      if (!isAbort(error)) {
        toast({
          title: "Failed to make the image",
          description: messageOf(error),
          tone: "failure",
        });
      }
    } finally {
      setDrawing(false);
    }
  };
  const canShare = canShareImages();

  return (
    <div className={classes["ways"]}>
      <Button
        disabled={isDrawing}
        leftSection={<IconDownload aria-hidden size={20} stroke={1.75} />}
        variant={canShare ? "default" : "filled"}
        onClick={hand((image) => {
          saveFile(image.name, image.type, image);
        })}
      >
        Save image
      </Button>
      {canShare && (
        <Button
          disabled={isDrawing}
          leftSection={<IconShare aria-hidden size={20} stroke={1.75} />}
          onClick={hand((image) => navigator.share({ files: [image] }))}
        >
          Share
        </Button>
      )}
      <Button
        leftSection={<IconPrinter aria-hidden size={20} stroke={1.75} />}
        variant="subtle"
        onClick={() => {
          window.print();
        }}
      >
        Print
      </Button>
      <Checkbox checked={namesPeople} label="Name people in the image" onChange={setNaming} />
    </div>
  );
}

/** The share sheet was closed. */
function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === "AbortError";
}

function canShareImages(): boolean {
  const image = new File([], "year.png", { type: "image/png" });
  return "canShare" in navigator && navigator.canShare({ files: [image] });
}
