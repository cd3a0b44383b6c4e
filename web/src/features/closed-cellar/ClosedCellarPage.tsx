import { Button } from "@mantine/core";
import { useState } from "react";
import {
  type ClosedReason,
  startAfresh,
  switchCellar,
  tryAgain,
  unsentInClosed,
} from "../../engine/index.ts";
import { i18n } from "../../language/i18n.ts";
import { Alert } from "../../ui/page/Alert.tsx";
import { ConfirmDialog } from "../../ui/dialogs/ConfirmDialog.tsx";
import { countOf } from "../../ui/countOf.ts";
import { saveUnsent } from "../../ui/saveFile.ts";
import { usePageTitle } from "../../ui/page/usePageTitle.ts";
import classes from "./ClosedCellarPage.module.css";
import { WinesToRead } from "./WinesToRead.tsx";

interface ClosedCellarPageProps {
  readonly reason: ClosedReason;
  readonly userId: string | undefined;
  /** `undefined` for the personal cellar. */
  readonly cellarId?: string | undefined;
}

/** Page for a local cellar that cannot be opened. Tries again automatically. */
export function ClosedCellarPage({ reason, userId, cellarId }: ClosedCellarPageProps) {
  const [attempts, setAttempts] = useState(0);
  usePageTitle();

  return (
    <main className={classes["page"]}>
      <h1>{i18n._("Wine Cellar")}</h1>
      <ClosedNote
        reason={reason}
        userId={userId}
        cellarId={cellarId}
        onTry={() => {
          setAttempts(attempts + 1);
          tryAgain();
        }}
      />
      <WinesToRead attempt={`${userId ?? ""} ${String(attempts)}`} />
    </main>
  );
}

interface ClosedNoteProps extends ClosedCellarPageProps {
  readonly onTry: () => void;
}

function ClosedNote({ reason, userId, cellarId, onTry }: ClosedNoteProps) {
  return (
    <Alert title={i18n._("Your cellar on this device can't be opened right now")}>
      <div className={classes["message"]}>
        <p>{REASONS[reason]}</p>
        {reason !== "too old" && (
          <p>
            {i18n._(
              "Nothing is lost: your changes stay on this device and sync once it opens. We keep trying.",
            )}
          </p>
        )}
        <div className={classes["choices"]}>
          <Button onClick={onTry}>{i18n._("Try again")}</Button>
          {userId !== undefined && cellarId !== undefined && (
            <Button variant="default" onClick={() => switchCellar(userId)}>
              {i18n._("Open my own cellar")}
            </Button>
          )}
          {userId !== undefined && <StartAfresh />}
        </div>
      </div>
    </Alert>
  );
}

const REASONS: Readonly<Record<ClosedReason, string>> = {
  "too old": i18n._(
    "A very old version of Wine Cellar saved it, and this version can't read it. Start afresh to get your wines from the server.",
  ),
  full: i18n._("This device has no room left. Free some space, and your cellar opens again."),
  refused: i18n._(
    "The browser refuses to open it. That often passes. If not, close the other tabs of this app, or restart the browser.",
  ),
};

/**
 * Button that deletes a local cellar that cannot be opened. A dialog first shows the changes that
 * would be lost and offers to export them.
 */
function StartAfresh() {
  const [unsent, setUnsent] = useState<readonly string[]>();
  const close = () => {
    setUnsent(undefined);
  };

  return (
    <>
      <Button
        variant="default"
        onClick={() => {
          setUnsent(unsentInClosed());
        }}
      >
        {i18n._("Start afresh")}
      </Button>
      <ConfirmDialog
        opened={unsent !== undefined}
        actions={
          <>
            <Button data-autofocus onClick={close}>
              {i18n._("Keep trying")}
            </Button>
            {unsent && unsent.length > 0 && (
              <Button
                variant="default"
                onClick={() => {
                  saveUnsent(JSON.stringify({ unsent }, null, 2));
                }}
              >
                {i18n._("Export")}
              </Button>
            )}
            <Button
              color="red"
              variant="outline"
              onClick={async () => {
                close();
                await startAfresh();
              }}
            >
              {i18n._("Start afresh")}
            </Button>
          </>
        }
        title={i18n._("Remove this cellar from the device?")}
        onClose={close}
      >
        <p>
          {i18n._(
            "Your wines are loaded from the server again. Changes that were not sent are lost:",
          )}
        </p>
        {unsent && unsent.length > 0 ? (
          <>
            <p>{countOf(unsent.length, "change")}</p>
            <ul className={classes["unsent"]}>
              {unsent.map((sentence, index) => (
                <li key={`${String(index)} ${sentence}`}>{sentence}</li>
              ))}
            </ul>
          </>
        ) : (
          <p>{i18n._("Nothing, as far as this device knows.")}</p>
        )}
      </ConfirmDialog>
    </>
  );
}
