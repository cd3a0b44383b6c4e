import type { CallSpec } from "./CallSpec.ts";
import { pathOf } from "./CallSpec.ts";
import {
  addBottles,
  archiveWine,
  createWine,
  editWine,
  moveBottles,
  removeBottles,
  removeWine,
  restoreWine,
  unarchiveWine,
} from "./wines.ts";
import type { Change } from "../changes/change.ts";

/** A documented call, ready to send. `path` is absolute on the server's origin. */
export interface Call {
  readonly method: CallSpec["method"];
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
}

const CALL_OF = {
  create: createWine,
  edit: editWine,
  archive: archiveWine,
  unarchive: unarchiveWine,
  "add-bottles": addBottles,
  "remove-bottles": removeBottles,
  "move-bottles": moveBottles,
  remove: removeWine,
  restore: restoreWine,
} as const satisfies Readonly<Record<Change["kind"], CallSpec>>;

/**
 * The documented call of a change. An idempotency key is bound to the canonical form of this call.
 */
export function callOf(change: Change): Call {
  const spec = CALL_OF[change.kind];
  return { method: spec.method, path: pathOf(spec, change.wineId), body: bodyOf(change) };
}

function bodyOf(change: Change): Call["body"] {
  switch (change.kind) {
    case "create":
      return { ...change.body, id: change.wineId, bottleId: change.bottleId };
    case "edit":
      return change.base ? { ...change.body, base: change.base } : change.body;
    case "archive":
    case "unarchive":
    case "remove":
    case "restore":
      return {};
    case "add-bottles": {
      const { quantity, lotId } = change;
      return { quantity, ...(lotId !== undefined && { lotId }) };
    }
    case "remove-bottles": {
      const { quantity, lotId, openedId } = change;
      return {
        quantity,
        ...(lotId !== undefined && { lotId }),
        ...(openedId !== undefined && { openedId }),
      };
    }
    case "move-bottles": {
      const { from, to, quantity } = change;
      return { from, to, quantity };
    }
  }
}
