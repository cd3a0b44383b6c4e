import { Button } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { i18n } from "../../../language/i18n.ts";
import { countOf } from "../../../ui/countOf.ts";
import { ConfirmDialog } from "../../../ui/dialogs/ConfirmDialog.tsx";

/** Maximum number of wines that can be changed without confirmation. */
const UNCONFIRMED_MAX = 20;

interface Question {
  readonly count: number;
  readonly action: (wines: string) => string;
  readonly run: () => void;
}

export function useAskFirst(): {
  readonly askFirst: (question: Question) => void;
  readonly dialog: ReactNode;
} {
  const [question, setQuestion] = useState<Question>();
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
  };

  return {
    askFirst: (asked) => {
      if (asked.count <= UNCONFIRMED_MAX) {
        asked.run();
        return;
      }
      setQuestion(asked);
      setOpen(true);
    },
    dialog: question && (
      <ConfirmDialog
        actions={
          <>
            <Button variant="default" onClick={close}>
              {i18n._("Cancel")}
            </Button>
            <Button
              onClick={() => {
                close();
                question.run();
              }}
            >
              {i18n._("Change {wines}", { wines: countOf(question.count, "wine") })}
            </Button>
          </>
        }
        opened={isOpen}
        title={`${question.action(countOf(question.count, "wine"))}?`}
        onClose={close}
      >
        {i18n._("You can undo this afterwards.")}
      </ConfirmDialog>
    ),
  };
}
