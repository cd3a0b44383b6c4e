import type { Wine, WineBody } from "sync-protocol";
import { type FormPhoto, useCommands } from "../../live/useCommands.ts";
import { FAILED, toldHere } from "../../rules/refusalWords.ts";
import { formToast, toast } from "../../ui/toast.ts";
import { type FormProblems, problemsOf } from "./formValues.ts";

/** How saving ended; when it did not succeed, nothing of the form may be lost. */
export type SaveOutcome =
  | { readonly kind: "saved" }
  | { readonly kind: "unsaved"; readonly sentence: string; readonly problems: FormProblems };

const UNKNOWN_FAILURE = "Something went wrong";

/**
 * Saves the form's wine: a new one, or the edited `wine` against the values that the form was
 * opened with; in the place of the refused change `corrected`, where it is named. Durable in the
 * local store when it resolves, without signal too. Never rejects.
 */
export function useSaveWine(
  wine: Wine | undefined,
  corrected?: string,
): (body: WineBody, photo: FormPhoto) => Promise<SaveOutcome> {
  const commands = useCommands();
  const failure = FAILED[wine ? "edit" : "create"];

  const save = (body: WineBody, photo: FormPhoto) => {
    if (corrected !== undefined) return commands.correct(corrected, { seen: wine, body, photo });
    return wine ? commands.editWine(wine, body, photo) : commands.addWine(body, photo);
  };

  return async (body, photo) => {
    try {
      const outcome = await save(body, photo);
      if (outcome.kind === "refused") {
        const { error, issues = [] } = toldHere(outcome.refusal);
        return unsaved(failure, error, problemsOf(issues));
      }
      toast(wine ? { title: "Wine updated successfully" } : added(outcome.wine));
      return { kind: "saved" };
    } catch (error) {
      return unsaved(failure, error instanceof Error ? error.message : UNKNOWN_FAILURE);
    }
  };
}

function added({ name, bottleId }: Wine) {
  return {
    title: "Wine added successfully",
    description: `${name} (bottle ID ${bottleId}) has been added to your cellar`,
  };
}

function unsaved(title: string, message: string, problems: FormProblems = {}): SaveOutcome {
  const sentence = message === "" ? UNKNOWN_FAILURE : message;
  formToast({ title, description: sentence, tone: "failure" });
  return { kind: "unsaved", sentence, problems };
}
