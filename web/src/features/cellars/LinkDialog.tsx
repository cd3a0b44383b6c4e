import { ShownOnceDialog } from "../../parts/server-forms/ShownOnceDialog.tsx";
import { dateInWords } from "../../rules/day.ts";

/** A link for anyone, which the server answers only once. */
export interface MadeLink {
  readonly link: string;
  /** Ms since 1970. */
  readonly expiresAt: number;
}

interface LinkDialogProps {
  readonly made: MadeLink;
  readonly onClose: () => void;
}

/** Shows an invitation's link, to copy or to send with another app. */
export function LinkDialog({ made, onClose }: LinkDialogProps) {
  const { link, expiresAt } = made;
  const ends = `It ends on ${dateInWords(expiresAt)}.`;

  return (
    <ShownOnceDialog
      opened
      label="Link"
      note={`The first person who opens it and joins becomes a member. ${ends}`}
      sendAs="Invitation to a cellar"
      text={link}
      title="Invitation link"
      onClose={onClose}
    />
  );
}
