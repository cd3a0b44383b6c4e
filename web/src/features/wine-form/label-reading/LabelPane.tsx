import { ActionIcon } from "@mantine/core";
import { IconChevronDown, IconChevronUp, IconZoomIn, IconZoomOut } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import { i18n } from "../../../language/i18n.ts";
import { useIsPhone } from "../../../ui/phone.ts";
import { useObjectUrl } from "../../../ui/useObjectUrl.ts";
import classes from "../WineForm.module.css";

const ZOOM_MAX = 4;

/** Usual position of the label in a bottle photo, as a fraction of the photo's height. */
const LABEL_AT = 0.6;

export function LabelPane({ jpeg }: { readonly jpeg: ArrayBuffer }) {
  const url = useObjectUrl(jpeg);
  const isPhone = useIsPhone();
  const [isHidden, setHidden] = useState(false);
  const [zoom, setZoom] = useState(1);
  const picture = useRef<HTMLDivElement>(null);
  /** Centre of the visible part, as fractions of the photo's width and height. */
  const middle = useRef({ x: 0.5, y: LABEL_AT });

  const center = () => {
    const shown = picture.current;
    if (!shown) return;
    const { x, y } = middle.current;
    shown.scrollTo(
      x * shown.scrollWidth - shown.clientWidth / 2,
      y * shown.scrollHeight - shown.clientHeight / 2,
    );
  };
  useEffect(center, [zoom]);
  const zoomTo = (next: number) => {
    const shown = picture.current;
    if (shown) {
      middle.current = {
        x: (shown.scrollLeft + shown.clientWidth / 2) / shown.scrollWidth,
        y: (shown.scrollTop + shown.clientHeight / 2) / shown.scrollHeight,
      };
    }
    setZoom(next);
  };
  const canHide = isPhone && isHidden;
  const Chevron = canHide ? IconChevronDown : IconChevronUp;

  return (
    <div className={classes["label"]}>
      {!canHide && (
        <div
          ref={picture}
          aria-label={i18n._("Label")}
          className={classes["picture"]}
          role="region"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it
          tabIndex={0}
        >
          {url !== undefined && (
            <img
              alt={i18n._("The wine's label")}
              src={url}
              style={{ display: "block", maxWidth: "none", width: `${String(zoom * 100)}%` }}
              onLoad={center}
            />
          )}
        </div>
      )}
      <div
        className={classes["zoom"]}
        style={canHide ? { position: "static", paddingInline: "var(--space-16)" } : undefined}
      >
        {isPhone && (
          <ActionIcon
            aria-expanded={!canHide}
            aria-label={canHide ? i18n._("Show the label") : i18n._("Hide the label")}
            variant="default"
            onClick={() => {
              setHidden(!isHidden);
            }}
          >
            <Chevron aria-hidden size={20} stroke={1.75} />
          </ActionIcon>
        )}
        {!canHide && (
          <>
            <ActionIcon
              aria-label={i18n._("Zoom in")}
              disabled={zoom >= ZOOM_MAX}
              variant="default"
              onClick={() => {
                zoomTo(zoom * 2);
              }}
            >
              <IconZoomIn aria-hidden size={20} stroke={1.75} />
            </ActionIcon>
            <ActionIcon
              aria-label={i18n._("Zoom out")}
              disabled={zoom <= 1}
              variant="default"
              onClick={() => {
                zoomTo(zoom / 2);
              }}
            >
              <IconZoomOut aria-hidden size={20} stroke={1.75} />
            </ActionIcon>
          </>
        )}
      </div>
    </div>
  );
}
