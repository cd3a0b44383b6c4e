import { TypeChip } from "../../ui/TypeChip.tsx";
import type { RecommendedWine } from "./pairingAnswer.ts";
import classes from "./PairingTab.module.css";

/** One recommended wine, how well it matches, and why. */
export function RecommendationCard({ wine, percent, reasoning }: RecommendedWine) {
  return (
    <article className={classes["card"]} aria-label={wine.name}>
      <div className={classes["head"]}>
        <div>
          <h3 dir="auto">{wine.name}</h3>
          <p className={classes["dim"]}>
            <bdi>{wine.producer}</bdi>&nbsp;·&nbsp;
            <span className={classes["figures"]}>{wine.vintage}</span>
          </p>
        </div>
        <p className={classes["match"]}>{percent}% match</p>
      </div>
      <p dir="auto">{reasoning}</p>
      <div className={classes["foot"]}>
        <TypeChip type={wine.type} />
        <span className={classes["bottleId"]}>{wine.bottleId}</span>
      </div>
    </article>
  );
}
