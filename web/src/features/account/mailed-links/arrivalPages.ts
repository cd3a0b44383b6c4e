// One chunk for the pages opened from a mail or by the identity provider, because few users need them.
export { CancelDeletionPage } from "./MailedLinkPage.tsx";
export { ConfirmEmailPage } from "./MailedLinkPage.tsx";
export { EndRemindersPage } from "./MailedLinkPage.tsx";
export { OpenidPage } from "./OpenidPage.tsx";
export { UndoEmailChangePage } from "./MailedLinkPage.tsx";
