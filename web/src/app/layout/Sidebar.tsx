import { ActionIcon, UnstyledButton } from "@mantine/core";
import { IconHelp, IconPlus, IconSearch, IconSettings, type Icon } from "@tabler/icons-react";
import { Suspense, useId } from "react";
import { useLocation } from "react-router";
import { SignOutButton } from "../../features/account/profile/SignOutButton.tsx";
import { useCellar, useFirstScreen, useSession } from "../../engine/index.ts";
import { i18n } from "../../language/i18n.ts";
import { BrandMark } from "../../ui/drawings/BrandMark.tsx";
import { Link } from "../../ui/page/Link.tsx";
import { useOtherTheme } from "../../ui/page/ThemeToggle.tsx";
import { RequireEditAccess } from "../../parts/changing/RequireEditAccess.tsx";
import {
  QUICK_ACTIONS,
  type QuickAction,
  sendQuickAction,
} from "../../parts/requests/quickActions.ts";
import { useWayToCollection } from "../../parts/addresses/wayToCollection.ts";
import { HELP_PATH } from "../../parts/addresses/pageAddresses.ts";
import { useSingleKeys } from "../../parts/shortcuts/singleKeys.ts";
import { SidebarCellar, useHasSeveral } from "./openCellarOnDemand.ts";
import { CellarLink } from "./CellarLink.tsx";
import { CELLAR_PAGES, COLLECTION } from "./cellarPages.ts";
import { afterMainContent } from "../../ui/loading/afterMainContent.tsx";
import classes from "./Sidebar.module.css";

interface SidebarProps {
  readonly isRail?: boolean;
  readonly onLeave?: () => void;
  readonly onSwitch: () => void;
}

export function Sidebar({ isRail = false, onLeave, onSwitch }: SidebarProps) {
  const session = useSession();
  const hasSeveral = useHasSeveral();
  const showCollection = useWayToCollection();
  const { pathname } = useLocation();
  const email = session.kind === "signedIn" ? session.user.email : "";

  const send = async (action: QuickAction) => {
    onLeave?.();
    await showCollection();
    sendQuickAction(action);
  };

  return (
    <div className={classes["sidebar"]} data-rail={isRail || undefined}>
      <CellarLink
        className={classes["brand"]}
        isCurrent={false}
        page={COLLECTION}
        tooltip={isRail ? i18n._("Wine Cellar") : undefined}
        onFollow={onLeave}
      >
        <BrandMark />
        <span className={classes["words"]}>{i18n._("Wine Cellar")}</span>
      </CellarLink>
      <div className={classes["middle"]}>
        <nav aria-label={i18n._("Quick Actions")} className={classes["section"]}>
          <h2 className={classes["heading"]}>{i18n._("Quick Actions")}</h2>
          <RequireEditAccess>
            <QuickActionButton
              drawing={IconPlus}
              isRail={isRail}
              shortcut="N"
              subtitle={i18n._("Add new bottles")}
              title={i18n._("Add Wine")}
              onClick={() => send(QUICK_ACTIONS.addWine)}
            />
          </RequireEditAccess>
          <QuickActionButton
            drawing={IconSearch}
            isRail={isRail}
            shortcut="/"
            subtitle={i18n._("Find wines")}
            title={i18n._("Search")}
            onClick={() => send(QUICK_ACTIONS.focusSearch)}
          />
        </nav>
        <nav aria-label={i18n._("Cellar")} className={classes["section"]}>
          <h2 className={classes["heading"]}>{i18n._("Cellar")}</h2>
          {hasSeveral && (
            <Suspense fallback={<div className={classes["row"]} />}>
              <SidebarCellar isShort={isRail} onSwitch={onSwitch} />
            </Suspense>
          )}
          {CELLAR_PAGES.map((page) => (
            <CellarLink
              key={page.title}
              className={`${classes["row"] ?? ""} ${classes["page"] ?? ""}`}
              page={page}
              tooltip={isRail ? page.title : undefined}
              onFollow={onLeave}
            >
              <page.icon aria-hidden className={classes["icon"]} size={20} stroke={1.75} />
              <span className={classes["words"]}>{page.title}</span>
            </CellarLink>
          ))}
        </nav>
        {!isRail && <QuickStats onLeave={onLeave} />}
      </div>
      <div className={classes["footer"]}>
        {!isRail && (
          <div className={classes["person"]}>
            <div className={classes["words"]}>
              <p className={classes["email"]} data-tooltip={email} data-tooltip-side="right">
                {email === "" ? i18n._("User") : email}
              </p>
              <p className={classes["caption"]}>{i18n._("Signed in")}</p>
            </div>
            <ThemeButton />
          </div>
        )}
        <div className={classes["settings"]}>
          <Link
            aria-current={pathname === "/profile" ? "page" : undefined}
            aria-label={isRail ? i18n._("Profile Settings") : undefined}
            className={classes["row"] ?? ""}
            data-tooltip={isRail ? i18n._("Profile Settings") : undefined}
            data-tooltip-side="right"
            to="/profile"
            onClick={onLeave}
          >
            <IconSettings aria-hidden className={classes["icon"]} size={20} stroke={1.75} />
            <span className={classes["words"]}>{i18n._("Profile Settings")}</span>
          </Link>
          <HelpButton onFollow={onLeave} />
        </div>
        {isRail && <ThemeButton />}
        <SignOutButton
          className={classes["row"]}
          isRail={isRail}
          wordsClassName={classes["words"]}
        />
      </div>
    </div>
  );
}

