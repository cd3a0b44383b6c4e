import { Button } from "@mantine/core";
import type { PairAnswer } from "sync-protocol";
import { type CSSProperties, type ReactNode, useState } from "react";
import { i18n } from "../../language/i18n.ts";
import { maturityInWords } from "../../parts/drinking-window/maturityInWords.ts";
import { StageChip } from "../../parts/drinking-window/StageChip.tsx";
import { useDrinking } from "../../parts/drinking-window/useDrinking.ts";
import { TypeIcon } from "../../parts/wine-line/TypeChip.tsx";
import classes from "../../parts/wine-line/WineLine.module.css";
import { vintageOf } from "../../rules/cellar/CellarWine.ts";
import { dayInWords } from "../../rules/day.ts";
import { ratingInWords } from "../../rules/history/eventWords.ts";
import { countOf } from "../../ui/countOf.ts";
import { RequireEditAccess } from "../../parts/changing/RequireEditAccess.tsx";
import { fetchPart, MISSING_PART } from "../../ui/loading/fetchPart.ts";
import { useMainContentSignal } from "../../ui/loading/mainContent.ts";
import { Alert } from "../../ui/page/Alert.tsx";
import { Link } from "../../ui/page/Link.tsx";
import { usePageTitle } from "../../ui/page/usePageTitle.ts";
import { SAMPLE_DISHES, SAMPLE_ENTRIES, SAMPLE_WINES, samplePhoto } from "./sampleCellar.ts";

interface LookAroundPageProps {
  readonly rack: ReactNode;
}

const LIST = { display: "grid", gap: "var(--space-8)" };
const CHOICES: CSSProperties = { display: "flex", flexWrap: "wrap", gap: "var(--space-8)" };
const PHOTO: CSSProperties = { flex: "none", borderRadius: "var(--radius-input)" };
const PAGE = { display: "grid", gap: "var(--space-24)", maxWidth: "44rem" };

/** A demo cellar that exists only on this page. It uses neither the local store nor the server. */
export function LookAroundPage({ rack }: LookAroundPageProps) {
  usePageTitle(i18n._("Look around"));
  useMainContentSignal(true);

  return (
    <div style={PAGE}>
      <h1>{i18n._("Look around")}</h1>
      <Alert tone="note">
        {i18n._("This is a demo. Nothing here is saved, and your own cellar stays as it is.")}
      </Alert>
      <section>
        <h2>{i18n._("Every bottle, and when to drink it")}</h2>
        <Wines />
      </section>
      <section>
        <h2>{i18n._("Where each bottle is")}</h2>
        {rack}
      </section>
      <section>
        <h2>{i18n._("What to open tonight")}</h2>
        <Pairing />
      </section>
      <section>
        <h2>{i18n._("How it was")}</h2>
        <Entries />
      </section>
      <div>
        <RequireEditAccess>
          <Button component={Link} to="/?action=add-wine">
            {i18n._("Add Your First Wine")}
          </Button>
        </RequireEditAccess>
      </div>
    </div>
  );
}

function Photo({ name }: { readonly name: string }) {
  return <img alt="" height={56} src={samplePhoto(name)} style={PHOTO} width={42} />;
}

function Wines() {
  const drinking = useDrinking();
  return (
    <ul aria-label={i18n._("Wines of the demo")} style={LIST}>
      {SAMPLE_WINES.map((wine) => {
        const window = drinking?.windowOf(wine);
        const { position = null } = wine.lots[0] ?? {};
        return (
          <li key={wine.id} className={classes["wine"]} data-wine-type={wine.type}>
            <Photo name={wine.name} />
            <TypeIcon type={wine.type} />
            <span>
              {wine.name} {vintageOf(wine)}
              <small>
                {wine.producer} ·{" "}
                {position === null
                  ? i18n._(/*i18n*/ { id: "Kitchen", comment: "a place in the demo cellar" })
                  : i18n._("Rack A, {position}", { position })}
              </small>
              {window && <StageChip stage={window.stage} years={maturityInWords(window)} />}
            </span>
            <span className={classes["end"]}>{countOf(wine.quantity, "bottle")}</span>
          </li>
        );
      })}
    </ul>
  );
}

/**
 * The built-in sommelier, answering about the sample wines. Its code loads with the first question.
 */
function Pairing() {
  const [asked, setAsked] = useState<{ readonly dish: string; readonly answer: PairAnswer }>();
  const [isMissing, setMissing] = useState(false);
  const ask = async (dish: string) => {
    setMissing(false);
    try {
      const { pairMeal } = await fetchPart(() => import("../../sommelier/index.ts"));
      const year = new Date().getFullYear();
      setAsked({ dish, answer: pairMeal(dish, SAMPLE_WINES, { year }, []) });
    } catch (error) {
      reportError(error);
      setMissing(true);
    }
  };

  return (
    <div style={LIST}>
      <p>{i18n._("Choose a dish:")}</p>
      <div role="group" aria-label={i18n._("Dishes")} style={CHOICES}>
        {SAMPLE_DISHES.map((dish) => (
          <Button
            key={dish}
            aria-pressed={dish === asked?.dish}
            variant={dish === asked?.dish ? "light" : "default"}
            onClick={() => void ask(dish)}
          >
            {dish}
          </Button>
        ))}
      </div>
      {isMissing && (
        <Alert>
          {MISSING_PART.title}. {MISSING_PART.description}
        </Alert>
      )}
      <div role="status">
        {asked?.answer.pairings.slice(0, 2).map(({ wineId, reasoning }) => {
          const wine = SAMPLE_WINES.find(({ id }) => id === wineId);
          return (
            wine && (
              <p key={wineId}>
                <b>
                  {wine.name} {vintageOf(wine)}
                </b>
                : {reasoning}
              </p>
            )
          );
        })}
      </div>
    </div>
  );
}

function Entries() {
  return (
    <ul aria-label={i18n._("Journal of the demo")} style={LIST}>
      {SAMPLE_ENTRIES.map(({ wine, body }) => (
        <li key={wine} className={classes["wine"]}>
          <Photo name={wine} />
          <span>
            {dayInWords(body.day)}: <b>{wine}</b>
            {body.rating && `, ${ratingInWords(body.rating)}`}
            <small>
              {[
                body.meal,
                body.occasion,
                body.company && i18n._("with {company}", { company: body.company }),
                body.note,
              ]
                .filter(Boolean)
                .join(" · ")}
            </small>
          </span>
        </li>
      ))}
    </ul>
  );
}
