import { ActionIcon } from "@mantine/core";
import { useWindowEvent } from "@mantine/hooks";
import { i18n } from "../../language/i18n.ts";
import { useIsPhone } from "../../ui/phone.ts";
import { IconArrowLeft, IconLayoutSidebar } from "@tabler/icons-react";
import { Suspense, useRef, useState } from "react";
import { Outlet, useLocation } from "react-router";
import { SyncPill } from "../../features/sync-status/SyncPill.tsx";
import { CELLAR_PAGES, COLLECTION, pageAbove } from "./cellarPages.ts";
import { PhoneBar } from "./PhoneBar.tsx";
import { readSidebarOpen, sidebarCookie } from "./sidebarCookie.ts";
import { Sidebar } from "./Sidebar.tsx";
import { useFocusOnArrival } from "./useFocusOnArrival.ts";
import { afterMainContent } from "../../ui/loading/afterMainContent.tsx";
import { dialogOnDemand } from "../../ui/dialogs/dialogOnDemand.tsx";
import { ThemeToggle } from "../../ui/page/ThemeToggle.tsx";
import { HeaderCellar, useHasSeveral } from "./openCellarOnDemand.ts";
import { CellarLink } from "./CellarLink.tsx";
import classes from "./Layout.module.css";

const SidebarSheet = dialogOnDemand(
  async () => (await import("./SidebarSheet.tsx")).SidebarSheet,
  "onClose",
);

const CellarsSheet = dialogOnDemand(
  async () => (await import("./CellarsSheet.tsx")).CellarsSheet,
  "onClose",
);

const Tooltips = afterMainContent(
  async () => (await import("../../ui/page/Tooltips.tsx")).Tooltips,
);

const DropToImport = afterMainContent(
  async () => (await import("../../features/import-page/DropToImport.tsx")).DropToImport,
);

const EventSheets = afterMainContent(
  async () => (await import("../pages/EventSheets.tsx")).EventSheets,
);

const Shortcuts = afterMainContent(
  async () => (await import("../../features/keyboard/Shortcuts.tsx")).Shortcuts,
);

export function Layout() {
  const isPhone = useIsPhone();
  const [isOpen, setOpen] = useState(() => readSidebarOpen(document.cookie));
  const [isSheetOpen, setSheetOpen] = useState(false);
  const [isSwitching, setSwitching] = useState<boolean>();
  const toggleButton = useRef<HTMLButtonElement>(null);
  const page = useRef<HTMLElement>(null);
  useFocusOnArrival(page);
  const { pathname } = useLocation();
  const isBelow = pageAbove(pathname) !== undefined;
  const hasCellarLine = useHasSeveral() && isPhone && isBelow;

  const showCellars = () => {
    setSwitching(true);
  };
  const toggle = () => {
    if (isPhone) {
      setSheetOpen(!isSheetOpen);
      return;
    }
    document.cookie = sidebarCookie(!isOpen);
    setOpen(!isOpen);
  };
  useWindowEvent("keydown", (event) => {
    if (event.key.toLowerCase() !== "b" || !(event.ctrlKey || event.metaKey)) return;
    if (event.altKey || event.shiftKey) return;
    event.preventDefault();
    toggle();
  });

  return (
    <div className={classes["layout"]} data-sidebar={isOpen ? "expanded" : "collapsed"}>
      <a className={classes["skip"]} href="#page">
        {i18n._("Skip to content")}
      </a>
      {isPhone ? (
        <SidebarSheet
          opened={isSheetOpen}
          onClose={() => {
            setSheetOpen(false);
            // The focus moves to this button, so that a dialog that opens next returns it here when
            // it closes.
            toggleButton.current?.focus({ preventScroll: true });
          }}
          onSwitch={showCellars}
        />
      ) : (
        <aside aria-label={i18n._("Sidebar")} className={classes["sidebar"]}>
          <Sidebar isRail={!isOpen} onSwitch={showCellars} />
        </aside>
      )}
      <div className={classes["column"]}>
        <header className={classes["header"]}>
          <ActionIcon
            ref={toggleButton}
            aria-expanded={isPhone ? isSheetOpen : isOpen}
            aria-label={i18n._("Toggle Sidebar")}
            onClick={toggle}
          >
            <IconLayoutSidebar aria-hidden size={20} stroke={1.75} />
          </ActionIcon>
          <HeaderStart hasCellarLine={hasCellarLine} isPhone={isPhone} onSwitch={showCellars} />
          <div className={classes["status"]}>
            <SyncPill />
            {/* If the cellar has its own line, the theme button would leave no space for the
                link to the parent page. The sidebar has a theme button too. */}
            {!hasCellarLine && <ThemeToggle />}
          </div>
        </header>
        <main ref={page} className={classes["page"]} id="page" tabIndex={-1}>
          {hasCellarLine && (
            <div style={{ minHeight: "var(--target)" }}>
              <Suspense>
                <HeaderCellar onSwitch={showCellars} />
              </Suspense>
            </div>
          )}
          <Outlet />
        </main>
      </div>
      {isPhone && <PhoneBar />}
      {isSwitching !== undefined && (
        <CellarsSheet
          opened={isSwitching}
          onClose={() => {
            setSwitching(false);
          }}
        />
      )}
      <Tooltips />
      <Shortcuts pages={CELLAR_PAGES} />
      <DropToImport />
      <EventSheets />
    </div>
  );
}

interface HeaderStartProps {
  /** Whether the name of the open cellar is on a line of its own below the header. */
  readonly hasCellarLine: boolean;
  readonly isPhone: boolean;
  readonly onSwitch: () => void;
}

/**
 * The start of the header: a link to the parent page, or the app's title on a phone's main page. A
 * wine's page has its own link instead. If the user has several cellars, the name of the open
 * cellar follows. On a phone it replaces the title; on a phone's other pages it is on a line below
 * the header.
 */
function HeaderStart({ hasCellarLine, isPhone, onSwitch }: HeaderStartProps) {
  const { pathname } = useLocation();
  const above = pageAbove(pathname);
  const hasSeveral = useHasSeveral();
  return (
    <>
      {above && (
        <CellarLink className={classes["back"]} isCurrent={false} page={above}>
          <IconArrowLeft aria-hidden size={20} stroke={1.75} />
          <span>{above.title}</span>
        </CellarLink>
      )}
      {isPhone && pathname === COLLECTION.to && !hasSeveral && (
        // Hidden from screen readers, which read the page's heading instead.
        <span aria-hidden className={classes["title"]}>
          {i18n._("Wine Cellar")}
        </span>
      )}
      {hasSeveral && !hasCellarLine && (
        <Suspense>
          <HeaderCellar onSwitch={onSwitch} />
        </Suspense>
      )}
    </>
  );
}
