import { PHOTO_KEPT_MS, type ChangeRefusalBody } from "sync-protocol";
import { useMemo } from "react";
import { useStore } from "zustand";
import { i18n } from "../../../language/i18n.ts";
import { newId } from "../../../platform/newId.ts";
import { refusalText } from "../../../server/refusalText.ts";
import { inCellar } from "../../db/cellars.ts";
import { discardAttention, retryAttention } from "../../db/attention/attentionCommands.ts";
import { discardPhoto, retryPhoto } from "../../db/photos/keptPhotos.ts";
import { dismissLostPhoto } from "../../db/photos/missingPhotos.ts";
import type { LostPhoto, RefusedPhoto, CellarStanding } from "../../view/cellarStanding.ts";
import {
  type Difference,
  differencesOf,
  restorableOf,
  type Revision,
  revisionOf,
} from "../../outbox/attention.ts";
import {
  changeSentence,
  eventPhotoSentence,
  namedIdOf,
  photoSentence,
} from "../../outbox/changeSentence.ts";
import {
  type AttentionEntry,
  type Finding,
  isForRole,
  isRefusalForRole,
} from "../../outbox/outbox.ts";
import { addRefusedToOwn } from "../../session/addToOwn.ts";
import { commandRefusalBody } from "../../outbox/refusalWords.ts";
import { mayChange } from "../../session/cellarsStore.ts";
import { changeCellar, VIEWER_REFUSED } from "../changes/changeCellar.ts";
import { openCellar } from "../openCellar.ts";
import { syncFeed } from "./syncFeed.ts";

export interface AttentionItem {
  readonly id: string;
  /**
   * `refused`: the server refused the change permanently. `failed`: the server failed to run the
   * change. `overwrote`: the change replaced others' values. `photo`: the server refused a photo.
   * `lost`: neither server nor device has the photo.
   */
  readonly kind: "refused" | "failed" | "overwrote" | "photo" | "lost";
  readonly sentence: string;
  readonly reason: string;
  /** Whether the change was refused because the user is a viewer [C3: roles]. */
  readonly isForRole?: boolean;
  readonly canRetry: boolean;
  readonly differences: readonly Difference[];
  /**
   * Initial values of the form that corrects the change; `undefined` if no form can correct the
   * change.
   */
  readonly revision: Revision | undefined;
  readonly dependants: readonly string[];
  /** When the change was made, ms since 1970. */
  readonly createdAt: number;
}

export interface Attention {
  readonly items: readonly AttentionItem[];
  /**
   * Retries the change, or restores the replaced values of an `overwrote` item. If that is
   * impossible, returns the reason and the item stays. Works offline.
   */
  readonly retry: (item: AttentionItem) => Promise<ChangeRefusalBody | undefined>;
  readonly discard: (item: AttentionItem) => Promise<void>;
  /**
   * For changes refused because of the user's role: copies their wines to the personal cellar, then
   * discards the changes. Works offline.
   */
  readonly addToOwn: () => Promise<void>;
}

/** The changes and photos that need attention, oldest first. */
export function useAttention(): Attention {
  const watched = useStore(syncFeed);
  return useMemo(
    () => ({ items: itemsOf(watched, Date.now()), retry, discard, addToOwn }),
    [watched],
  );
}

async function retry({ id, kind }: AttentionItem): Promise<ChangeRefusalBody | undefined> {
  const context = { now: Date.now(), newId };
  const open = openCellar();
  if (!mayChange(open.storeId)) return commandRefusalBody(VIEWER_REFUSED.refusal);
  const refusal = await changeCellar(open, async (cellar) => {
    if (kind !== "photo") return retryAttention(cellar, id, context);
    await retryPhoto(cellar, id);
    return undefined;
  });
  return refusal && commandRefusalBody(refusal);
}

async function discard({ id, kind }: AttentionItem): Promise<void> {
  await inCellar(openCellar(), (cellar) => {
    if (kind === "photo") return discardPhoto(cellar, id);
    if (kind === "lost") return dismissLostPhoto(cellar, id);
    return discardAttention(cellar, id);
  });
}

function addToOwn(): Promise<void> {
  return inCellar(openCellar(), addRefusedToOwn);
}

function itemsOf(watched: CellarStanding, now: number): AttentionItem[] {
  const { attention, refusedPhotos, lostPhotos, names } = watched;
  const changes = attention.flatMap((entry) => itemOf(entry, watched, now) ?? []);
  const refused = refusedPhotos.map((photo) => refusedItem(photo, names.get(photo.recordId)));
  const lost = lostPhotos.map((photo) => lostItem(photo, names.get(photo.recordId)));
  return [...changes, ...refused, ...lost].sort((a, b) => a.createdAt - b.createdAt);
}

function itemOf(
  entry: AttentionEntry,
  { attention, wines, names }: CellarStanding,
  now: number,
): AttentionItem | undefined {
  const { opId, recordId, createdAt, finding } = entry;
  if (finding.kind === "dependant") return undefined;

  const inWords = ({ change }: AttentionEntry) =>
    changeSentence(change, names.get(namedIdOf(change)));
  const dependants = attention.filter(
    (other) => other.finding.kind === "dependant" && other.finding.of === opId,
  );
  const { onServer, present } = wines.get(recordId) ?? {};
  const restorable = restorableOf(entry, now);
  return {
    id: opId,
    kind: finding.kind,
    sentence: inWords(entry),
    reason: restorable?.isPhotoGone ? PHOTO_GONE : reasonOf(finding),
    isForRole: isForRole(finding),
    canRetry: !restorable || Object.keys(restorable.values).length > 0,
    differences: differencesOf(entry, onServer),
    revision: revisionOf(entry, present),
    dependants: dependants.map(inWords),
    createdAt,
  };
}

function refusedItem(
  { id, isOfEvent, keptAt, refusal }: RefusedPhoto,
  name: string | undefined,
): AttentionItem {
  return {
    ...PHOTO_ALONE,
    id,
    kind: "photo",
    sentence: isOfEvent ? eventPhotoSentence(name) : photoSentence(name),
    reason: refusalText(refusal),
    isForRole: isRefusalForRole(refusal),
    canRetry: true,
    createdAt: keptAt,
  };
}

function lostItem(
  { path, isOfEvent, missedAt }: LostPhoto,
  name: string | undefined,
): AttentionItem {
  return {
    ...PHOTO_ALONE,
    id: path,
    kind: "lost",
    sentence: isOfEvent ? eventPhotoSentence(name) : photoSentence(name),
    reason: `${PHOTO_LOST} ${isOfEvent ? i18n._("Everything else is in the entry.") : i18n._("The wine has everything else.")}`,
    canRetry: false,
    createdAt: missedAt,
  };
}

const PHOTO_ALONE = { differences: [], revision: undefined, dependants: [] } as const;

const PHOTO_LOST = i18n._(
  "This photo is lost: neither the server nor this device has it any more.",
);

const KEPT_DAYS = String(PHOTO_KEPT_MS / (24 * 60 * 60 * 1000));

const PHOTO_GONE = i18n._(
  "It replaced what was changed elsewhere. The photo could be restored for {keptDays} days, which are over.",
  { keptDays: KEPT_DAYS },
);

function reasonOf(finding: Exclude<Finding, { kind: "dependant" }>): string {
  switch (finding.kind) {
    case "refused":
      return refusalText(finding.refusal);
    case "failed":
      return i18n._("The server could not do this, three times. It will be tried again.");
    case "overwrote":
      return i18n._("It replaced what was changed elsewhere");
  }
}
