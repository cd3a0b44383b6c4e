// One chunk, of the pages where people arrive from a mail or from their provider: few do, and at one of them.
export { CancelDeletionPage } from "./CancelDeletionPage.tsx";
export { ConfirmEmailPage } from "./ConfirmEmailPage.tsx";
export { EndRemindersPage } from "./EndRemindersPage.tsx";
export { OpenidPage } from "./OpenidPage.tsx";
export { UndoEmailChangePage } from "./UndoEmailChangePage.tsx";
