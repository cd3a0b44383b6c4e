import { Button } from "@mantine/core";
import { IconShoppingBag } from "@tabler/icons-react";
import { useWishCommands, useWishes } from "../../engine/index.ts";
import { i18n } from "../../language/i18n.ts";
import type { CellarWine } from "../../rules/cellar/CellarWine.ts";
import { TO_BUY_PATH } from "../../parts/addresses/pageAddresses.ts";
import { showRecordOutcome } from "../../parts/showRecordOutcome.ts";
import { Link } from "../../ui/page/Link.tsx";

/**
 * Button that adds a finished wine to the page To Buy, or links to that page if the wine is already
 * listed. Works offline.
 */
export function BuyAgainButton({ wine }: { readonly wine: CellarWine }) {
  const { putWish } = useWishCommands();
  const isListed = useWishes()?.some(({ wineId }) => wineId === wine.id) === true;
  const bag = <IconShoppingBag aria-hidden size={20} stroke={1.75} />;

  const add = () => {
    const { id: wineId, name, producer, vintage, nonVintage, type } = wine;
    const { varietal, country, region } = wine;
    const label = { producer, vintage, type, varietal, country, region, nonVintage };
    void showRecordOutcome(putWish({ name, label, wineId }), {
      kind: "put-wish",
      done: i18n._("{name} is on To Buy", { name }),
    });
  };

  return isListed ? (
    <Button component={Link} leftSection={bag} to={TO_BUY_PATH} variant="default">
      {i18n._("On To Buy")}
    </Button>
  ) : (
    <Button leftSection={bag} variant="default" onClick={add}>
      {i18n._("Buy Again")}
    </Button>
  );
}
