import { useEffect, useEffectEvent } from "react";
import { useSearchParams } from "react-router";
import { i18n } from "../../language/i18n.ts";
import { takeSharedPicture } from "../../platform/sharedPicture.ts";
import { QUICK_ACTIONS, sendQuickAction } from "../../parts/requests/quickActions.ts";
import { formToast } from "../../ui/toasts/toast.ts";

const NO_PICTURE = {
  title: i18n._("The shared picture could not be kept"),
  description: i18n._("This device may be out of space. Choose the picture here instead."),
  tone: "failure",
} as const;

/** Actions that an address can request: the manifest's shortcuts and share target. */
export interface ArrivalActions {
  /** Requested by `/?action=add-wine`. */
  readonly addWine: () => void;
  /** Requested by `/?action=add-shared`. */
  readonly addShared: (picture: Blob) => void;
  /** Requested by `/?tab=pairing`, with a meal in `&dish=`. */
  readonly showPairing: (dish: string | null) => void;
}

/** Runs the action that the address requests, once, and removes it from the address. */
export function useArrival(actions: ArrivalActions): void {
  const [params, setParams] = useSearchParams();
  const action = params.get("action");
  const tab = params.get("tab");
  const dish = params.get("dish");

  const arrive = useEffectEvent(async () => {
    setParams({}, { replace: true });
    if (tab === "pairing") actions.showPairing(dish);
    if (action === "add-wine") actions.addWine();
    if (action === "scan") sendQuickAction(QUICK_ACTIONS.scan);
    if (action !== "add-shared") return;
    const picture = await takeSharedPicture();
    if (picture) {
      actions.addShared(picture);
      return;
    }
    actions.addWine();
    formToast(NO_PICTURE);
  });
  useEffect(() => {
    if (action !== null || tab !== null) arrive().catch(reportError);
  }, [action, tab]);
}
