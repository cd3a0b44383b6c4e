import { NativeSelect } from "@mantine/core";
import type { LikeChoice, LikeChoices, WineNote } from "../../import/index.ts";
import { i18n } from "../../language/i18n.ts";
import { countOf } from "../../ui/countOf.ts";
import { AndMore } from "./AndMore.tsx";
import classes from "./ImportPage.module.css";
import { bottlesWords, LIKE_WORDS } from "./words.ts";

interface LikeWinesProps {
  readonly wines: readonly WineNote[];
  readonly inAll: number;
  readonly choices: LikeChoices;
  readonly onChoose: (choices: LikeChoices) => void;
  readonly onMore: () => void;
}

/**
 * Asks what to do with imported wines that match existing wines or wines from another imported
 * program. Nothing is merged or duplicated without the user's choice.
 */
export function LikeWines({ wines, inAll, choices, onChoose, onMore }: LikeWinesProps) {
  return (
    <section className={classes["part"]}>
      <h2>{i18n._("Like wines that are here")}</h2>
      <p className={classes["quiet"]}>
        {i18n._(
          "{wines} of the same producer, name and vintage as one in your cellar, or as one from another program in these files. A wine that is the same adds its notes, ratings, windows, history, and bottles in other sizes.",
          { wines: countOf(inAll, "wine") },
        )}
      </p>
      <NativeSelect
        label={i18n._("All of them")}
        data={optionsWith(Object.keys(choices.one).length > 0)}
        value={Object.keys(choices.one).length > 0 ? "" : choices.all}
        onChange={({ currentTarget }) => {
          const all = choiceIn(currentTarget.value);
          if (all) onChoose({ ...choices, all, one: {} });
        }}
      />
      <ul className={classes["lines"]}>
        {wines.map((wine) => (
          <li key={wine.wineId} className={classes["like"]}>
            <div>
              <div className={classes["strong"]}>{wine.title}</div>
              <div className={classes["quiet"]}>{likeWords(wine)}</div>
            </div>
            <NativeSelect
              aria-label={i18n._("Import {title} as", { title: wine.title })}
              data={optionsWith(false)}
              value={wine.like?.choice ?? choices.all}
              onChange={({ currentTarget }) => {
                const choice = choiceIn(currentTarget.value);
                if (!choice) return;
                onChoose({ ...choices, one: { ...choices.one, [wine.wineId]: choice } });
              }}
            />
          </li>
        ))}
      </ul>
      <AndMore count={inAll - wines.length} onMore={onMore} />
    </section>
  );
}

function likeWords(wine: WineNote): string {
  const bottles = bottlesWords(wine);
  const source = wine.like?.source;
  return source === undefined
    ? i18n._("{bottles}, like one in your cellar", { bottles })
    : i18n._("{bottles}, like one of {program}", { bottles, program: source });
}

/**
 * The options for imported wines that resemble other wines. If the user chose differently for
 * single wines, the first option says so.
 */
function optionsWith(areDiffering: boolean) {
  const options = LIKE_WORDS.map(([value, label]) => ({ value, label }));
  return areDiffering ? [{ value: "", label: i18n._("As selected below") }, ...options] : options;
}

function choiceIn(value: string): LikeChoice | undefined {
  return LIKE_WORDS.find(([choice]) => choice === value)?.[0];
}
