import type { ReactNode } from "react";
import type { ErrorCode } from "sync-protocol";
import { i18n } from "../../language/i18n.ts";
import type { ServerRefusal } from "../../server/ServerRefusal.ts";
import { Link } from "../../ui/page/Link.tsx";
import { Rich } from "../../ui/Rich.tsx";

const ADVICE: Readonly<Partial<Record<ErrorCode, ReactNode>>> = {
  invalid_invitation: ` ${i18n._("Ask for a new one.")}`,
  unconfirmed_email: (
    <>
      {" "}
      <Rich
        text={i18n._(
          "Open the link in the mail that we sent you, then come back here. No mail? <0>Send another one from your profile</0>.",
        )}
        parts={[<Link to="/profile" />]}
      />
    </>
  ),
  too_many_members: `. ${i18n._("Its owner can remove one.")}`,
  demo_cellar: `. ${i18n._("Sign out, and use an account of your own.")}`,
};

/**
 * The server's message for a refused invitation, followed by advice. `undefined` if the refusal has
 * no advice.
 */
export function invitationRefusal({ code, words }: ServerRefusal): ReactNode {
  const advice = code && ADVICE[code];
  if (advice === undefined) return undefined;
  return (
    <>
      {words}
      {advice}
    </>
  );
}
