import type { ReactNode } from "react";
import { i18n } from "../../language/i18n.ts";
import { FormDialog } from "../../parts/server-forms/FormDialog.tsx";
import { useSubmission } from "../../parts/server-forms/useSubmission.tsx";

export interface Question {
  readonly title: string;
  readonly words: ReactNode;
  readonly action: string;
  readonly run: () => Promise<void>;
}

interface AskDialogProps {
  readonly question: Question;
  readonly onClose: () => void;
}

export function AskDialog({ question, onClose }: AskDialogProps) {
  const { title, words, action, run } = question;
  const { isPending, failure, submit } = useSubmission(
    i18n._("That did not work. Please try again."),
  );
  return (
    <FormDialog
      isGrave
      opened
      action={action}
      failure={failure}
      isPending={isPending}
      pendingAction={i18n._("One moment...")}
      title={title}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        void submit(async () => {
          await run();
          onClose();
        });
      }}
    >
      <p>{words}</p>
    </FormDialog>
  );
}
