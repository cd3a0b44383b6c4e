import { Button } from "@mantine/core";
import { IconAdjustmentsHorizontal } from "@tabler/icons-react";
import { memo, useState } from "react";
import { i18n } from "../../../language/i18n.ts";
import { dialogOnDemand } from "../../../ui/dialogs/dialogOnDemand.tsx";
import classes from "./SearchBar.module.css";

const ViewSheet = dialogOnDemand(
  async () => (await import("./ViewSheet.tsx")).ViewSheet,
  "onClose",
);

export const ViewToggle = memo(function ViewToggle() {
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
        <span className={classes["toggleWord"]}>
          {i18n._(/*i18n*/ { id: "View", comment: "noun: how the collection is shown" })}
        </span>
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
