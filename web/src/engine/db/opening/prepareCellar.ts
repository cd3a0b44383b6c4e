import type * as z from "zod/mini";
import { i18n } from "../../../language/i18n.ts";
import type { UnsentNote } from "../../outbox/changeSentence.ts";
import { newSyncState } from "../../outbox/outbox.ts";
import { renumbered } from "../../outbox/renewIdentity.ts";
import type { CellarDatabase, StateRecord } from "../CellarDatabase.ts";
import { CellarUnavailable, isDamage, StrangeKeys } from "../CellarUnavailable.ts";
import { hasOurKeys } from "./hasOurKeys.ts";
import { attentionEntrySchema, outboxEntrySchema, stateSchema, upgraded } from "../storedShapes.ts";
import { writeState } from "../syncState.ts";

export interface Preparation {
  readonly notes: readonly UnsentNote[];
  readonly newId: () => string;
}

const UNNAMED = i18n._("A change that cannot be read any more");

/**
 * Opens a user's local store and repairs it, so that later code can trust its pending changes.
 * Wines, which may be many, are checked only when `watchCellar` reads them.
 *
 * Records of an older build are parsed with the current contract and stored in the resulting form
 * [D3: updates]. Records that cannot be read are listed in the state's `lost` and set aside until
 * the user dismisses them; all others stay [D2: repair]. If the store is still damaged, it is
 * rebuilt with this build's tables.
 *
 * Throws {@link CellarUnavailable} if the store cannot be opened and no damage is known. The store
 * is then unchanged [D1: unavailable store].
 */
export async function prepareCellar(
  cellar: CellarDatabase,
  preparation: Preparation,
): Promise<void> {
  const mend = async () => {
    try {
      await mendCellar(cellar, preparation);
    } catch (error) {
      cellar.close({ disableAutoOpen: false });
      throw error;
    }
  };
  try {
    await mend()
      .catch(mend)
      .catch(async (error: unknown) => {
        if (!isDamage(error)) throw error;
        const { rekeyTables } = await import("../repair/rekeyTables.ts");
        await rekeyTables(cellar);
        await mend();
      });
  } catch (cause) {
    throw new CellarUnavailable(cause);
  }
}

async function mendCellar(cellar: CellarDatabase, preparation: Preparation): Promise<void> {
  await cellar.open();
  if (!hasOurKeys(cellar)) throw new StrangeKeys();
  if (await isSound(cellar)) return;
  const { outbox, attention, state, unreadable } = cellar;
  await cellar.transaction("rw", outbox, attention, state, unreadable, async () => {
    const known = await upgradeState(cellar);
    const unsent = await upgradeAll(cellar, "outbox");
    const needing = await upgradeAll(cellar, "attention");
    if (!known || unsent.length > 0) {
      await restart(cellar, [...unsent, ...needing], preparation);
    } else if (needing.length > 0) {
      const lost = [...known.lost, ...namesOf(needing, preparation)];
      await writeState(cellar, { ...known, lost });
    }
  });
}

/**
 * Whether all records already match the current contract, which is usual when the app starts. Only
 * reads, so that other code need not wait for the store.
 */
function isSound(cellar: CellarDatabase): Promise<boolean> {
  const { outbox, attention, state } = cellar;
  return cellar.transaction("r", outbox, attention, state, async () => {
    const [known, unsent, needing] = await Promise.all([
      state.get("sync"),
      outbox.toArray(),
      attention.toArray(),
    ]);
    return (
      isValid(stateSchema, known) &&
      unsent.every((entry) => isValid(outboxEntrySchema, entry)) &&
      needing.every((entry) => isValid(attentionEntrySchema, entry))
    );
  });
}

function isValid(schema: z.ZodMiniType, record: unknown): boolean {
  const { success, data } = schema.safeParse(record);
  return success && upgraded(record, data) === record;
}

async function upgradeState({ state }: CellarDatabase): Promise<StateRecord | undefined> {
  const stored = await state.get("sync");
  const { success, data } = stateSchema.safeParse(stored);
  if (!success) return undefined;
  const taken: StateRecord = { ...stored, ...data, lastSyncedAt: data.lastSyncedAt };
  if (upgraded(stored, data) !== stored) await state.put(taken);
  return taken;
}

const SCHEMAS = { outbox: outboxEntrySchema, attention: attentionEntrySchema };

/**
 * Parses the records of a table and stores them in their current form. Moves those that cannot be
 * parsed to the table of unreadable records, and returns their op ids.
 */
async function upgradeAll(
  cellar: CellarDatabase,
  name: keyof typeof SCHEMAS,
): Promise<readonly unknown[]> {
  const table = cellar.table<{ readonly opId?: unknown }, string | number>(name);
  const keys = await table.toCollection().primaryKeys();
  const records = await table.bulkGet(keys);
  const judged = keys.map((key, index) => {
    const record = records[index] ?? {};
    const { success, data } = SCHEMAS[name].safeParse(record);
    return { key, record, taken: success ? upgraded(record, data) : undefined };
  });
  const aside = judged.filter(({ taken }) => taken === undefined);
  await cellar.unreadable.bulkAdd(aside.map(({ record }) => ({ table: name, record })));
  await table.bulkDelete(aside.map(({ key }) => key));
  const renewed = judged.filter(({ record, taken }) => taken !== undefined && taken !== record);
  await cellar.table<unknown>(name).bulkPut(renewed.map(({ taken }) => taken));
  return aside.map(({ record }) => record.opId);
}

/**
 * Restarts sync with a new device id. Pending changes keep their op ids, so that no change takes
 * effect twice [I1: idempotency].
 */
async function restart(
  cellar: CellarDatabase,
  setAside: readonly unknown[],
  { notes, newId }: Preparation,
): Promise<void> {
  const salvaged = await cellar.outbox.orderBy("position").toArray();
  const needing = await cellar.attention.toCollection().primaryKeys();
  const kept = new Set<unknown>([...salvaged.map(({ opId }) => opId), ...needing]);
  const noted = new Set<unknown>(notes.map(({ opId }) => opId));
  const gone = notes.filter(({ opId }) => !kept.has(opId)).map(({ opId }) => opId);
  // An unreadable record whose op id is in no note may be one of the changes in `gone`. One such
  // record is skipped for each of these changes, so that no change is listed twice.
  const leftOver = gone.filter((opId) => !setAside.includes(opId)).length;
  const unnamed = setAside.filter((opId) => !noted.has(opId)).slice(leftOver);
  const lost = namesOf([...gone, ...unnamed], { notes });

  const sent = renumbered(salvaged.filter(({ opNo }) => opNo !== undefined));
  await writeState(cellar, { ...newSyncState(newId()), nextOpNo: sent.length + 1, lost });
  await cellar.outbox.bulkPut(sent);
}

function namesOf(opIds: readonly unknown[], { notes }: Pick<Preparation, "notes">): string[] {
  const sentences = new Map<unknown, string>(notes.map(({ opId, sentence }) => [opId, sentence]));
  return opIds.map((opId) => sentences.get(opId) ?? UNNAMED);
}
