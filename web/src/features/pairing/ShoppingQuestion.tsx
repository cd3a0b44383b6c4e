import { Button, TextInput } from "@mantine/core";
import { LINE_MAX, PROSE_MAX, type WineType } from "sync-protocol";
import { type SyntheticEvent, useState } from "react";
import { i18n } from "../../language/i18n.ts";
import type { BuyingAdvice } from "../../sommelier/index.ts";
import { Alert } from "../../ui/page/Alert.tsx";
import { useWishCommands } from "../../engine/index.ts";
import { RequireEditAccess } from "../../parts/changing/RequireEditAccess.tsx";
import { showRecordOutcome } from "../../parts/showRecordOutcome.ts";
import { TypeChip } from "../../parts/wine-line/TypeChip.tsx";
import { askWhatToBuy } from "./builtInSommelier.ts";
import classes from "./FurtherQuestions.module.css";
import { Match } from "./Match.tsx";
import pairing from "./PairingTab.module.css";
import { useAnswer } from "./useAnswer.ts";

/** Question about which wine to buy for a meal. `meal` is the field's initial text. */
export function ShoppingQuestion({ meal }: { readonly meal: string }) {
  const [text, setText] = useState(meal);
  const [asked, setAsked] = useState("");
  const [answer, ask] = useAnswer<BuyingAdvice>();

  return (
    <>
      <form
        className={pairing["question"]}
        onSubmit={(event: SyntheticEvent) => {
          event.preventDefault();
          setAsked(text.trim());
          ask(() => askWhatToBuy(text.trim()));
        }}
      >
        <TextInput
          className={pairing["meal"]}
          label={i18n._("What is the wine for?")}
          placeholder={i18n._("Fish soup with rouille")}
          maxLength={PROSE_MAX}
          value={text}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value);
          }}
        />
        <Button type="submit" variant="default" disabled={text.trim() === ""}>
          {i18n._("Name the styles")}
        </Button>
      </form>
      <div role="status">{answer && <Styles advice={answer} meal={asked} />}</div>
    </>
  );
}

interface StylesProps {
  readonly advice: BuyingAdvice;
  readonly meal: string;
}

function Styles({ advice, meal }: StylesProps) {
  if (advice.kind === "ask") return <Alert tone="note">{advice.question}</Alert>;
  return (
    <>
      <h2 className={classes["title"]}>
        {i18n._(/*i18n*/ { id: "Look for", comment: "heading above styles of wine to buy" })}
      </h2>
      <ul className={classes["answers"]}>
        {advice.styles.map(({ name, type, confidence, reasoning }) => (
          <li key={name} className={classes["answer"]}>
            <div className={classes["head"]}>
              <h3>{name}</h3>
              <Match percent={confidence} />
            </div>
            <p>{reasoning}</p>
            <TypeChip type={type} />
            <RequireEditAccess>
              <AddWish name={name} type={type} meal={meal} />
            </RequireEditAccess>
          </li>
        ))}
      </ul>
    </>
  );
}

interface AddWishProps {
  readonly name: string;
  readonly type: WineType;
  readonly meal: string;
}

function AddWish({ name, type, meal }: AddWishProps) {
  const { putWish } = useWishCommands();
  return (
    <Button
      aria-label={i18n._("Add {name} to To Buy", { name })}
      variant="subtle"
      onClick={() => {
        void showRecordOutcome(putWish({ name, note: meal.slice(0, LINE_MAX), label: { type } }), {
          kind: "put-wish",
          done: i18n._("{name} is on To Buy", { name }),
        });
      }}
    >
      {i18n._("Add to To Buy")}
    </Button>
  );
}
