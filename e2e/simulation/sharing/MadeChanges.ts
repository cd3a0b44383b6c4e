import { must } from "../RuleViolation.ts";
import type { Page } from "./page/Page.ts";
import type { SharedWitness } from "./server/SharedWitness.ts";
import type { Device } from "./Device.ts";

interface MadeChange {
  readonly userId: string;
  readonly cellarId: string;
  readonly device: Device;
  readonly kind: string;
}

/** The changes that users made on devices. No change may be lost. */
export class MadeChanges {
  readonly #witness: SharedWitness;
  readonly #made = new Map<string, MadeChange>();

  constructor(witness: SharedWitness) {
    this.#witness = witness;
  }

  /**
   * Records the changes that a command made. Forgets earlier changes that the command merged into
   * the new changes.
   */
  note(
    made: Omit<MadeChange, "kind">,
    before: readonly PendingEntry[],
    after: readonly PendingEntry[],
  ): void {
    const kept = new Set(after.map(({ opId }) => opId));
    for (const { opId, opNo } of before) {
      if (opNo === undefined && !kept.has(opId)) this.#made.delete(opId);
    }
    for (const { opId, change } of after) {
      if (!this.#made.has(opId)) this.#made.set(opId, { ...made, kind: change.kind });
    }
  }

  /**
   * Forgets the changes of a cellar to which the user lost access, after the user moved or
   * discarded the changes.
   */
  giveUp(pending: readonly { readonly opId: string }[]): void {
    for (const { opId } of pending) this.#made.delete(opId);
  }

  /** [C13: lost access] [S3: refused change] Each change took effect, or a device still has it. */
  check(held: ReadonlySet<string>, isOn: (device: Device) => boolean): void {
    for (const [opId, { userId, cellarId, device, kind }] of this.#made) {
      if (this.#witness.verdicts.get(opId) === "applied") continue;
      const isSaved = device.files.some((file) => file.includes(opId));
      must(
        held.has(opId) || isSaved || !isOn(device),
        () => `[C13] ${kind} ${opId} of ${userId} in ${cellarId} was lost on ${device.name}`,
      );
    }
  }
}

export interface PendingEntry {
  readonly opId: string;
  readonly opNo: number | undefined;
  readonly change: { readonly kind: string };
}

/** The changes of a local store that are pending or need attention. */
export async function pendingIn(page: Page, storeId: string): Promise<readonly PendingEntry[]> {
  const { cellarOf, inCellar } = page.code;
  return inCellar(cellarOf(storeId), async ({ outbox, attention }) => [
    ...(await outbox.toArray()),
    ...(await attention.toArray()).map((entry) => ({ ...entry, opNo: -1 })),
  ]);
}
