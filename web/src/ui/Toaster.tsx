import * as Toast from "@radix-ui/react-toast";
import { IconAlertTriangle, IconCircleCheck, IconX } from "@tabler/icons-react";
import classes from "./Toaster.module.css";
import { dismissToast, TOAST_DISPLAY_MS, useToastStore } from "./toast.ts";

const SWIPE_THRESHOLD_PX = 50;

/** Shows the toasts: one at a time, closed by a swipe to the right, reached with F8. */
export function Toaster() {
  const shown = useToastStore((store) => store.shown);
  const failed = shown?.tone === "failure";
  const Icon = failed ? IconAlertTriangle : IconCircleCheck;

  return (
    <Toast.Provider
      duration={TOAST_DISPLAY_MS}
      swipeDirection="right"
      swipeThreshold={SWIPE_THRESHOLD_PX}
    >
      {shown && (
        <Toast.Root
          key={shown.id}
          className={classes["toast"]}
          data-tone={failed ? "failure" : "success"}
          open={shown.open}
          type={failed ? "foreground" : "background"}
          onOpenChange={(open) => {
            if (!open) dismissToast(shown.id);
          }}
        >
          <Icon className={classes["icon"]} aria-hidden size={20} stroke={1.75} />
          {/* Radix announces the text itself, so the role here names it without saying it twice. */}
          <div className={classes["text"]} role={failed ? "alert" : "status"} aria-live="off">
            <Toast.Title className={classes["title"]}>{shown.title}</Toast.Title>
            {shown.description !== undefined && (
              <Toast.Description className={classes["description"]}>
                {shown.description}
              </Toast.Description>
            )}
          </div>
          {shown.action && (
            <Toast.Action
              className={classes["action"]}
              altText={shown.action.label}
              onClick={shown.action.run}
            >
              {shown.action.label}
            </Toast.Action>
          )}
          <Toast.Close className={classes["close"]} aria-label="Close">
            <IconX aria-hidden size={20} stroke={1.75} />
          </Toast.Close>
        </Toast.Root>
      )}
      <Toast.Viewport className={classes["viewport"]} label="Notifications" hotkey={["F8"]} />
    </Toast.Provider>
  );
}
