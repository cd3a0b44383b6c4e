import { Button } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { type Lot, lotsOf, placeNamed, wineBodyOf } from "sync-protocol";
import { useId, useState } from "react";
import { useCommands, useMayChange, usePlaces } from "../../engine/index.ts";
import { i18n } from "../../language/i18n.ts";
import type { CellarWine } from "../../rules/cellar/CellarWine.ts";
import { groupInWords, lotGroups } from "../../rules/lots/lotGroups.ts";
import { lotNames, shownLots } from "../../rules/lots/lotNames.ts";
import { countOf } from "../../ui/countOf.ts";
import { dialogOnDemand } from "../../ui/dialogs/dialogOnDemand.tsx";
import { showOutcome } from "../../parts/showOutcome.ts";
import { putBottle, takeBottle } from "../../parts/wine-controls/countBottle.ts";
import { BottleStepper } from "../../parts/wine-controls/BottleStepper.tsx";
import { LotRow } from "./LotRow.tsx";
import classes from "./WinePage.module.css";

const LotSheet = dialogOnDemand(async () => (await import("./LotSheet.tsx")).LotSheet, "onClose");

const MoveSheet = dialogOnDemand(
  async () => (await import("./MoveSheet.tsx")).MoveSheet,
  "onClose",
);

/**
 * Minimum number of lots that are folded into one row. The lots in a folded row differ only in
 * their positions.
 */
const FOLDED_FROM = 3;

interface SheetState {
  readonly sheet: "lot" | "move";
  readonly lot: Lot | undefined;
  /** The wine as it was when the sheet opened. */
  readonly wine: CellarWine;
  readonly opened: boolean;
  /**
   * How often a sheet was opened. The sheet's React key, so that each opening starts with new
   * inputs.
   */
  readonly n: number;
}

interface LotsProps {
  readonly wine: CellarWine;
  readonly onAdd: () => void;
  readonly onRemove: () => void;
}

export function Lots({ wine, onAdd, onRemove }: LotsProps) {
  const headingId = useId();
  const commands = useCommands();
  const places = usePlaces();
  const [asked, setAsked] = useState<SheetState>();
  const lots = shownLots(wine);
  const names = lotNames(wine, places);
  const isOnly = lots.length === 1;
  const isFixed = !useMayChange() || wine.isArchived;

  const ask = (sheet: SheetState["sheet"], lot?: Lot) => {
    setAsked({ sheet, lot, wine, opened: true, n: (asked?.n ?? 0) + 1 });
  };
  const edit = (edited: Lot[], done: string) => {
    void showOutcome(commands.editWine(wine, { ...wineBodyOf(wine), lots: edited }), {
      kind: "edit",
      done,
      description: ({ name, quantity }) => `${name}: ${countOf(quantity, "bottle")}`,
      undoable: true,
    });
  };
  const sheet = asked && {
    opened: asked.opened,
    wine: asked.wine,
    onClose: () => {
      setAsked({ ...asked, opened: false });
    },
  };

  const rowOf = (lot: Lot) => (
    <LotRow
      key={lot.id}
      isFixed={isFixed}
      isOnly={isOnly}
      lot={lot}
      name={names.get(lot.id) ?? ""}
      place={places && placeNamed(places, lot.placeId)}
      wine={wine}
      onAdd={() => {
        void putBottle(wine.id, commands, lot.id);
      }}
      onArrived={() => {
        const arrived: Lot = { ...lot, state: "held" };
        edit(
          lotsOf(wine).map((one) => (one.id === lot.id ? arrived : one)),
          i18n._("Order received"),
        );
      }}
      onChange={() => {
        ask("lot", lot);
      }}
      onMove={() => {
        ask("move", lot);
      }}
      onRemove={() => {
        void takeBottle(wine.id, commands, lot.id);
      }}
      onRemoveLot={() => {
        edit(
          lotsOf(wine).filter(({ id }) => id !== lot.id),
          i18n._("Lot removed"),
        );
      }}
    />
  );

  return (
    <section aria-labelledby={headingId} className={classes["section"]}>
      <div className={classes["count"]}>
        <h2 id={headingId}>{i18n._("Bottles")}</h2>
        {isFixed ? (
          <p>{countOf(wine.quantity, "bottle")}</p>
        ) : (
          <BottleStepper
            name={wine.name}
            quantity={wine.quantity}
            onAdd={onAdd}
            onRemove={onRemove}
          />
        )}
      </div>
      <ul>
        {lotGroups(lots).map((group) =>
          group.length < FOLDED_FROM ? (
            group.map(rowOf)
          ) : (
            <li key={group[0]?.id}>
              <details className={classes["group"]}>
                <summary>{groupInWords(group, places)}</summary>
                <ul>{group.map(rowOf)}</ul>
              </details>
            </li>
          ),
        )}
      </ul>
      {!isFixed && (
        <div className={classes["actions"]}>
          <Button
            leftSection={<IconPlus aria-hidden size={20} stroke={1.75} />}
            variant="default"
            onClick={() => {
              ask("lot");
            }}
          >
            {i18n._("Add bottles")}
          </Button>
        </div>
      )}
      {asked && sheet && asked.sheet === "lot" && (
        <LotSheet key={asked.n} {...sheet} lot={asked.lot} />
      )}
      {asked?.lot && sheet && asked.sheet === "move" && (
        <MoveSheet key={asked.n} {...sheet} from={asked.lot} />
      )}
    </section>
  );
}
