import type { EndReason } from "sync-protocol";
import { i18n } from "../../language/i18n.ts";

export function lossSentence(name: string, reason: EndReason | undefined): string {
  switch (reason) {
    case "removed":
      return i18n._("The owner removed you from {name}", { name });
    case "left":
      return i18n._("You left {name}", { name });
    case "deleted":
      return i18n._("{name} was deleted", { name });
    case undefined:
      return i18n._("You no longer have access to {name}", { name });
  }
}
