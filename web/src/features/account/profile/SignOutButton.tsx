import { UnstyledButton } from "@mantine/core";
import { IconLogout } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { signOut, unsentChanges } from "../../../engine/index.ts";
import { i18n } from "../../../language/i18n.ts";
import { dialogOnDemand } from "../../../ui/dialogs/dialogOnDemand.tsx";

const UnsentDialog = dialogOnDemand(
  async () => (await import("./UnsentDialog.tsx")).UnsentDialog,
  "onStay",
);

interface SignOutButtonProps {
  readonly className: string | undefined;
  readonly wordsClassName: string | undefined;
  readonly isRail: boolean;
}

/** Signs out and removes the user's cellar from this device. Asks first if pending changes could not be sent. */
export function SignOutButton({ className, wordsClassName, isRail }: SignOutButtonProps) {
  const navigate = useNavigate();
  const [isPending, setPending] = useState(false);
  const [unsent, setUnsent] = useState(0);
  const button = useRef<HTMLButtonElement>(null);

  const leave = async () => {
    setPending(true);
    try {
      const endAt = await signOut();
      if (endAt === undefined) await navigate("/login", { replace: true });
      else location.assign(endAt);
    } finally {
      setPending(false);
    }
  };

  const ask = async () => {
    setPending(true);
    try {
      const left = await unsentChanges();
      if (left === 0) await leave();
      else setUnsent(left);
    } finally {
      setPending(false);
    }
  };

  const words = isPending ? i18n._("Signing out...") : i18n._("Sign Out");
  return (
    <>
      <UnstyledButton
        ref={button}
        aria-label={isRail ? words : undefined}
        className={className}
        data-tooltip={isRail ? words : undefined}
        data-tooltip-side="right"
        disabled={isPending}
        onClick={ask}
      >
        <IconLogout aria-hidden size={20} stroke={1.75} />
        <span className={wordsClassName}>{words}</span>
      </UnstyledButton>
      {unsent > 0 && (
        <UnsentDialog
          opened
          unsent={unsent}
          onDiscard={leave}
          onStay={() => {
            setUnsent(0);
            // The button lost the focus when it was disabled, and gets it back.
            button.current?.focus();
          }}
        />
      )}
    </>
  );
}
