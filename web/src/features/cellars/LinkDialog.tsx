import { ShownOnceDialog } from "../../parts/server-forms/ShownOnceDialog.tsx";
import { dateInWords } from "../../rules/day.ts";

/** An invitation link that anyone can use. The server returns it only once. */
export interface MadeLink {
  readonly link: string;
  /** Ms since 1970. */
  readonly expiresAt: number;
}

interface LinkDialogProps {
  readonly made: MadeLink;
  readonly onClose: () => void;
}

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
