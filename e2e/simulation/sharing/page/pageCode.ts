/** The parts of the app that a page runs without React: the session, sync and commands. */
export { cellarOf, inCellar } from "../../../../web/src/engine/db/cellars.ts";
export {
  putImpression,
  recordEvent,
} from "../../../../web/src/engine/db/commands/eventCommands.ts";
export { putPlace } from "../../../../web/src/engine/db/commands/placeCommands.ts";
export {
  addWine,
  editWine,
  recordChange,
} from "../../../../web/src/engine/db/commands/wineCommands.ts";
export { storeIdOf } from "../../../../web/src/engine/db/storeId.ts";
export { addLostToOwn } from "../../../../web/src/engine/session/addToOwn.ts";
export { cellarsStore } from "../../../../web/src/engine/session/cellarsStore.ts";
export { followCellars } from "../../../../web/src/engine/session/followCellars.ts";
export { exportLost, forgetLost } from "../../../../web/src/engine/session/lostCellars.ts";
export {
  signedIn,
  signOut,
  startSession,
  switchCellar,
} from "../../../../web/src/engine/session/session.ts";
export { openStoreId, sessionStore } from "../../../../web/src/engine/session/sessionStore.ts";
export { exportQueue } from "../../../../web/src/engine/session/unsentChanges.ts";
export { noteWrite, syncNow } from "../../../../web/src/engine/sync/startSync.ts";
export { engineStatus } from "../../../../web/src/engine/sync/status.ts";
