import type { CSSProperties } from "react";
import { vintageOf } from "../../rules/cellar/CellarWine.ts";
import { stickerAddress } from "../../parts/addresses/stickerAddress.ts";
import { cornerOf, type LabelSheet, labelsOn, PAPERS } from "./labelSheets.ts";
import { QrCode } from "../../ui/page/QrCode.tsx";
import classes from "./StickerSheet.module.css";
import type { PlacedSticker } from "./stickers.ts";

/** Minimum ratio of a label's width to its height for text beside the code. */
const WIDE = 1.6;

interface StickerSheetProps {
  readonly sheet: LabelSheet;
  readonly stickers: readonly PlacedSticker[];
}

/** One sheet of stickers: in its real size on paper, as wide as its container on screen. */
export function StickerSheet({ sheet, stickers }: StickerSheetProps) {
  const paper = PAPERS[sheet.paper];
  const stickerAt = new Map(stickers.map(({ place, sticker }) => [place, sticker]));
  const isWide = sheet.width / sheet.height >= WIDE;
  // Lengths in mm, without a unit. CSS multiplies them by the length of a millimetre, `--mm`.
  const measures: Measures = {
    "--paper-width": paper.width,
    "--paper-height": paper.height,
    "--label-width": sheet.width,
    "--label-height": sheet.height,
  };

  return (
    <ol className={classes["sheet"]} data-mantine-color-scheme="light" style={measures}>
      {Array.from({ length: labelsOn(sheet) }, (_, place) => {
        const { x, y } = cornerOf(sheet, place);
        const corner: Measures = { "--x": x, "--y": y };
        const sticker = stickerAt.get(place);
        return (
          <li
            key={place}
            aria-hidden={!sticker}
            className={classes["label"]}
            data-wide={isWide}
            style={corner}
          >
            {sticker && (
              <>
                <QrCode className={classes["code"]} text={stickerAddress(sticker.code)} />
                <div className={classes["words"]}>
                  <strong className={classes["name"]} dir="auto">
                    {sticker.wine.name}
                  </strong>
                  <bdi className={classes["producer"]}>{sticker.wine.producer}</bdi>
                  <span>{vintageOf(sticker.wine)}</span>
                  {sticker.location !== undefined && (
                    <bdi className={classes["location"]}>{sticker.location}</bdi>
                  )}
                </div>
              </>
            )}
          </li>
        );
      })}
    </ol>
  );
}

type Measures = CSSProperties & Readonly<Record<`--${string}`, number>>;
