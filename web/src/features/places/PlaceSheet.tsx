import { Button, NativeSelect, Select, TextInput } from "@mantine/core";
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
import { i18n } from "../../language/i18n.ts";
import { wholeNumberIn } from "../../rules/typedNumber.ts";
import { NumberField } from "../../ui/fields/NumberField.tsx";
import { PlaceField } from "../../parts/lot-fields/PlaceField.tsx";
import { Sheet } from "../../ui/dialogs/Sheet.tsx";
import { KIND_LABELS } from "./PlaceIcon.tsx";
import classes from "./Places.module.css";
import { showRecordOutcome } from "../../parts/showRecordOutcome.ts";

const DEPTHS = [
  i18n._(/*i18n*/ { id: "One", comment: "layers of a rack, one behind the other" }),
  i18n._(/*i18n*/ { id: "Two", comment: "layers of a rack" }),
  i18n._(/*i18n*/ { id: "Three", comment: "layers of a rack" }),
  i18n._(/*i18n*/ { id: "Four", comment: "layers of a rack" }),
]
  .slice(0, RACK_MAX.depth)
  .map((label, n) => ({ value: String(n + 1), label }));

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
  /** The place to edit. If `undefined`, the form adds a place. */
  readonly place?: Place;
  /** Initial parent of a new place. */
  readonly inside?: string;
  readonly onClose: () => void;
}

export function PlaceSheet({ opened, place, onClose, ...form }: PlaceSheetProps) {
  return (
    <Sheet
      opened={opened}
      title={place ? i18n._("Change Place") : i18n._("Add Place")}
      onClose={onClose}
    >
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
    depth: String(body.depth ?? 1),
  });
  const [problems, setProblems] = useState<Problems>({});
  const set = (changed: Partial<PlaceBody>) => {
    setBody({ ...body, ...changed });
  };
  const save = async () => {
    const [rows, columns] = [wholeNumberIn(sizes.rows), wholeNumberIn(sizes.columns)];
    const depth = rows === undefined && columns === undefined ? null : Number(sizes.depth);
    const sized = { rows: rows ?? null, columns: columns ?? null, depth };
    const parsed = placeBodySchema.safeParse({ ...body, ...sized });
    if (!parsed.success) {
      setProblems(problemsOf(parsed.error.issues));
      return;
    }
    const { name } = parsed.data;
    const outcome = await showRecordOutcome(putPlace(parsed.data, place), {
      kind: "put-place",
      done: place ? i18n._("{name} changed", { name }) : i18n._("{name} added", { name }),
    });
    if (outcome?.kind === "done") onSaved();
    if (outcome?.kind === "refused" && outcome.refusal.code === "invalid") {
      setProblems(problemsOf(outcome.refusal.issues));
    }
  };
  const size = (field: "rows" | "columns") => (
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
        none={i18n._("Nothing|the place is in no other place")}
        places={places}
        value={body.parentId}
        onChange={(parentId) => {
          set({ parentId });
        }}
      />
      {body.kind === "rack" && (
        <>
          <div className={classes["sizes"]}>
            {size("columns")}
            {size("rows")}
            <NativeSelect
              data={DEPTHS}
              error={problems.depth}
              label={placeLabelOf("depth")}
              value={sizes.depth}
              onChange={({ currentTarget }) => {
                setSizes({ ...sizes, depth: currentTarget.value });
              }}
            />
          </div>
          <RackPreview columns={sizes.columns} rows={sizes.rows} />
        </>
      )}
      <Button type="submit">{place ? i18n._("Save") : i18n._("Add Place")}</Button>
    </form>
  );
}

/** Width of a position in the preview, px. */
const SPACE = 14;

/**
 * The rack seen from the front, with its positions. Renders nothing until the typed size is valid.
 */
function RackPreview(typed: { readonly columns: string; readonly rows: string }) {
  const [columns = 0, rows = 0] = [wholeNumberIn(typed.columns), wholeNumberIn(typed.rows)];
  const isSize = columns > 0 && columns <= RACK_MAX.columns && rows > 0 && rows <= RACK_MAX.rows;
  if (!isSize) return null;
  const [width, height] = [columns * SPACE, rows * SPACE];
  return (
    <div>
      <p className={classes["dim"]}>
        {i18n._(
          "{columns} across, {rows} high: {spaces, plural, one {# space} other {# spaces}} in front",
          { columns, rows, spaces: columns * rows },
        )}
      </p>
      <svg
        aria-hidden
        style={{ maxWidth: width, maxHeight: "12rem" }}
        viewBox={`0 0 ${String(width)} ${String(height)}`}
      >
        <pattern height={SPACE} id="rack-space" patternUnits="userSpaceOnUse" width={SPACE}>
          <circle
            cx={SPACE / 2}
            cy={SPACE / 2}
            fill="none"
            r={SPACE / 2 - 2}
            stroke="currentColor"
          />
        </pattern>
        <rect fill="url(#rack-space)" height={height} width={width} />
      </svg>
    </div>
  );
}

function problemsOf(issues: Issues): Problems {
  const problems: Problems = {};
  for (const { path, message } of issues) {
    const field = PLACE_FIELDS.find((known) => known === path[0]);
    if (field) problems[field] ??= message;
  }
  return problems;
}