function HelpButton({ onFollow }: { readonly onFollow: (() => void) | undefined }) {
  const { pathname } = useLocation();
  return (
    <ActionIcon
      aria-current={pathname === HELP_PATH ? "page" : undefined}
      aria-label={i18n._("Help")}
      component={Link}
      data-tooltip={i18n._("Help")}
      data-tooltip-side="right"
      to={HELP_PATH}
      onClick={onFollow}
    >
      <IconHelp aria-hidden size={20} stroke={1.75} />
    </ActionIcon>
  );
}

function ThemeButton() {
  const { other, Icon, switchTheme } = useOtherTheme();
  const title = other === "dark" ? i18n._("Dark Mode") : i18n._("Light Mode");
  return (
    <ActionIcon
      aria-label={title}
      data-tooltip={title}
      data-tooltip-side="right"
      onClick={switchTheme}
    >
      <Icon aria-hidden size={20} stroke={1.75} />
    </ActionIcon>
  );
}

interface QuickActionButtonProps {
  readonly drawing: Icon;
  readonly title: string;
  readonly subtitle: string;
  readonly shortcut: string;
  readonly isRail: boolean;
  readonly onClick: () => Promise<void>;
}

function QuickActionButton({
  drawing: Drawing,
  title,
  subtitle,
  shortcut,
  isRail,
  onClick,
}: QuickActionButtonProps) {
  const subtitleId = useId();
  const hasKeys = useSingleKeys(({ isOn }) => isOn);
  return (
    <UnstyledButton
      aria-describedby={subtitleId}
      aria-keyshortcuts={hasKeys ? shortcut : undefined}
      aria-label={title}
      className={classes["row"]}
      data-tooltip={isRail ? title : undefined}
      data-tooltip-side="right"
      onClick={onClick}
    >
      <Drawing aria-hidden className={classes["icon"]} size={20} stroke={1.75} />
      <span className={classes["words"]}>
        <span>{title}</span>
        <span className={classes["caption"]} id={subtitleId}>
          {subtitle}
        </span>
      </span>
      {hasKeys && !isRail && (
        <kbd aria-hidden className={classes["key"]}>
          {shortcut}
        </kbd>
      )}
    </UnstyledButton>
  );
}

const DueThisYear = afterMainContent(async () => (await import("./DueThisYear.tsx")).DueThisYear);

interface QuickStatsProps {
  readonly onLeave: (() => void) | undefined;
}

function QuickStats({ onLeave }: QuickStatsProps) {
  const cellar = useCellar();
  const first = useFirstScreen();
  const stats = cellar.kind === "ready" ? cellar.stats : first?.stats;

  return (
    <section aria-label={i18n._("Quick Stats")} className={classes["section"]}>
      <h2 className={classes["heading"]}>{i18n._("Quick Stats")}</h2>
      <dl className={classes["stats"]}>
        <Stat count={stats?.bottles} name={i18n._("Total Bottles")} />
        <Stat count={stats?.types} name={i18n._("Wine Types")} />
        <Stat count={stats?.regions} name={i18n._("Regions")} />
      </dl>
      <DueThisYear onLeave={onLeave} />
    </section>
  );
}

interface StatProps {
  readonly name: string;
  readonly count: number | undefined;
}

function Stat({ name, count }: StatProps) {
  return (
    <div className={classes["stat"]}>
      <dt>{name}</dt>
      {/* The key makes each number a new element, because browsers count an element that grows
          as a layout shift. */}
      <dd key={count}>{count ?? "–"}</dd>
    </div>
  );
}
