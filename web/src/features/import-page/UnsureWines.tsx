import { labelOf } from "sync-protocol";
import type { Preview } from "../../import/index.ts";
import { i18n } from "../../language/i18n.ts";
import { Checkbox } from "../../ui/fields/Checkbox.tsx";
import { countOf } from "../../ui/countOf.ts";
import { AndMore } from "./AndMore.tsx";
import classes from "./ImportPage.module.css";

interface UnsureWinesProps {
  readonly wines: Preview["unsure"];
  readonly inAll: number;
  /** Keys of the row groups that the user declared to be one wine. */
  readonly areOne: readonly string[];
  readonly onChoose: (areOne: readonly string[]) => void;
  readonly onMore: () => void;
}

/** Asks whether rows with the same name but contradictory values are one wine. */
export function UnsureWines({ wines, inAll, areOne, onChoose, onMore }: UnsureWinesProps) {
  return (
    <section className={classes["part"]}>
      <h2>{i18n._("One wine or several?")}</h2>
      <p className={classes["quiet"]}>
        {i18n._(
          "The rows of {wines} have the same producer, name and vintage but differ otherwise. They stay separate wines unless you tick that they are one.",
          { wines: countOf(inAll, "wine") },
        )}
      </p>
      <ul className={classes["lines"]}>
        {wines.map(({ key, title, fields, texts }) => (
          <li key={key}>
            <Checkbox
              label={i18n._("{title} is one wine", { title })}
              checked={areOne.includes(key)}
              onChange={(isOne) => {
                const others = areOne.filter((one) => one !== key);
                onChoose(isOne ? [...others, key] : others);
              }}
            />
            <div className={classes["quiet"]}>
              {i18n._("{fields}: {texts}", {
                fields: fields.map(labelOf).join(", "),
                texts: texts.join(" · "),
              })}
            </div>
          </li>
        ))}
      </ul>
      <AndMore count={inAll - wines.length} onMore={onMore} />
    </section>
  );
}
