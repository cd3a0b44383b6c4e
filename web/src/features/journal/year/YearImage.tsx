import { Button } from "@mantine/core";
import { IconDownload, IconPrinter, IconShare } from "@tabler/icons-react";
import { useMemo, useState } from "react";
import { i18n } from "../../../language/i18n.ts";
import type { CellarYear } from "../../../rules/counting/cellarYear.ts";
import type { YearTotals } from "../../../rules/counting/yearTotals.ts";
import type { JournalEntry } from "../../../rules/history/journal.ts";
import { messageOf } from "../../../parts/showOutcome.ts";
import { Checkbox } from "../../../ui/fields/Checkbox.tsx";
import { fetchPart } from "../../../ui/loading/fetchPart.ts";
import { saveFile } from "../../../ui/saveFile.ts";
import { toast } from "../../../ui/toasts/toast.ts";
import classes from "../Journal.module.css";
import { type YearPoster, yearPoster } from "./yearPoster.ts";

interface YearImageProps {
  readonly year: number;
  readonly best: readonly JournalEntry[];
  readonly totals: YearTotals;
  readonly sums: CellarYear;
}

export function YearImage({ year, best, totals, sums }: YearImageProps) {
  const [namesPeople, setNaming] = useState(false);
  const [isDrawing, setDrawing] = useState(false);
  const poster = useMemo(
    () => yearPoster({ year, best, totals, sums, namesPeople }),
    [year, best, totals, sums, namesPeople],
  );
  /** The drawn image, kept until the user has saved or shared it. */
  const [drawn, setDrawn] = useState<{ readonly of: YearPoster; readonly image: File }>();
  const hand = (over: (image: File) => void | Promise<void>) => async () => {
    setDrawing(true);
    try {
      const image = drawn?.of === poster ? drawn.image : await draw(poster);
      setDrawn({ of: poster, image });
      await over(image);
      setDrawn(undefined);
    } catch (error) {
      if (isNamed(error, "AbortError")) return;
      // Browsers allow sharing only shortly after a press, and drawing took longer. The user has to
      // press again.
      toast(
        isNamed(error, "NotAllowedError")
          ? {
              title: i18n._("The image is ready"),
              description: i18n._("Press Share again."),
              tone: "note",
            }
          : {
              title: i18n._("Failed to make the image"),
              description: messageOf(error),
              tone: "failure",
            },
      );
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
        {i18n._("Save image")}
      </Button>
      {canShare && (
        <Button
          disabled={isDrawing}
          leftSection={<IconShare aria-hidden size={20} stroke={1.75} />}
          onClick={hand((image) => navigator.share({ files: [image] }))}
        >
          {i18n._("Share")}
        </Button>
      )}
      <Button
        leftSection={<IconPrinter aria-hidden size={20} stroke={1.75} />}
        variant="subtle"
        onClick={() => {
          window.print();
        }}
      >
        {i18n._("Print")}
      </Button>
      <Checkbox
        checked={namesPeople}
        label={i18n._("Name people in the image")}
        onChange={setNaming}
      />
    </div>
  );
}

async function draw(poster: YearPoster): Promise<File> {
  const { makeYearImage } = await fetchPart(() => import("./makeYearImage.ts"));
  return makeYearImage(poster);
}

/** Whether the error has this name. "AbortError" means that the user closed the share sheet. */
function isNamed(error: unknown, name: string): boolean {
  return error instanceof DOMException && error.name === name;
}

function canShareImages(): boolean {
  const image = new File([], "year.png", { type: "image/png" });
  return "canShare" in navigator && navigator.canShare({ files: [image] });
}
