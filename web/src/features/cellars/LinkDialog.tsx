import { i18n } from "../../language/i18n.ts";
import { ShownOnceDialog } from "../../parts/server-forms/ShownOnceDialog.tsx";
import { dateInWords } from "../../rules/day.ts";

/** An invitation link that anyone can use. The server returns the link only once. */
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

  return (
    <ShownOnceDialog
      opened
      label={i18n._("Link")}
      note={i18n._("The first person who opens it and joins becomes a member. It ends on {date}.", {
        date: dateInWords(expiresAt),
      })}
      sendAs={i18n._("Invitation to a cellar")}
      text={link}
      title={i18n._("Invitation link")}
      onClose={onClose}
    />
  );
}
