import type { Mutant } from "./Mutant.ts";

const REDUCER = "sync-protocol/src/changes/applyChange.ts";
const DECIDE = "api/src/cellar/changes/decide.ts";
const OBJECTS = "api/src/cellar/photos/objects.ts";
const KEEP = "web/src/engine/db/photos/keepPhoto.ts";
const EVENT_REDUCER = "sync-protocol/src/changes/applyEventChange.ts";
const TO_SEND = "web/src/engine/db/photos/photosToSend.ts";
const SETTLE_PHOTOS = "web/src/engine/db/photos/settlePhotos.ts";
const ATTACH = "web/src/engine/db/commands/attachPhoto.ts";
const SEND = "web/src/engine/sync/photo-transfer/sendKeptPhotos.ts";

export const photoMutants: readonly Mutant[] = [
  {
    name: "an edit goes down with its photo",
    rule: "F1",
    file: REDUCER,
    text: "  const refusal = guarded(wine, merged, facts);",
    becomes:
      '  const refusal =\n    missing === undefined ? guarded(wine, merged, facts) : refused({ code: "invalid", issues: [] });',
  },
  {
    name: "a create goes down with its photo",
    rule: "F1",
    file: REDUCER,
    text: "  const created = missing === undefined ?",
    becomes:
      '  if (missing !== undefined) return refused({ code: "invalid", issues: [] });\n  const created = missing === undefined ?',
  },
  {
    name: "a wine shows a photo that nobody has",
    rule: "F1",
    file: REDUCER,
    text: "photoUrl === before?.photoUrl || photoKnown) return undefined;",
    becomes: 'photoUrl === before?.photoUrl || photoUrl !== "") return undefined;',
  },
  {
    name: "the verdict names no missing photo",
    rule: "F1",
    file: DECIDE,
    text: "...(missingPhoto !== undefined && { missingPhoto }),",
    becomes: "",
  },
  {
    name: "photos are swept after a day",
    rule: "F2",
    file: OBJECTS,
    text: "unused: now - PHOTO_KEPT_MS",
    becomes: "unused: now - PROMISE_KEPT_MS",
  },
  {
    name: "a photo shown for a moment is not kept again",
    rule: "F2",
    file: "api/src/store/applyBatch.ts",
    text: "ledger.showPhoto(photoUrl);",
    becomes: "ledger.photoKnown(photoUrl);",
  },
  {
    name: "bytes go when the photo is attached",
    rule: "F3",
    file: KEEP,
    text: "await photos.update(photo.id, { path: photo.path, replaces: undefined });",
    becomes: "await photos.delete(photo.id);",
  },
  {
    name: "bytes go before the row shows the photo",
    rule: "F3",
    file: SETTLE_PHOTOS,
    text: "if (isShown || !(await isBrought(cellar, photo)))",
    becomes: "if (hasRows || isShown || !(await isBrought(cellar, photo)))",
  },
  {
    name: "bytes of a form's upload are not kept",
    rule: "F3",
    file: KEEP,
    text: 'if (photo?.kind !== "taken") return undefined;',
    becomes: 'if (photo?.kind !== "taken" || photo.path !== undefined) return undefined;',
  },
  {
    name: "bytes are kept though the row shows the photo",
    rule: "F3",
    file: SETTLE_PHOTOS,
    text: "if (isShown || !(await isBrought(cellar, photo)))",
    becomes: "if (!isShown && !(await isBrought(cellar, photo)))",
  },
  {
    name: "bytes go with what needs attention",
    rule: "F3",
    file: SETTLE_PHOTOS,
    text: 'finding.kind !== "overwrote" && photoSetBy(change) === path',
    becomes: 'finding.kind === "overwrote" && photoSetBy(change) === path',
  },
  {
    name: "a missed photo is not sent again",
    rule: "F4",
    file: SETTLE_PHOTOS,
    text: "for (const photo of missed) await sendAgain(cellar, photo, now);",
    becomes: "",
  },
  {
    name: "a missed photo replaces a newer one",
    rule: "F4",
    file: SETTLE_PHOTOS,
    text: "if (!isReplaced) missed.push",
    becomes: "missed.push",
  },
  {
    name: "the cache is not asked for a missing photo",
    rule: "F5",
    file: SEND,
    text: "const jpeg = await cached(path);",
    becomes: 'const jpeg = path === "" ? await cached(path) : undefined;',
  },
  {
    name: "a lost photo is not reported",
    rule: "F5",
    file: SEND,
    text: "else await loseMissing(cellar, path);",
    becomes: "else await cellar.missingPhotos.delete(path);",
  },
  {
    name: "a missing photo without bytes is forgotten",
    rule: "F5",
    file: SETTLE_PHOTOS,
    text: "await missingPhotos.put({ path, ...of, missedAt: now, replaces, isLost: false });",
    becomes: "",
  },
  {
    name: "a photo is attached over what was not seen",
    rule: "F7",
    file: ATTACH,
    text: "base: { photoUrl: replaces === undefined ? present.photoUrl : replaces },",
    becomes: "base: { photoUrl: replaces === undefined ? replaces ?? null : present.photoUrl },",
  },
  {
    name: "an event shows a photo that nobody has",
    rule: "F1",
    file: EVENT_REDUCER,
    text: "photoUrl === before || photoKnown ? null : photoUrl;",
    becomes: "photoUrl === before || photoUrl ? null : photoUrl;",
  },
  {
    name: "a photo that waits for an event is never sent",
    rule: "F4",
    file: TO_SEND,
    text: "?.deleted === false) ofEvents",
    becomes: "?.deleted === true) ofEvents",
  },
  {
    name: "a photo goes while its event is there",
    rule: "F3",
    file: SETTLE_PHOTOS,
    text: "return (await events.get(eventId))?.deleted !== false;",
    becomes: "return (await events.get(eventId))?.deleted === false;",
  },
  {
    name: "what events show is swept",
    rule: "F2",
    file: "api/src/store/records.ts",
    text: "const shown = deleted ? null : photoUrl;",
    becomes: "const shown = deleted ? photoUrl : null;",
  },
  {
    name: "a photo is finalized under another session",
    rule: "P5",
    file: OBJECTS,
    text: "if (owner !== userId) throw userMismatch();",
    becomes: 'if (owner === "") throw userMismatch();',
  },
];
