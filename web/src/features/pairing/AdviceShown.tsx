import { Button, UnstyledButton } from "@mantine/core";
import type { Pairing } from "sync-protocol";
import { i18n } from "../../language/i18n.ts";
import type { CellarWine } from "../../rules/cellar/CellarWine.ts";
import type { BuiltInAnswer } from "../../sommelier/index.ts";
import { Alert } from "../../ui/page/Alert.tsx";
import { recommended } from "./pairingAnswer.ts";
import classes from "./PairingTab.module.css";
import { RecommendationCard } from "./RecommendationCard.tsx";
import { type Advice, type BuiltInReason, NOTHING_FITS } from "./useSommelier.ts";
import { Rich } from "../../ui/Rich.tsx";

const WHY_BUILT_IN: Record<BuiltInReason, string> = {
  asked: "",
  "no-signal": i18n._("The AI pairing service can’t be reached without signal."),
  "no-service": i18n._("No AI pairing service is set up here."),
  unavailable: i18n._("The AI pairing service gave no answer."),
};
const FROM_BUILT_IN = i18n._("From the built-in sommelier, on this device.");
const FROM_SERVICE = i18n._("From the AI pairing service.");
const NOTHING_FROM_SERVICE = i18n._(
  "The AI pairing service found nothing in your cellar that suits. The built-in sommelier can answer on this device.",
);

interface AdviceActions {
  /** Asks again, with the suggested question that the user chose. */
  readonly onChoose: (question: string) => void;
  /**
   * Moves the focus to the question. Selects `word`, the word that the sommelier did not know, if
   * given.
   */
  readonly onCorrect: (word?: string) => void;
}

interface AdviceShownProps extends AdviceActions {
  readonly advice: Advice;
  readonly wines: readonly CellarWine[];
}

export function AdviceShown({ advice, wines, ...asking }: AdviceShownProps) {
  switch (advice.kind) {
    case "unasked":
    case "asking":
      return null;
    case "service":
      if (advice.pairings.length === 0) {
        return (
          <Alert tone="note">
            <p>{NOTHING_FROM_SERVICE}</p>
            <Choices choices={advice.choices} onChoose={asking.onChoose} />
          </Alert>
        );
      }
      return <Recommendations {...advice} {...asking} wines={wines} source={FROM_SERVICE} />;
    case "service-failed":
      return (
        <Alert tone="note">
          {i18n._(
            "The AI pairing service gave no answer. The built-in sommelier can answer on this device.",
          )}
        </Alert>
      );
    case "built-in":
      return (
        <BuiltInAnswerShown
          {...asking}
          answer={advice.answer}
          wines={wines}
          source={[WHY_BUILT_IN[advice.why], FROM_BUILT_IN].join(" ").trimStart()}
        />
      );
  }
}

interface BuiltInAnswerShownProps extends AdviceActions {
  readonly answer: BuiltInAnswer;
  readonly wines: readonly CellarWine[];
  /**
   * Who answered. If the built-in sommelier answered although the user had asked the AI service,
   * also the reason.
   */
  readonly source: string;
}

function BuiltInAnswerShown({ answer, wines, source, ...asking }: BuiltInAnswerShownProps) {
  const { kind, message, choices = [] } = answer;
  if (kind === "pairings") {
    return <Recommendations {...answer} {...asking} wines={wines} source={source} />;
  }
  const title = kind === "ask" ? message : kind === "nothing-suits" && i18n._("No pairings found");
  return (
    <Alert tone="note" {...(title && { title })}>
      {kind === "nothing-suits" && <p>{NOTHING_FITS}</p>}
      {kind !== "ask" && <p>{message}</p>}
      <Choices choices={choices} onChoose={asking.onChoose} />
      <Understood {...answer} onCorrect={asking.onCorrect} />
      <p className={classes["dim"]}>{source}</p>
    </Alert>
  );
}

function Choices({
  choices,
  onChoose,
}: { readonly choices: readonly string[] } & Pick<AdviceActions, "onChoose">) {
  if (choices.length === 0) return null;
  return (
    <div className={classes["foot"]}>
      {choices.map((choice) => (
        <Button
          key={choice}
          variant="default"
          onClick={() => {
            onChoose(choice);
          }}
        >
          {choice}
        </Button>
      ))}
    </div>
  );
}

interface RecommendationsProps extends AdviceActions {
  readonly pairings: readonly Pairing[];
  readonly wines: readonly CellarWine[];
  readonly source: string;
  readonly message?: string | undefined;
  readonly choices?: readonly string[] | undefined;
  readonly understood?: readonly string[];
  readonly unknownWords?: readonly string[];
  readonly doubts?: ReadonlyMap<string, string>;
}

function Recommendations(props: RecommendationsProps) {
  const { pairings, wines, source, message, choices = [], doubts, onChoose, onCorrect } = props;
  const shown = recommended(pairings, wines);
  if (shown.length === 0) return null;

  return (
    <div className={classes["answer"]}>
      <div>
        <h2>{i18n._("Recommended from your cellar:")}</h2>
        <Understood {...props} onCorrect={onCorrect} />
      </div>
      <ul className={classes["list"]}>
        {shown.map((one) => (
          <li key={one.wine.id}>
            <RecommendationCard {...one} doubt={doubts?.get(one.wine.id)} />
          </li>
        ))}
      </ul>
      <div>
        {message !== undefined && <p dir="auto">{message}</p>}
        <Choices choices={choices} onChoose={onChoose} />
        <p className={classes["dim"]}>{source}</p>
      </div>
    </div>
  );
}

interface UnderstoodProps extends Pick<AdviceActions, "onCorrect"> {
  readonly understood?: readonly string[];
  readonly unknownWords?: readonly string[];
}

function Understood({ understood = [], unknownWords = [], onCorrect }: UnderstoodProps) {
  if (understood.length + unknownWords.length === 0) return null;
  return (
    <p className={classes["dim"]}>
      {understood.length > 0 && (
        <>
          <Rich
            text={i18n._("Understood: <0>{words}</0>.", { words: understood.join(", ") })}
            parts={[<bdi key="words" />]}
          />{" "}
        </>
      )}
      {unknownWords.length > 0 && (
        <>
          <Rich
            text={i18n._("Passed over: <0>{words}</0>.", { words: unknownWords.join(", ") })}
            parts={[<bdi key="words" />]}
          />{" "}
        </>
      )}
      <UnstyledButton
        className={classes["correct"]}
        onClick={() => {
          onCorrect(unknownWords[0]);
        }}
      >
        {i18n._("Not right?")}
      </UnstyledButton>
    </p>
  );
}
