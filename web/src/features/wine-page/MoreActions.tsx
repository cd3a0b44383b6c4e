import { ActionIcon, Menu } from "@mantine/core";
import {
  IconArchive,
  IconArchiveOff,
  IconCalendarPlus,
  IconDots,
  IconPrinter,
  IconQrcode,
  IconShare,
  IconShoppingBag,
  IconTrash,
} from "@tabler/icons-react";
import { labelOf } from "sync-protocol";
import { useState } from "react";
import { useCommands, useMayChange } from "../../engine/index.ts";
import { i18n } from "../../language/i18n.ts";
import type { CellarWine } from "../../rules/cellar/CellarWine.ts";
import { dialogOnDemand } from "../../ui/dialogs/dialogOnDemand.tsx";
import { Link } from "../../ui/page/Link.tsx";
import { type StickerChoice, STICKERS_PATH } from "../../parts/addresses/stickerAddress.ts";
import { RequireEditAccess } from "../../parts/changing/RequireEditAccess.tsx";
import { showOutcome } from "../../parts/showOutcome.ts";
import classes from "./WinePage.module.css";

const ShareSheet = dialogOnDemand(
  async () => (await import("./ShareSheet.tsx")).ShareSheet,
  "onClose",
);

const KeepSheet = dialogOnDemand(
  async () => (await import("./KeepSheet.tsx")).KeepSheet,
  "onClose",
);

interface MoreActionsProps {
  readonly wine: CellarWine;
  readonly archiving: boolean;
  readonly onToggleArchived: () => void;
  readonly onNextVintage: () => void;
}

export function MoreActions({
  wine,
  archiving,
  onToggleArchived,
  onNextVintage,
}: MoreActionsProps) {
  const commands = useCommands();
  const mayChange = useMayChange();
  const [isSharing, setSharing] = useState<boolean>();
  const [keeping, setKeeping] = useState<{ readonly opened: boolean; readonly n: number }>();
  const remove = () => {
    void showOutcome(commands.removeWine(wine.id), {
      kind: "remove",
      done: i18n._("Wine removed successfully"),
      description: () => wine.name,
      undoable: true,
    });
  };

  return (
    <>
      <Menu
        classNames={{ dropdown: classes["menu"] ?? "", item: classes["choice"] ?? "" }}
        position={mayChange ? "bottom-end" : "bottom-start"}
        withInitialFocusPlaceholder={false}
        withinPortal={false}
      >
        <Menu.Target>
          <ActionIcon aria-label={i18n._("More actions")} size={44} variant="default">
            <IconDots aria-hidden size={20} stroke={1.75} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <RequireEditAccess>
            <Menu.Item
              leftSection={<IconShoppingBag {...DRAWN} />}
              onClick={() => {
                setKeeping({ opened: true, n: (keeping?.n ?? 0) + 1 });
              }}
            >
              {labelOf("keepAtLeast")}
            </Menu.Item>
          </RequireEditAccess>
          {!wine.nonVintage && (
            <RequireEditAccess>
              <Menu.Item leftSection={<IconCalendarPlus {...DRAWN} />} onClick={onNextVintage}>
                {i18n._("Next Vintage")}
              </Menu.Item>
            </RequireEditAccess>
          )}
          <Menu.Item
            leftSection={<IconShare {...DRAWN} />}
            onClick={() => {
              setSharing(true);
            }}
          >
            {i18n._("Share")}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconPrinter {...DRAWN} />}
            onClick={() => {
              window.print();
            }}
          >
            {i18n._("Print")}
          </Menu.Item>
          <Menu.Item
            component={Link}
            leftSection={<IconQrcode {...DRAWN} />}
            state={{ wineIds: [wine.id] } satisfies StickerChoice}
            to={STICKERS_PATH}
          >
            {i18n._("Stickers")}
          </Menu.Item>
          <RequireEditAccess>
            <Menu.Divider />
            <Menu.Item
              disabled={archiving}
              leftSection={
                wine.isArchived ? <IconArchiveOff {...DRAWN} /> : <IconArchive {...DRAWN} />
              }
              onClick={onToggleArchived}
            >
              {wine.isArchived
                ? i18n._("Unarchive")
                : i18n._(/*i18n*/ { id: "Archive", comment: "verb" })}
            </Menu.Item>
            <Menu.Item
              className={classes["remove"]}
              disabled={archiving}
              leftSection={<IconTrash {...DRAWN} />}
              onClick={remove}
            >
              {i18n._("Remove")}
            </Menu.Item>
          </RequireEditAccess>
        </Menu.Dropdown>
      </Menu>
      {keeping && (
        <KeepSheet
          key={keeping.n}
          opened={keeping.opened}
          wine={wine}
          onClose={() => {
            setKeeping({ ...keeping, opened: false });
          }}
        />
      )}
      {isSharing !== undefined && (
        <ShareSheet
          opened={isSharing}
          wine={wine}
          onClose={() => {
            setSharing(false);
          }}
        />
      )}
    </>
  );
}

const DRAWN = { "aria-hidden": true, size: 20, stroke: 1.75 } as const;
