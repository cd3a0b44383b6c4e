import type { EndReason } from "sync-protocol";

/** Says that the user can no longer read a cellar, and the reason if the server gave one. */
export function lossSentence(name: string, reason: EndReason | undefined): string {
  switch (reason) {
    case "removed":
      return `The owner removed you from ${name}`;
    case "left":
      return `You left ${name}`;
    case "deleted":
      return `${name} was deleted`;
    case undefined:
      return `You no longer have access to ${name}`;
  }
}
