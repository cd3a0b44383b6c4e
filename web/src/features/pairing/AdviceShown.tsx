import type { Pairing } from "sync-protocol";
import type { CellarWine } from "../../rules/cellar/CellarWine.ts";
import { Alert } from "../../ui/page/Alert.tsx";
import type { BuiltInAdvice } from "./builtInSommelier.ts";
import { recommended } from "./pairingAnswer.ts";
import classes from "./PairingTab.module.css";
import { RecommendationCard } from "./RecommendationCard.tsx";
import { type Advice, type BuiltInReason, NOTHING_FITS } from "./useSommelier.ts";

const WHY_BUILT_IN: Record<BuiltInReason, string> = {
  asked: "",
  "no-signal": "The AI pairing service can’t be reached without signal. ",
  "no-service": "No AI pairing service is set up here. ",
  unavailable: "The AI pairing service gave no answer. ",
};
const FROM_BUILT_IN = "From the built-in sommelier, on this device.";
const FROM_SERVICE = "From the AI pairing service.";
const SERVICE_PERCENTAGE_MEANS = "The percentage is the service’s own estimate of the match.";
const NOTHING_FROM_SERVICE =
  "The AI pairing service found nothing in your cellar that suits. The built-in sommelier can answer on this device.";

interface AdviceShownProps {
  readonly advice: Advice;
  /** The cellar that the recommended wines are looked up in. */
  readonly wines: readonly CellarWine[];
}

/** What a sommelier says about the meal, and which of the two said it. */
export function AdviceShown({ advice, wines }: AdviceShownProps) {
  switch (advice.kind) {
    case "unasked":
    case "asking":
      return null;
    case "service":
      if (advice.pairings.length === 0) return <Alert tone="note">{NOTHING_FROM_SERVICE}</Alert>;
      return (
        <Recommendations
          pairings={advice.pairings}
          wines={wines}
          source={FROM_SERVICE}
          percentageMeans={SERVICE_PERCENTAGE_MEANS}
          doubts={advice.doubts}
        />
      );
    case "service-failed":
      return (
        <Alert tone="note">
          The AI pairing service gave no answer. The built-in sommelier can answer on this device.
        </Alert>
      );
    case "built-in":
      return <BuiltInAdviceShown {...advice} wines={wines} source={WHY_BUILT_IN[advice.why]} />;
  }
}

interface BuiltInAdviceShownProps extends BuiltInAdvice {
  readonly wines: readonly CellarWine[];
  /** Why the built-in sommelier answered, when nobody asked for it. */
  readonly source: string;
}

function BuiltInAdviceShown({ answer, percentageMeans, wines, source }: BuiltInAdviceShownProps) {
  const from = source + FROM_BUILT_IN;
  switch (answer.kind) {
    case "pairings":
      return (
        <Recommendations
          pairings={answer.pairings}
          wines={wines}
          source={from}
          percentageMeans={percentageMeans}
          understood={answer.understood}
          passedOver={answer.passedOver}
        />
      );
    case "nothing-suits":
      return (
        <Alert tone="note" title="No pairings found">
          <p>{NOTHING_FITS}</p>
          <p>{answer.wouldSuit}</p>
          <Source text={from} understood={answer.understood} passedOver={answer.passedOver} />
        </Alert>
      );
    case "ask":
      return (
        <Alert tone="note" title={answer.question}>
          <Source text={from} />
        </Alert>
      );
    case "empty-cellar":
      return (
        <Alert tone="note">
          <p>Your cellar holds no bottles to choose from. Add some wine, and ask again.</p>
          <Source text={from} />
        </Alert>
      );
  }
}

interface RecommendationsProps {
  readonly pairings: readonly Pairing[];
  readonly wines: readonly CellarWine[];
  readonly source: string;
  readonly percentageMeans: string;
  readonly understood?: readonly string[];
  readonly passedOver?: readonly string[];
  readonly doubts?: ReadonlyMap<string, string>;
}

function Recommendations({
  pairings,
  wines,
  source,
  percentageMeans,
  understood,
  passedOver,
  doubts,
}: RecommendationsProps) {
  const shown = recommended(pairings, wines);
  if (shown.length === 0) return null;

  return (
    <div className={classes["answer"]}>
      <div>
        <h2>Recommended from your cellar:</h2>
        <Source text={source} understood={understood} passedOver={passedOver} />
        <details className={classes["dim"]}>
          <summary>What the percentage means</summary>
          <p>{percentageMeans}</p>
        </details>
      </div>
      <ul className={classes["list"]}>
        {shown.map((one) => (
          <li key={one.wine.id}>
            <RecommendationCard {...one} doubt={doubts?.get(one.wine.id)} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface SourceProps {
  readonly text: string;
  /** The words of the meal that were understood. */
  readonly understood?: readonly string[] | undefined;
  /** Those that were not. */
  readonly passedOver?: readonly string[] | undefined;
}

function Source({ text, understood = [], passedOver = [] }: SourceProps) {
  return (
    <>
      <p className={classes["dim"]}>{text}</p>
      {understood.length > 0 && (
        <p className={classes["dim"]}>Understood: {understood.join(", ")}.</p>
      )}
      {passedOver.length > 0 && (
        <p className={classes["dim"]}>
          Passed over: <bdi>{passedOver.join(", ")}</bdi>.
        </p>
      )}
    </>
  );
}
