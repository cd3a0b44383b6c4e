/**
 * The offline engine's exports for screens. See README.md. The service worker has its own exports.
 */
export { startAppBadge } from "./live/status/syncFeed.ts";
export { dropDraft, keepDraftsOnLeaving, keepDraftSoon, readDraft } from "./live/changes/drafts.ts";
export { localCellar } from "./live/cellar/localCellar.ts";
export {
  archiveMany,
  bringBack,
  changeMany,
  type ManyOutcome,
  removeMany,
} from "./live/changes/manyCommands.ts";
export { noteUnsent } from "./live/status/noteUnsent.ts";
export { dismissLost, isServerAway, syncNow } from "./live/status/syncActions.ts";
export { type AttentionItem, useAttention } from "./live/status/useAttention.ts";
export { useCellar, useFirstScreen } from "./live/cellar/useCellar.ts";
export {
  type CommandDone,
  type CommandOutcome,
  type Commands,
  type FormPhoto,
  loadWineCommands,
  type TakenPhoto,
  useCommands,
} from "./live/changes/useCommands.ts";
export {
  type EventCommandOutcome,
  useEventCommands,
  useEvents,
  useHistory,
  useReadEvents,
  useEarlierValues,
} from "./live/cellar/useEvents.ts";
export { useFormDraft } from "./live/changes/useFormDraft.ts";
export {
  eventsAsImported,
  eventsHere,
  forgetCompletions,
  type ImportNote,
  placesHere,
  rememberAnswers,
  rememberColumns,
  rememberCompletions,
  rememberedAnswers,
  rememberedColumns,
  rememberedCompletions,
  rememberedJoins,
  rememberJoins,
  sweptHere,
  takeBackImport,
  UNDO_MS,
  type UndoCounts,
  useImports,
  wasImported,
  writeImport,
} from "./live/changes/useImports.ts";
export { readKeptPhoto, useLocalPhoto } from "./live/cellar/useLocalPhoto.ts";
export { useOpenedCommands } from "./live/changes/useOpenedCommands.ts";
export { usePhotoDraft } from "./live/changes/usePhotoDraft.ts";
export { type PlaceCommandOutcome, usePlaceCommands, usePlaces } from "./live/cellar/usePlaces.ts";
export { rateEvent } from "./live/changes/rateEvent.ts";
export { useWishCommands, useWishes, type WishCommandOutcome } from "./live/cellar/useWishes.ts";
export { useRemovedWine } from "./live/cellar/useRemovedWine.ts";
export type { LostCellar } from "./db/deviceDatabase.ts";
export {
  type OpenCellar,
  useCellars,
  useLostCellars,
  useMayChange,
  useOpenCellar,
} from "./live/useCellars.ts";
export { useOpenStoreId, useSession } from "./live/useSession.ts";
export { type SyncStatus, useSyncStatus } from "./live/status/useSyncStatus.ts";
export { useWaiting } from "./live/status/useWaiting.ts";
export { useWinesOnServer, type WinesOnServer } from "./live/cellar/useWinesOnServer.ts";
export { type NewsOfMembers, watchOthers } from "./live/status/watchOthers.ts";
export { watchRefusals } from "./live/status/syncFeed.ts";
export { yieldToNewerBuild } from "./live/status/yieldToNewerBuild.ts";
export type { Difference, Revision } from "./outbox/attention.ts";
export {
  type CommandRefusal,
  FAILED,
  LOOK_ONLY,
  refusalWords,
  commandRefusalBody,
} from "./outbox/refusalWords.ts";
export { followCellars } from "./session/followCellars.ts";
export { addLostToOwn } from "./session/addToOwn.ts";
export { exportLost, forgetLost } from "./session/lostCellars.ts";
export { makeCellar } from "./session/makeCellar.ts";
export { isNewDevice } from "./session/newDevice.ts";
export { refreshCellars } from "./session/refreshCellars.ts";
export { readSavedViews, type SavedView, writeSavedViews } from "./session/userNotes.ts";
export {
  askAgain,
  leaveDeleted,
  signedIn,
  signOut,
  startAfresh,
  startSession,
  switchCellar,
} from "./session/session.ts";
export {
  type ClosedReason,
  openStoreId,
  type SessionState,
  sessionStore,
} from "./session/sessionStore.ts";
export { hintsAtCellar } from "./session/cellarNote.ts";
export { tryAgain } from "./session/tryToOpen.ts";
export { exportQueue, unsentChanges, unsentInClosed } from "./session/unsentChanges.ts";
export type { FirstScreen } from "./view/firstScreen.ts";
