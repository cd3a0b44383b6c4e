import { UnstyledButton } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useLocation } from "react-router";
import { i18n } from "../../language/i18n.ts";
import { useCellarTab } from "../../parts/addresses/cellarTab.ts";
import { RequireEditAccess } from "../../parts/changing/RequireEditAccess.tsx";
import { QUICK_ACTIONS, sendQuickAction } from "../../parts/requests/quickActions.ts";
import { useWayToCollection } from "../../parts/addresses/wayToCollection.ts";
import { CellarLink } from "./CellarLink.tsx";
import { type CellarPageLink, COLLECTION, isAt, JOURNAL, PAIRING, PLACES } from "./cellarPages.ts";
import classes from "./PhoneBar.module.css";

export function PhoneBar() {
  const { pathname } = useLocation();
  const tab = useCellarTab((shown) => shown.tab);
  const showCollection = useWayToCollection();
  const isPairing = pathname === PAIRING.to && tab === "pairing";

  return (
    <nav
      aria-label={i18n._(/*i18n*/ { id: "Main", comment: "main navigation" })}
      className={classes["bar"]}
    >
      <BarLink isCurrent={!isPairing && isAt(COLLECTION, pathname)} page={COLLECTION} />
      <BarLink page={PLACES} />
      <RequireEditAccess>
        <UnstyledButton
          className={classes["item"]}
          onClick={async () => {
            await showCollection();
            sendQuickAction(QUICK_ACTIONS.addWine);
          }}
        >
          <IconPlus aria-hidden className={classes["add"]} size={24} stroke={1.75} />
          {i18n._("Add")}
        </UnstyledButton>
      </RequireEditAccess>
      <BarLink page={JOURNAL} />
      <BarLink isCurrent={isPairing} page={PAIRING} />
    </nav>
  );
}

interface BarLinkProps {
  readonly page: CellarPageLink;
  readonly isCurrent?: boolean;
}

function BarLink({ page, isCurrent }: BarLinkProps) {
  return (
    <CellarLink
      className={classes["item"]}
      page={page}
      {...(isCurrent !== undefined && { isCurrent })}
    >
      <page.icon aria-hidden size={24} stroke={1.75} />
      {page.title}
    </CellarLink>
  );
}
