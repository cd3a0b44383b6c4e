import { Button } from "@mantine/core";
import { IconToolsKitchen2 } from "@tabler/icons-react";
import type { Wine } from "sync-protocol";
import { i18n } from "../../language/i18n.ts";
import type { SuitingDish } from "../../sommelier/index.ts";
import { askForDishes } from "./builtInSommelier.ts";
import { SuitingDishes } from "./SuitingDishes.tsx";
import { useAnswer } from "./useAnswer.ts";

export function DishesForWine({ wine }: { readonly wine: Wine }) {
  const [dishes, ask] = useAnswer<readonly SuitingDish[]>();

  return (
    <section>
      {!dishes && (
        <Button
          leftSection={<IconToolsKitchen2 aria-hidden size={20} stroke={1.75} />}
          variant="default"
          onClick={() => {
            ask(() => askForDishes(wine));
          }}
        >
          {i18n._("What Goes with It?")}
        </Button>
      )}
      <div role="status">{dishes && <SuitingDishes dishes={dishes} />}</div>
    </section>
  );
}
