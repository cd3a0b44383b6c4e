import { UnstyledButton } from "@mantine/core";
import { IconLayoutGrid, IconList } from "@tabler/icons-react";
import { memo } from "react";
import { setLook, useCollectionView } from "../view/collectionView.ts";
import classes from "./SearchBar.module.css";

const LOOKS = [
  { look: "cards", title: "Cards", Icon: IconLayoutGrid },
  { look: "table", title: "List", Icon: IconList },
] as const;

/** The wines as cards or as a list. */
export const LookSwitch = memo(function LookSwitch() {
  const current = useCollectionView((view) => view.look);

  return (
    <div role="group" aria-label="Show as" className={classes["looks"]}>
      {LOOKS.map(({ look, title, Icon }) => (
        <UnstyledButton
          key={look}
          aria-label={title}
          aria-pressed={look === current}
          className={classes["look"]}
          data-tooltip={title}
          onClick={() => {
            setLook(look);
          }}
        >
          <Icon aria-hidden size={20} stroke={1.75} />
        </UnstyledButton>
      ))}
    </div>
  );
});
