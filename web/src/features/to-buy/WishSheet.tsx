import { Button, Textarea, TextInput } from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";
import {
  LINE_MAX,
  type LabelReading,
  type Wish,
  WISH_LINK_MAX,
  type WishBody,
  wishBodyOf,
  wishBodySchema,
} from "sync-protocol";
import { type ComponentType, useState } from "react";
import { useWishCommands } from "../../engine/index.ts";
import { i18n } from "../../language/i18n.ts";
import type { CellarWine } from "../../rules/cellar/CellarWine.ts";
import { linkIn, wishLabelOf } from "../../rules/to-buy/wishWords.ts";
import { FormSheet } from "../../ui/dialogs/FormSheet.tsx";
import { Alert } from "../../ui/page/Alert.tsx";
import { STYLES } from "./styles.ts";
import { showRecordOutcome } from "../../parts/showRecordOutcome.ts";

import { useLabelOfWish } from "./useLabelOfWish.ts";
import { photoOf } from "./wishPhoto.ts";

/** Button to take a photo or choose one from the device. */
export type PhotoButton = ComponentType<{
  readonly label: string;
  readonly onPhoto: (jpeg: ArrayBuffer) => void;
  readonly onProblem: (problem: string) => void;
}>;

const NEW_WISH: WishBody = {
  name: "",
  note: null,
  link: null,
  photo: null,
  label: null,
  wineId: null,
};

interface WishSheetProps {
  readonly opened: boolean;
  /** The wish to edit. If `undefined`, the form adds a wish. */
  readonly wish: Wish | undefined;
  readonly wines: readonly CellarWine[];
  readonly PhotoButton: PhotoButton;
  readonly onClose: () => void;
}

export function WishSheet({ opened, wish, wines, PhotoButton, onClose }: WishSheetProps) {
  const { putWish, removeWish } = useWishCommands();
  const [body, setBody] = useState(() => (wish ? wishBodyOf(wish) : NEW_WISH));
  const [link, setLink] = useState(wish?.link ?? "");
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const set = (changed: Partial<WishBody>) => {
    setBody((before) => ({ ...before, ...changed }));
  };
  const label = useLabelOfWish(wines, (reading: LabelReading) => {
    setBody((before) => ({
      ...before,
      label: wishLabelOf(reading),
      name: before.name.trim() === "" ? (reading.name ?? reading.producer ?? "") : before.name,
    }));
  });

  const save = async () => {
    const parsed = wishBodySchema.safeParse({ ...body, link: linkIn(link) });
    if (!parsed.success) {
      const { issues } = parsed.error;
      const messages = issues.map(({ path, message }) => [String(path[0]), message] as const);
      setProblems(Object.fromEntries<string>(messages));
      return;
    }
    const outcome = await showRecordOutcome(putWish(parsed.data, wish), {
      kind: "put-wish",
      done: wish ? i18n._("Wish changed") : i18n._("Wish added"),
    });
    if (outcome?.kind === "done") onClose();
  };
  const remove = (removed: Wish) => {
    void showRecordOutcome(removeWish(removed.id), {
      kind: "remove-wish",
      done: i18n._("{name} removed", { name: removed.name }),
    });
    onClose();
  };

  return (
    <FormSheet
      action={wish ? i18n._("Save") : i18n._("Add Wish")}
      opened={opened}
      title={wish ? i18n._("Edit Wish") : i18n._("Add a Wish")}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <div style={STYLES.picture}>
        {body.photo !== null && (
          <img alt={i18n._("The label")} style={STYLES.label} src={body.photo} />
        )}
        <div>
          <PhotoButton
            label={body.photo === null ? i18n._("Photo of the Label") : i18n._("Replace Photo")}
            onPhoto={(jpeg) => {
              setProblems({});
              set({ photo: photoOf(jpeg) });
              label.read(jpeg);
            }}
            onProblem={(photo) => {
              setProblems({ photo });
            }}
          />
          {body.photo === null ? (
            <p style={STYLES.dim}>{i18n._("We’ll read the name from it.")}</p>
          ) : (
            <Button
              variant="subtle"
              onClick={() => {
                set({ photo: null, label: null });
              }}
            >
              {i18n._("Remove Photo")}
            </Button>
          )}
        </div>
      </div>
      {problems["photo"] !== undefined && <Alert>{problems["photo"]}</Alert>}
      <p style={STYLES.dim} role="status">
        {label.state === "reading" && i18n._("Reading the label...")}
        {label.state === "unread" && i18n._("We couldn’t read the label. Type the name.")}
        {label.state === "no-reader" &&
          i18n._("The label reader isn’t on this device. Type the name.")}
      </p>
      <TextInput
        data-autofocus
        error={problems["name"]}
        label={i18n._("Wine")}
        maxLength={LINE_MAX}
        placeholder={i18n._("Name, producer, vintage")}
        value={body.name}
        onChange={({ currentTarget }) => {
          set({ name: currentTarget.value });
        }}
      />
      <TextInput
        error={problems["link"]}
        inputMode="url"
        label={i18n._("Link")}
        maxLength={WISH_LINK_MAX}
        placeholder="https://"
        value={link}
        onChange={({ currentTarget }) => {
          setLink(currentTarget.value);
        }}
      />
      <Textarea
        autosize
        error={problems["note"]}
        label={i18n._("Note")}
        maxLength={LINE_MAX}
        value={body.note ?? ""}
        onChange={({ currentTarget }) => {
          set({ note: currentTarget.value });
        }}
      />
      {wish && (
        <Button
          color="red"
          leftSection={<IconTrash aria-hidden size={20} stroke={1.75} />}
          variant="subtle"
          onClick={() => {
            remove(wish);
          }}
        >
          {i18n._("Remove Wish")}
        </Button>
      )}
    </FormSheet>
  );
}
