import { useId, useState } from "react";
import type { CellarWine } from "../../rules/cellar/CellarWine.ts";
import { dayInWords } from "../../rules/day.ts";
import { dayAt } from "../../rules/dayAt.ts";
import { goodUntilInWords } from "../../rules/history/openedWords.ts";
import { vintageOf } from "../../rules/cellar/vintageOf.ts";
import { Link } from "../../ui/page/Link.tsx";
import { wineAddress } from "../../parts/addresses/wineAddress.ts";
import classes from "./Journal.module.css";

/** The bottles that are open, the one that was opened first before the others; nothing where none is. */
export function OpenNow({ wines }: { readonly wines: readonly CellarWine[] }) {
  const headingId = useId();
  const [today] = useState(() => dayAt(Date.now()));
  const open = wines
    .flatMap((wine) => wine.opened.map((bottle) => ({ wine, bottle })))
    .sort((one, other) => (one.bottle.day < other.bottle.day ? -1 : 1));
  if (open.length === 0) return null;

  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId}>Open now</h2>
      <ul className={classes["list"]}>
        {open.map(({ wine, bottle }) => (
          <li key={bottle.id}>
            <Link className={classes["way"]} to={wineAddress(wine.id)}>
              <bdi>{wine.name}</bdi> {vintageOf(wine)}
            </Link>
            <p>
              Opened {dayInWords(bottle.day)}. {goodUntilInWords(wine, bottle, today)}.
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
