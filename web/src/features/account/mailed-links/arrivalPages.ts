// One chunk for the pages opened from a mail or by the identity provider: few users need them, and only one at a
// time.
export { CancelDeletionPage } from "./MailedLinkPage.tsx";
export { ConfirmEmailPage } from "./MailedLinkPage.tsx";
export { EndRemindersPage } from "./MailedLinkPage.tsx";
export { OpenidPage } from "./OpenidPage.tsx";
export { UndoEmailChangePage } from "./MailedLinkPage.tsx";
