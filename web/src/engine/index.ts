/**
 * The offline engine: what the screens know of it. README.md says how it works; the service worker has
 * a door of its own.
 */
export { startAppBadge } from "./live/syncFeed.ts";
export { keepDraftsOnLeaving, keepDraftSoon, readDraft } from "./live/drafts.ts";
export { localCellar } from "./live/localCellar.ts";
export {
  archiveMany,
  bringBack,
  changeMany,
  type ManyOutcome,
  removeMany,
} from "./live/manyCommands.ts";
export { noteUnsent } from "./live/noteUnsent.ts";
export { dismissLost, isServerAway, syncNow } from "./live/syncActions.ts";
export { type AttentionItem, useAttention } from "./live/useAttention.ts";
export { useCellar, useFirstScreen } from "./live/useCellar.ts";
export {
  type CommandDone,
  type CommandOutcome,
  type Commands,
  type FormPhoto,
  type TakenPhoto,
  useCommands,
} from "./live/useCommands.ts";
export {
  type EventCommandOutcome,
  useEventCommands,
  useEvents,
  useReadEvents,
  useToldBefore,
} from "./live/useEvents.ts";
export { useFormDraft } from "./live/useFormDraft.ts";
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
  type Undone,
  useImports,
  wasImported,
  writeImport,
} from "./live/useImports.ts";
export { useLocalPhoto } from "./live/useLocalPhoto.ts";
export { useOpenedCommands } from "./live/useOpenedCommands.ts";
export { usePhotoDraft } from "./live/usePhotoDraft.ts";
export { type PlaceCommandOutcome, usePlaceCommands, usePlaces } from "./live/usePlaces.ts";
export { useRemovedWine } from "./live/useRemovedWine.ts";
export { useSession } from "./live/useSession.ts";
export { type SyncStatus, useSyncStatus } from "./live/useSyncStatus.ts";
export { useWaiting } from "./live/useWaiting.ts";
export { useWinesOnServer, type WinesOnServer } from "./live/useWinesOnServer.ts";
export { watchRefusals } from "./live/syncFeed.ts";
export { yieldToNewerBuild } from "./live/yieldToNewerBuild.ts";
export type { Difference, Revision } from "./outbox/attention.ts";
export { type CommandRefusal, FAILED, refusalWords, toldHere } from "./outbox/refusalWords.ts";
export { isNewDevice } from "./session/newDevice.ts";
export { readSavedViews, type SavedView, writeSavedViews } from "./session/savedViews.ts";
export {
  askAgain,
  exportQueue,
  leaveDeleted,
  signedIn,
  signOut,
  startAfresh,
  startSession,
  unsentChanges,
  unsentInClosed,
} from "./session/session.ts";
export { type ClosedReason, sessionStore } from "./session/sessionStore.ts";
export { hintsAtCellar } from "./session/cellarNote.ts";
export { tryAgain } from "./session/tryToOpen.ts";
export type { FirstScreen } from "./view/firstScreen.ts";
