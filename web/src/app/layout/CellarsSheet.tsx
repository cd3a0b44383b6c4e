import { IconCheck, IconUsers } from "@tabler/icons-react";
import { UnstyledButton } from "@mantine/core";
import { useCellars, useOpenCellar } from "../../engine/index.ts";
import { i18n } from "../../language/i18n.ts";
import { CELLARS_PATH } from "../../parts/addresses/pageAddresses.ts";
import { CellarDot } from "../../parts/cellars/CellarDot.tsx";
import { cellarName } from "../../rules/cellar/cellarName.ts";
import { useSwitchCellar } from "../../parts/cellars/useSwitchCellar.ts";
import { Sheet } from "../../ui/dialogs/Sheet.tsx";
import { Link } from "../../ui/page/Link.tsx";
import classes from "./Sidebar.module.css";

interface CellarsSheetProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

export function CellarsSheet({ opened, onClose }: CellarsSheetProps) {
  const cellars = useCellars();
  const openId = useOpenCellar()?.id;
  const switchTo = useSwitchCellar();

  return (
    <Sheet opened={opened} title={i18n._("Switch cellar")} onClose={onClose}>
      <ul aria-label={i18n._("Cellars")}>
        {cellars.map((cellar) => (
          <li key={cellar.id}>
            <UnstyledButton
              aria-current={cellar.id === openId || undefined}
              className={classes["row"]}
              onClick={() => {
                onClose();
                if (cellar.id !== openId) void switchTo(cellar.id);
              }}
            >
              <CellarDot colour={cellar.colour} letter={cellarName(cellar)} />
              <span className={classes["words"]}>
                <span dir="auto">{cellarName(cellar)}</span>
                {cellar.role !== "owner" && (
                  <span className={classes["caption"]}>{cellar.owner}</span>
                )}
              </span>
              {cellar.id === openId && (
                <IconCheck
                  aria-hidden
                  className={classes["icon"]}
                  size={20}
                  stroke={1.75}
                  style={{ marginInlineStart: "auto" }}
                />
              )}
            </UnstyledButton>
          </li>
        ))}
      </ul>
      <Link className={classes["row"] ?? ""} to={CELLARS_PATH} onClick={onClose}>
        <IconUsers aria-hidden className={classes["icon"]} size={20} stroke={1.75} />
        <span className={classes["words"]}>{i18n._("Cellars and Sharing")}</span>
      </Link>
    </Sheet>
  );
}
