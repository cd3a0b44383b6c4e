import type { Lot, Wine, WineBody } from "sync-protocol";
import {
  bringBack,
  type CommandOutcome,
  FAILED,
  type FormPhoto,
  commandRefusalBody,
  useCommands,
} from "../../engine/index.ts";
import { i18n } from "../../language/i18n.ts";
import { withMoreLots } from "../../rules/lots/anotherLot.ts";
import type { CellarWine } from "../../rules/cellar/CellarWine.ts";
import { countOf } from "../../ui/countOf.ts";
import { messageOf, undoAction } from "../../parts/showOutcome.ts";
import { formToast, toast, type ToastText } from "../../ui/toasts/toast.ts";
import { type FormProblems, problemsOf } from "./formValues.ts";

/** Result of saving a wine. After "unsaved", the form must keep its input. */
export type SaveOutcome =
  | { readonly kind: "saved" }
  | { readonly kind: "unsaved"; readonly sentence: string; readonly problems: FormProblems };

/**
 * Save actions of the form. Each action resolves when the local store has the data, even offline,
 * and never rejects.
 */
export interface SaveActions {
  /**
   * Saves a new wine or an edit. An edit is stored together with the values that the user saw
   * before editing.
   */
  readonly save: (body: WineBody, photo: FormPhoto) => Promise<SaveOutcome>;
  /** Adds the typed lots to `wine`. Unarchives an archived wine. */
  readonly addLots: (wine: CellarWine, typed: TypedLots) => Promise<SaveOutcome>;
}

interface TypedLots {
  readonly body: WineBody;
  readonly lots: readonly Lot[];
  readonly photo: FormPhoto;
}

interface SaveTarget {
  /** Id of the refused change that the form corrects. */
  readonly corrected: string | undefined;
  /** Bottle ID for a new wine. The wine's lots already refer to this ID. */
  readonly bottleId: string;
}

const UNKNOWN_FAILURE = i18n._("Something went wrong");

export function useSaveWine(
  wine: Wine | undefined,
  { corrected, bottleId }: SaveTarget,
): SaveActions {
  const commands = useCommands();

  const saved = (body: WineBody, photo: FormPhoto) => {
    if (corrected !== undefined) return commands.correct(corrected, { seen: wine, body, photo });
    if (wine) return commands.editWine(wine, body, photo);
    return commands.addWine(body, photo, bottleId);
  };

  return {
    save: (body, photo) =>
      settled(FAILED[wine ? "edit" : "create"], saved(body, photo), ({ wine: now }) =>
        wine ? { title: i18n._("Wine updated successfully") } : added(now),
      ),
    addLots: (same, { body, lots, photo }) => {
      const isPictured = same.photoUrl !== null || same.localPhotoId !== undefined;
      const edit = same.isArchived ? bringBack : commands.editWine;
      const adding = edit(same, withMoreLots(same, body, lots), isPictured ? undefined : photo);
      return settled(FAILED.edit, adding, ({ wine: { name, quantity }, undo }) => ({
        title: i18n._("Bottles added"),
        description: [
          `${name}: ${countOf(quantity, "bottle")}`,
          ...(same.isArchived ? [i18n._("It is no longer archived.")] : []),
        ].join(". "),
        actions: [undoAction(undo)],
      }));
    },
  };
}

type Done = Extract<CommandOutcome, { kind: "done" }>;

async function settled(
  failure: string,
  command: Promise<CommandOutcome>,
  words: (done: Done) => ToastText,
): Promise<SaveOutcome> {
  try {
    const outcome = await command;
    if (outcome.kind === "refused") {
      const { error, issues = [] } = commandRefusalBody(outcome.refusal);
      return unsaved(failure, error, problemsOf(issues));
    }
    toast(words(outcome));
    return { kind: "saved" };
  } catch (error) {
    return unsaved(failure, messageOf(error));
  }
}

function added({ name, bottleId }: Wine) {
  return {
    title: i18n._("Wine added successfully"),
    description: i18n._("{name} (bottle ID {bottleId}) has been added to your cellar", {
      name,
      bottleId,
    }),
  };
}

function unsaved(title: string, message: string, problems: FormProblems = {}): SaveOutcome {
  const sentence = message === "" ? UNKNOWN_FAILURE : message;
  formToast({ title, description: sentence, tone: "failure" });
  return { kind: "unsaved", sentence, problems };
}
