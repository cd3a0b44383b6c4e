import { fromProtocol2 } from "sync-protocol";
import * as z from "zod/mini";
import { isRecord, type StoredRecord } from "./storedShapes.ts";

type RenameFields = (record: StoredRecord) => StoredRecord;

const OF_CHANGES = new Map([
  ["wineId", "recordId"],
  ["madeAt", "createdAt"],
  ["restsUntil", "nextAttemptAt"],
  ["timesParked", "timesFailed"],
]);

const OF_PHOTOS = new Map([
  ["wineId", "recordId"],
  ["over", "replaces"],
]);

const OF_FINDINGS = new Map([["triedAgainAt", "nextAttemptAt"]]);

const OF_CHANGED_EVENTS = new Map([["retold", "changed"]]);

const asSent: RenameFields = (record) => {
  const renamed = fromProtocol2(record);
  return isRecord(renamed) ? renamed : record;
};

const asQueued: RenameFields = (record) => {
  const { finding, ...entry } = withNames(asSent(record), OF_CHANGES);
  return isRecord(finding) ? { ...entry, finding: renamedFinding(finding) } : { ...entry };
};

const asKept: RenameFields = (record) => withNames(record, OF_PHOTOS);

/** Functions that rename the fields of older records, by table. Other tables need no renaming. */
export const RENAMINGS: Readonly<Record<string, RenameFields>> = {
  wines: asSent,
  events: asSent,
  drafts: asDraft,
  outbox: asQueued,
  attention: asQueued,
  photos: asKept,
  missingPhotos: asKept,
};

const changeSchema = z.object({
  opId: z.string(),
  recordId: z.string(),
  change: z.object({ kind: z.string() }),
});

const importSchema = z.object({
  importId: z.string(),
  wines: z.array(z.object({ wineId: z.string(), opId: z.optional(z.string()) })),
});

/**
 * Adds the import's id to each queued change of an import. Version 8 stored this id only in the
 * import logs.
 */
export function importNamer(drafts: readonly StoredRecord[]): (entry: StoredRecord) => void {
  const importOf = new Map<string, string>();
  for (const { key, values } of drafts) {
    if (typeof key !== "string" || !key.startsWith("imported-wines/")) continue;
    const { success, data } = importSchema.safeParse(values);
    if (!success) continue;
    for (const { wineId, opId } of data.wines) importOf.set(opId ?? wineId, data.importId);
  }
  return (entry) => {
    const { success, data } = changeSchema.safeParse(entry);
    if (!success) return;
    const importId = importOf.get(data.change.kind === "create" ? data.recordId : data.opId);
    if (importId !== undefined) Object.assign(entry, { importId });
  };
}

function renamedFinding(finding: StoredRecord): StoredRecord {
  const named = withNames(finding, OF_FINDINGS);
  return named["kind"] === "parked" ? { ...named, kind: "failed" } : named;
}

function asDraft(record: StoredRecord): StoredRecord {
  const draft = asSent(record);
  const { key, values } = draft;
  if (typeof key !== "string" || !key.startsWith("retold-events/") || !isRecord(values)) {
    return draft;
  }
  return {
    key: key.replace("retold-", "changed-"),
    values: withNames(values, OF_CHANGED_EVENTS),
  };
}

function withNames(record: StoredRecord, names: ReadonlyMap<string, string>): StoredRecord {
  return Object.fromEntries(
    Object.entries(record).map(([name, value]) => [names.get(name) ?? name, value] as const),
  );
}
