import { Button } from "@mantine/core";
import { IconLayoutGrid, IconList, IconPlus } from "@tabler/icons-react";
import classes from "../../../src/features/collection/CollectionPage.module.css";
import { Checkbox } from "../../../src/ui/fields/Checkbox.tsx";
import { ChoiceSwitch } from "../../../src/ui/fields/ChoiceSwitch.tsx";

const LOOKS = [
  { value: "cards", title: "Cards", Icon: IconLayoutGrid },
  { value: "table", title: "List", Icon: IconList },
] as const;

const noAction = () => undefined;

export function ListHeading({ summary }: { readonly summary: string }) {
  return (
    <div className={classes["heading"]}>
      <div>
        <h2>Wine Collection</h2>
        <p className={classes["summary"]} role="status">
          {summary}
        </p>
        <Checkbox label="Include archived wines" checked={false} onChange={noAction} />
      </div>
      <ChoiceSwitch choices={LOOKS} label="Show as" value="cards" onChange={noAction} />
      <Button
        className={classes["add"]}
        classNames={{ section: classes["addIcon"] ?? "" }}
        leftSection={<IconPlus aria-hidden size={20} stroke={1.75} />}
      >
        <span className={classes["addWords"]}>Add Wine</span>
      </Button>
    </div>
  );
}
