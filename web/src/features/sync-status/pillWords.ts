import type { SyncStatus } from "../../engine/index.ts";
import { i18n } from "../../language/i18n.ts";
import { numberInWords } from "../../language/locale.ts";
import { countOf } from "../../ui/countOf.ts";

/** Text of the sync pill, the same on screen and for screen readers. */
export function pillWords({ kind, waiting, sent, attention, lost }: SyncStatus): string {
  switch (kind) {
    case "saved":
      return i18n._("Saved");
    case "syncing":
      return waiting === 0
        ? i18n._("Syncing")
        : i18n._("Syncing {progress}", { progress: progress(sent, waiting) });
    case "connecting":
      return waiting === 0
        ? i18n._("Connecting")
        : i18n._("Connecting, {amount} saved on this device", { amount: numberInWords(waiting) });
    case "offline":
      return waiting === 0
        ? i18n._("Offline")
        : i18n._("Offline, {amount} saved on this device", { amount: numberInWords(waiting) });
    case "full":
      return i18n._("Storage is full");
    case "intercepted":
      return i18n._("Sign-in needed to reach the server");
    case "attention":
      return i18n._("Needs attention {attention}", { attention: String(attention) });
    case "lost":
      return i18n._("{count, plural, one {# change was lost} other {# changes were lost}}", {
        count: lost.length,
      });
    case "outdated":
      return i18n._("Update the app to go on syncing");
    case "signIn":
      return waiting === 0
        ? i18n._("Sign in to sync")
        : i18n._("Sign in to finish syncing {changes}", { changes: countOf(waiting, "change") });
  }
}

/**
 * Progress of sending, for example "400 of 1,000". Only the number of pending changes if none has
 * arrived at the server yet.
 */
function progress(sent: number, waiting: number): string {
  if (sent === 0) return numberInWords(waiting);
  return i18n._(
    /*i18n*/ { id: "{arrived} of {all}", comment: "changes sent" },
    { arrived: numberInWords(sent), all: numberInWords(sent + waiting) },
  );
}
