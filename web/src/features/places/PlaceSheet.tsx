import { Button, Select, TextInput } from "@mantine/core";
import {
  type Place,
  PLACE_FIELDS,
  PLACE_KINDS,
  PLACE_NAME_MAX,
  type PlaceBody,
  placeBodyOf,
  placeBodySchema,
  type PlaceField as PlaceFieldName,
  placeLabelOf,
  type Places,
  RACK_MAX,
} from "sync-protocol";
import { useState } from "react";
import { usePlaceCommands } from "../../engine/index.ts";
import { wholeNumberIn } from "../../rules/typedNumber.ts";
import { NumberField } from "../../ui/fields/NumberField.tsx";
import { PlaceField } from "../../parts/lot-fields/PlaceField.tsx";
import { Sheet } from "../../ui/dialogs/Sheet.tsx";
import { KIND_LABELS } from "./PlaceIcon.tsx";
import classes from "./Places.module.css";
import { tellPlace } from "./tellPlace.ts";

const NEW_PLACE: PlaceBody = {
  name: "",
  parentId: null,
  kind: "rack",
  rows: null,
  columns: null,
  depth: null,
};

interface PlaceSheetProps {
  readonly opened: boolean;
  readonly places: Places;
  /** The place to change; none to add one. */
  readonly place?: Place;
  /** The place in which a new one lies at first. */
  readonly inside?: string;
  readonly onClose: () => void;
}

/** The form of a place; what it saves is here at once, without signal too. */
export function PlaceSheet({ opened, place, onClose, ...form }: PlaceSheetProps) {
  return (
    <Sheet opened={opened} title={place ? "Change Place" : "Add Place"} onClose={onClose}>
      {opened && <PlaceForm {...form} {...(place && { place })} onSaved={onClose} />}
    </Sheet>
  );
}

type Problems = Partial<Record<PlaceFieldName, string>>;
type Issues = readonly { readonly path: readonly PropertyKey[]; readonly message: string }[];

interface PlaceFormProps extends Pick<PlaceSheetProps, "places" | "place" | "inside"> {
  readonly onSaved: () => void;
}

function PlaceForm({ places, place, inside, onSaved }: PlaceFormProps) {
  const { putPlace } = usePlaceCommands();
  const [body, setBody] = useState<PlaceBody>(() =>
    place ? placeBodyOf(place) : { ...NEW_PLACE, parentId: inside ?? null },
  );
  const [sizes, setSizes] = useState({
    rows: String(body.rows ?? ""),
    columns: String(body.columns ?? ""),
    depth: String(body.depth ?? ""),
  });
  const [problems, setProblems] = useState<Problems>({});
  const set = (changed: Partial<PlaceBody>) => {
    setBody({ ...body, ...changed });
  };
  const save = async () => {
    const parsed = placeBodySchema.safeParse({
      ...body,
      rows: wholeNumberIn(sizes.rows) ?? null,
      columns: wholeNumberIn(sizes.columns) ?? null,
      depth: wholeNumberIn(sizes.depth) ?? null,
    });
    if (!parsed.success) {
      setProblems(problemsOf(parsed.error.issues));
      return;
    }
    const { name } = parsed.data;
    const outcome = await tellPlace(putPlace(parsed.data, place), {
      kind: "put-place",
      done: `${name} ${place ? "changed" : "added"}`,
    });
    if (outcome?.kind === "done") onSaved();
    if (outcome?.kind === "refused" && outcome.refusal.code === "invalid") {
      setProblems(problemsOf(outcome.refusal.issues));
    }
  };
  const size = (field: keyof typeof RACK_MAX) => (
    <NumberField
      error={problems[field]}
      label={placeLabelOf(field)}
      max={RACK_MAX[field]}
      min={1}
      value={sizes[field]}
      onChange={(typed) => {
        setSizes({ ...sizes, [field]: typed });
      }}
    />
  );

  return (
    <form
      noValidate
      className={classes["form"]}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <TextInput
        data-autofocus
        error={problems.name}
        label={placeLabelOf("name")}
        maxLength={PLACE_NAME_MAX}
        value={body.name}
        onChange={({ currentTarget }) => {
          set({ name: currentTarget.value });
        }}
      />
      <Select
        allowDeselect={false}
        comboboxProps={{ keepMounted: false }}
        data={PLACE_KINDS.map((kind) => ({ value: kind, label: KIND_LABELS[kind] }))}
        error={problems.kind}
        label={placeLabelOf("kind")}
        value={body.kind}
        onChange={(chosen) => {
          set({ kind: PLACE_KINDS.find((kind) => kind === chosen) ?? "other" });
        }}
      />
      <PlaceField
        error={problems.parentId}
        label={placeLabelOf("parentId")}
        none="Nothing"
        places={places}
        value={body.parentId}
        onChange={(parentId) => {
          set({ parentId });
        }}
      />
      {body.kind === "rack" && (
        <div className={classes["sizes"]}>
          {size("rows")}
          {size("columns")}
          {size("depth")}
        </div>
      )}
      <Button type="submit">{place ? "Save" : "Add Place"}</Button>
    </form>
  );
}

/** The first sentence for each field. */
function problemsOf(issues: Issues): Problems {
  const problems: Problems = {};
  for (const { path, message } of issues) {
    const field = PLACE_FIELDS.find((known) => known === path[0]);
    if (field) problems[field] ??= message;
  }
  return problems;
}
