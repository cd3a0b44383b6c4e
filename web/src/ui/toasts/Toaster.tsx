import * as Toast from "@radix-ui/react-toast";
import { IconAlertTriangle, IconCircleCheck, IconInfoCircle, IconX } from "@tabler/icons-react";
import { i18n } from "../../language/i18n.ts";
import classes from "./Toaster.module.css";
import { type FocusEvent, type RefObject, useEffect, useRef, useState } from "react";
import { dismissToast, type ToastText, useToastStore } from "./toast.ts";
import { useToastClock } from "./useToastClock.ts";

const SWIPE_THRESHOLD_PX = 50;

const ICONS = { success: IconCircleCheck, note: IconInfoCircle, failure: IconAlertTriangle };

/** Shows one toast at a time. A swipe to the right closes the toast, and F8 focuses the toast. */
export function Toaster() {
  const shown = useToastStore((store) => store.shown);
  const isCovered = useToastStore((store) => store.isCovered);
  const { onFocus: onHold, ...holding } = useToastClock();
  const tone = shown?.tone ?? "success";
  const Icon = ICONS[tone];
  const region = useRef<HTMLOListElement>(null);
  useFormToastHeight(region);
  const { onFocus: noteWay, goBack } = useWayBack(region);
  const onFocus = (event: FocusEvent) => {
    noteWay(event);
    onHold();
  };

  return (
    <Toast.Provider
      label={i18n._("Notification")}
      duration={Infinity}
      swipeDirection="right"
      swipeThreshold={SWIPE_THRESHOLD_PX}
    >
      {shown && (
        <Toast.Root
          key={shown.id}
          {...holding}
          className={classes["toast"]}
          data-place={shown.place}
          data-tone={tone}
          open={shown.open}
          type={tone === "failure" ? "foreground" : "background"}
          onOpenChange={(open) => {
            if (open) return;
            // The focus must leave the region of toasts. While it stays there, later toasts never
            // close.
            goBack();
            dismissToast(shown.id);
          }}
          onEscapeKeyDown={(event) => {
            if (isInDialog(event.target)) event.preventDefault();
          }}
          onFocus={onFocus}
        >
          <Icon className={classes["icon"]} aria-hidden size={20} stroke={1.75} />
          <Announcement shown={shown} />
          {shown.actions?.map(({ label, run }) => (
            <Toast.Action key={label} className={classes["action"]} altText={label} onClick={run}>
              {label}
            </Toast.Action>
          ))}
          {shown.question && <Stars {...shown.question} />}
          <Toast.Close className={classes["close"]} aria-label={i18n._("Close")}>
            <IconX aria-hidden size={20} stroke={1.75} />
          </Toast.Close>
        </Toast.Root>
      )}
      <Toast.Viewport
        {...holding}
        ref={region}
        className={classes["viewport"]}
        data-covered={isCovered || undefined}
        label={i18n._("Notifications")}
        hotkey={["F8"]}
        onFocus={onFocus}
      />
    </Toast.Provider>
  );
}

function Stars({ words, answer }: NonNullable<ToastText["question"]>) {
  return (
    <div aria-label={words} className={classes["question"]} role="group">
      <span>{words}</span>
      {[1, 2, 3, 4, 5].map((count) => {
        const label = i18n._("{count, plural, one {# star} other {# stars}}", { count });
        return (
          <Toast.Action
            key={count}
            aria-label={label}
            altText={label}
            className={classes["action"]}
            onClick={() => {
              answer(count);
            }}
          >
            ☆
          </Toast.Action>
        );
      })}
    </div>
  );
}

/** Whether Escape was pressed in a dialog. It then closes the dialog, not the toast. */
function isInDialog(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role="dialog"]') !== null;
}

/**
 * The toast's text as a status or an alert. Renders one frame after its live region, because screen readers announce
 * only changes. Radix's announcer would repeat the text.
 */
function Announcement({ shown }: { readonly shown: ToastText }) {
  const [hasRegion, setHasRegion] = useState(false);

  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      setHasRegion(true);
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  }, []);

  return (
    <div
      data-radix-toast-announce-exclude=""
      className={classes["text"]}
      data-announced={hasRegion}
      role={shown.tone === "failure" ? "alert" : "status"}
    >
      <Toast.Title className={classes["title"]}>{shown.title}</Toast.Title>
      {shown.description !== undefined && (
        <Toast.Description className={classes["description"]}>
          {shown.description}
        </Toast.Description>
      )}
    </div>
  );
}

/**
 * Sets `--form-toast-height` to the height of a toast about the form, so that the form leaves space
 * for the toast.
 */
function useFormToastHeight(region: RefObject<HTMLElement | null>): void {
  const isShown = useToastStore(({ shown }) => shown?.open === true && shown.place === "form");

  useEffect(() => {
    const measured = region.current;
    if (!isShown || !measured) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      style.setProperty("--form-toast-height", `${String(measured.offsetHeight)}px`);
    });
    observer.observe(measured);
    return () => {
      observer.disconnect();
      style.removeProperty("--form-toast-height");
    };
  }, [isShown, region]);
}

/** Returns the focus from the region of toasts to the element that had the focus before. */
interface WayBack {
  readonly onFocus: (event: FocusEvent) => void;
  /**
   * Moves the focus from the region to the element that had the focus before. Removes the focus if
   * that element is gone.
   */
  readonly goBack: () => void;
}

function useWayBack(region: RefObject<HTMLElement | null>): WayBack {
  const whence = useRef<HTMLElement>(null);
  const isInside = (element: Element | null) => region.current?.contains(element) === true;

  return {
    onFocus: ({ relatedTarget }) => {
      if (!(relatedTarget instanceof HTMLElement) || isInside(relatedTarget)) return;
      whence.current = relatedTarget;
    },
    goBack: () => {
      if (!isInside(document.activeElement)) return;
      whence.current?.focus({ preventScroll: true });
      const { activeElement } = document;
      if (isInside(activeElement) && activeElement instanceof HTMLElement) activeElement.blur();
    },
  };
}
