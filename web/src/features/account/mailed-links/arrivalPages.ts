// One chunk, of the pages where people arrive from a mail or from their provider: few do, and at one of them.
export { CancelDeletionPage } from "./MailedLinkPage.tsx";
export { ConfirmEmailPage } from "./MailedLinkPage.tsx";
export { EndRemindersPage } from "./MailedLinkPage.tsx";
export { OpenidPage } from "./OpenidPage.tsx";
export { UndoEmailChangePage } from "./MailedLinkPage.tsx";
