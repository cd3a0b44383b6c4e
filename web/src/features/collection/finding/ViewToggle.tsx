import { Button } from "@mantine/core";
import { IconAdjustmentsHorizontal } from "@tabler/icons-react";
import { memo, useState } from "react";
import { dialogOnDemand } from "../../../ui/dialogs/dialogOnDemand.tsx";
import { useCollectionView } from "../view/collectionView.ts";
import classes from "./SearchBar.module.css";
import { DEFAULT_SORT } from "../view/sorts.ts";

const ViewSheet = dialogOnDemand(
  async () => (await import("./ViewSheet.tsx")).ViewSheet,
  "onClose",
);

/** Opens how the wines stand: in what order, as what. A dot says that another order was chosen. */
export const ViewToggle = memo(function ViewToggle() {
  const sort = useCollectionView((view) => view.sort);
  const [isOpen, setOpen] = useState(false);
  const [isSeen, setSeen] = useState(false);

  return (
    <>
      <Button
        className={classes["toggle"]}
        classNames={{ section: classes["toggleIcon"] ?? "" }}
        variant="subtle"
        color="gray"
        aria-haspopup="dialog"
        leftSection={<IconAdjustmentsHorizontal aria-hidden size={20} stroke={1.75} />}
        onClick={() => {
          setSeen(true);
          setOpen(true);
        }}
      >
        <span className={classes["toggleWord"]}>View</span>
        {sort !== DEFAULT_SORT && (
          <span className={classes["dot"]}>
            <span className={classes["spoken"]}>(another order)</span>
          </span>
        )}
      </Button>
      {isSeen && (
        <ViewSheet
          opened={isOpen}
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </>
  );
});
