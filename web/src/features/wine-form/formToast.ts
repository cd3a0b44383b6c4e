import { toast, type ToastText } from "../../ui/toast.ts";

/** Tells of the open form, at the bottom, so that its notice stays in sight. */
export function formToast(text: ToastText): void {
  toast({ ...text, place: "form" });
}
