import { Button } from "@mantine/core";
import { useLocalStorage } from "@mantine/hooks";
import { IconShare2 } from "@tabler/icons-react";
import { useCellar } from "../../engine/index.ts";
import { i18n } from "../../language/i18n.ts";
import { chooseInstallHint } from "./chooseInstallHint.ts";
import classes from "./InstallHint.module.css";
import { useInstallQuestion } from "./installQuestion.ts";
import { Rich } from "../../ui/Rich.tsx";

const ANSWERED = {
  key: "wine-cellar-install-answered",
  defaultValue: false,
  getInitialValueInEffect: false,
};

/**
 * Offers to install the app when the cellar has a few wines. After any answer, never asks again on this device. Fixed
 * to the bottom of the screen, so that nothing moves.
 */
export function InstallHint() {
  const cellar = useCellar();
  const ask = useInstallQuestion((store) => store.ask);
  const [isAnswered, setAnswered] = useLocalStorage(ANSWERED);
  const hint = chooseInstallHint({
    wines: cellar.kind === "ready" ? cellar.wines.length : undefined,
    isInstalled: isInstalled(),
    isAnswered,
    canAsk: ask !== undefined,
    hasShareMenu: hasShareMenu(),
  });
  if (!hint) return null;

  const answer = () => {
    setAnswered(true);
  };
  return (
    <section className={classes["hint"]} aria-label={i18n._("Install Wine Cellar")}>
      {hint === "question" ? (
        <p>{i18n._("Install Wine Cellar: it opens like an app, also without signal.")}</p>
      ) : (
        <p>
          <Rich
            text={i18n._(
              "Tap Share <0></0>, then “Add to Home Screen”. Installed, your cellar stays on this device; Safari may clear it after a week without a visit.",
            )}
            parts={[<IconShare2 aria-hidden size={16} stroke={1.75} />]}
          />
        </p>
      )}
      <div className={classes["answers"]}>
        {hint === "question" && (
          <Button
            onClick={() => {
              answer();
              ask?.().catch(reportError);
            }}
          >
            {i18n._("Install")}
          </Button>
        )}
        <Button variant="subtle" onClick={answer}>
          {hint === "question" ? i18n._("No, thanks") : i18n._("Got it")}
        </Button>
      </div>
    </section>
  );
}

function isInstalled(): boolean {
  return (
    matchMedia("(display-mode: standalone)").matches ||
    ("standalone" in navigator && navigator.standalone === true)
  );
}

/** Only Apple's browsers have `standalone`, and only Apple's phones and tablets have touch. */
function hasShareMenu(): boolean {
  return "standalone" in navigator && navigator.maxTouchPoints > 1;
}
