import { Button, Loader, TextInput } from "@mantine/core";
import { pairAnswerSchema, type Pairing, PROSE_MAX } from "sync-protocol";
import { type SyntheticEvent, useState } from "react";
import { useCellar } from "../../live/useCellar.ts";
import { callServer } from "../../sync/http.ts";
import { Alert } from "../../ui/Alert.tsx";
import { toast } from "../../ui/toast.ts";
import { pairingTrouble, recommended } from "./pairingAnswer.ts";
import classes from "./PairingTab.module.css";
import { RecommendationCard } from "./RecommendationCard.tsx";

/** A sommelier's model thinks for a while. */
const PAIR_TIMEOUT_MS = 60_000;

const NOTHING_FITS =
  "Our sommelier couldn't find suitable pairings for this meal in your current wine collection.";

type Recommendations =
  | { readonly kind: "unasked" }
  | { readonly kind: "asking" }
  | { readonly kind: "no-signal" }
  | { readonly kind: "answered"; readonly pairings: readonly Pairing[] };

/** Asks the sommelier which of the person's wines go with a meal; needs signal. */
export function PairingTab() {
  const cellar = useCellar();
  const [meal, setMeal] = useState("");
  const [recommendations, setRecommendations] = useState<Recommendations>({ kind: "unasked" });
  const asking = recommendations.kind === "asking";
  const wines =
    cellar.kind === "ready" && recommendations.kind === "answered"
      ? recommended(recommendations.pairings, cellar.wines)
      : [];

  const ask = async (event: SyntheticEvent) => {
    event.preventDefault();
    setRecommendations({ kind: "asking" });
    try {
      const { pairings, message } = await askSommelier(meal.trim());
      if (pairings.length === 0) {
        toast({ title: "No pairings found", description: message ?? NOTHING_FITS });
      }
      setRecommendations({ kind: "answered", pairings });
    } catch (error) {
      const trouble = pairingTrouble(error);
      if (trouble.kind === "told") toast({ ...trouble, tone: "failure" });
      setRecommendations({ kind: trouble.kind === "no-signal" ? "no-signal" : "unasked" });
    }
  };

  return (
    <div className={classes["pairing"]}>
      <form className={classes["question"]} onSubmit={(event) => void ask(event)}>
        <TextInput
          className={classes["meal"]}
          label="What are you cooking?"
          placeholder="Roast lamb with rosemary and garlic"
          maxLength={PROSE_MAX}
          value={meal}
          onChange={({ currentTarget }) => {
            setMeal(currentTarget.value);
          }}
        />
        <Button
          type="submit"
          disabled={asking || meal.trim() === ""}
          leftSection={asking ? <Loader aria-hidden size={18} color="currentColor" /> : undefined}
        >
          {asking ? "Finding Perfect Pairings..." : "Get Wine Recommendations"}
        </Button>
      </form>
      <div role="status">
        {recommendations.kind === "no-signal" && (
          <Alert tone="note">
            Without signal the sommelier can&rsquo;t be asked. Your wines are all here; ask again
            when you are back upstairs.
          </Alert>
        )}
        {wines.length > 0 && (
          <div className={classes["answer"]}>
            <h2>Recommended from your cellar:</h2>
            <ul className={classes["list"]}>
              {wines.map((one) => (
                <li key={one.wine.id}>
                  <RecommendationCard {...one} />
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </div>
  );
}

function askSommelier(mealDescription: string) {
  const call = {
    method: "POST",
    path: "/api/wines/pair",
    body: { mealDescription },
    timeoutMs: PAIR_TIMEOUT_MS,
  } as const;
  return callServer(call, pairAnswerSchema);
}
