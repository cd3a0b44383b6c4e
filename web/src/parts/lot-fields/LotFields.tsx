import { TextInput } from "@mantine/core";
import { lotLabelOf, type Places } from "sync-protocol";
import { i18n } from "../../language/i18n.ts";
import { NAMED_SIZES, sizeInWords } from "../../rules/lots/bottleSize.ts";
import type { LotInput } from "../../rules/lots/lotInputs.ts";
import type { LotSuggestions } from "../../rules/cellar/suggest.ts";
import { PlaceField } from "./PlaceField.tsx";
import classes from "../../ui/dialogs/Sheet.module.css";
import { SuggestedInput } from "../../ui/fields/SuggestedInput.tsx";
import { type InputProps, PriceFields } from "./PriceFields.tsx";

interface LotFieldsProps {
  readonly inputOf: (name: LotInput) => InputProps;
  /** Values of the user's other lots, suggested first. */
  readonly own: LotSuggestions;
  /** The user's places. Without places, the place field is hidden. */
  readonly places: Places | undefined;
  readonly onPlace: (placeId: string) => void;
}

const SIZES = [...NAMED_SIZES.keys()].map(sizeInWords);

/** Fields of a lot except its bottle count: size, place and position, price, date and shop. */
export function LotFields({ inputOf, own, places, onPlace }: LotFieldsProps) {
  return (
    <>
      {places && places.size > 0 && (
        <PlaceField
          label={i18n._("Place")}
          places={places}
          value={inputOf("placeId").value}
          onChange={(placeId) => {
            onPlace(placeId ?? "");
          }}
        />
      )}
      <div className={classes["widerFirst"]}>
        <SuggestedInput
          {...inputOf("millilitres")}
          label={lotLabelOf("millilitres")}
          offersAll
          own={() => []}
          world={SIZES}
        />
        <TextInput {...inputOf("position")} label={lotLabelOf("position")} placeholder="B3" />
      </div>
      <PriceFields inputOf={inputOf} own={own.currencies} />
      <div className={classes["pair"]}>
        <TextInput {...inputOf("boughtOn")} label={lotLabelOf("boughtOn")} type="date" />
        <SuggestedInput
          {...inputOf("shop")}
          label={lotLabelOf("shop")}
          own={own.shops}
          world={[]}
        />
      </div>
    </>
  );
}
