import { Button } from "@mantine/core";
import { IconShoppingBag } from "@tabler/icons-react";
import { FAILED, commandRefusalBody, useWishCommands, useWishes } from "../../engine/index.ts";
import type { CellarWine } from "../../rules/cellar/CellarWine.ts";
import { TO_BUY_PATH } from "../../parts/addresses/pageAddresses.ts";
import { messageOf, undoAction } from "../../parts/showOutcome.ts";
import { Link } from "../../ui/page/Link.tsx";
import { toast } from "../../ui/toasts/toast.ts";

/** Puts a finished wine on the list To Buy, or leads there if it is on it. Works offline. */
export function BuyAgainButton({ wine }: { readonly wine: CellarWine }) {
  const { putWish } = useWishCommands();
  const isListed = useWishes()?.some(({ wineId }) => wineId === wine.id) === true;
  const bag = <IconShoppingBag aria-hidden size={20} stroke={1.75} />;

  const add = async () => {
    const { id: wineId, name, producer, vintage, nonVintage, type } = wine;
    const { varietal, country, region } = wine;
    const label = { producer, vintage, type, varietal, country, region, nonVintage };
    try {
      const outcome = await putWish({ name, label, wineId });
      if (outcome.kind === "done") {
        toast({ title: "Added to To Buy", description: name, actions: [undoAction(outcome.undo)] });
      } else {
        const { error: description } = commandRefusalBody(outcome.refusal);
        toast({ title: FAILED["put-wish"], description, tone: "failure" });
      }
    } catch (error) {
      toast({ title: FAILED["put-wish"], description: messageOf(error), tone: "failure" });
    }
  };

  return isListed ? (
    <Button component={Link} leftSection={bag} to={TO_BUY_PATH} variant="default">
      On To Buy
    </Button>
  ) : (
    <Button leftSection={bag} variant="default" onClick={() => void add()}>
      Buy Again
    </Button>
  );
}
