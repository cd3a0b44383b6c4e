import { i18n } from "../../language/i18n.ts";
import { useMainContentSignal } from "../../ui/loading/mainContent.ts";
import { usePageTitle } from "../../ui/page/usePageTitle.ts";
import { TypeChip } from "../../parts/wine-line/TypeChip.tsx";
import classes from "./MockupPage.module.css";
import { SamplePhoto } from "./SamplePhoto.tsx";
import { SAMPLE_WINES, type SampleWine } from "./sampleWines.ts";

const TREATMENTS = [
  {
    name: i18n._("Object cover"),
    className: "cover",
    sentence: i18n._("Fills the frame. Calm rows, but a tall or wide label loses its edges."),
  },
  {
    name: i18n._("Object contain"),
    className: "contain",
    sentence: i18n._("Shows the whole photograph, with empty bands beside it."),
  },
  {
    name: i18n._("Taller containers"),
    className: "taller",
    sentence: i18n._(
      "Fills a frame as tall as a bottle. Little is cut, fewer cards fit the screen.",
    ),
  },
  {
    name: i18n._("Hybrid"),
    className: "hybrid",
    sentence: i18n._(
      "The whole photograph over its own dimmed, enlarged copy. What the cellar uses.",
    ),
  },
] as const;

type Treatment = (typeof TREATMENTS)[number];

export function MockupPage() {
  usePageTitle(i18n._("Image display options"));
  useMainContentSignal(true);
  return (
    <div className={classes["page"]}>
      <div>
        <h1>{i18n._("Wine image display options")}</h1>
        <p className={classes["lead"]}>{i18n._("Four treatments of the same sample wines.")}</p>
      </div>
      {TREATMENTS.map((treatment) => (
        <section key={treatment.name} aria-labelledby={treatment.className}>
          <h2 id={treatment.className}>{treatment.name}</h2>
          <p className={classes["lead"]}>{treatment.sentence}</p>
          <ul className={classes["samples"]}>
            {SAMPLE_WINES.map((wine) => (
              <Sample key={wine.bottleId} treatment={treatment} wine={wine} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

interface SampleProps {
  readonly treatment: Treatment;
  readonly wine: SampleWine;
}

function Sample({ treatment, wine }: SampleProps) {
  return (
    <li className={classes["sample"]}>
      <div className={`${classes["frame"] ?? ""} ${classes[treatment.className] ?? ""}`}>
        {treatment.className === "hybrid" && (
          <div aria-hidden className={classes["behind"]}>
            <SamplePhoto isBackdrop fit="slice" wine={wine} />
          </div>
        )}
        <SamplePhoto
          fit={
            treatment.className === "contain" || treatment.className === "hybrid" ? "meet" : "slice"
          }
          wine={wine}
        />
      </div>
      <h3>{wine.name}</h3>
      <p className={classes["maker"]}>
        {wine.producer} · {wine.vintage}
      </p>
      <p className={classes["badges"]}>
        <TypeChip type={wine.type} />
        <code>{wine.bottleId}</code>
      </p>
    </li>
  );
}
