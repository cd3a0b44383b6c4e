import { i18n } from "../../language/i18n.ts";
import type { SuitingDish } from "../../sommelier/index.ts";
import { Alert } from "../../ui/page/Alert.tsx";
import classes from "./FurtherQuestions.module.css";
import { Match } from "./Match.tsx";

export function SuitingDishes({ dishes }: { readonly dishes: readonly SuitingDish[] }) {
  if (dishes.length === 0) {
    return (
      <Alert tone="note">
        {i18n._("No dish of ours suits this wine: too little is known of its kind.")}
      </Alert>
    );
  }
  return (
    <>
      <h2 className={classes["title"]}>{i18n._("Cook one of these")}</h2>
      <ul className={classes["answers"]}>
        {dishes.map(({ name, confidence, reasoning }) => (
          <li key={name} className={classes["answer"]}>
            <div className={classes["head"]}>
              <h3>{capitalized(name)}</h3>
              <Match percent={confidence} />
            </div>
            <p>{reasoning}</p>
          </li>
        ))}
      </ul>
    </>
  );
}

const capitalized = (name: string): string => name.slice(0, 1).toUpperCase() + name.slice(1);
