import { Tabs } from "@mantine/core";
import { IconBottle, IconToolsKitchen2 } from "@tabler/icons-react";
import type { Wine } from "sync-protocol";
import { type ReactNode, useCallback, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { type Revision, useOpenStoreId } from "../../engine/index.ts";
import { i18n } from "../../language/i18n.ts";
import { askForDish, useCorrections, useNewWine } from "../../parts/requests/pageRequest.ts";
import { QUICK_ACTIONS, useQuickAction } from "../../parts/requests/quickActions.ts";
import { usePageTitle } from "../../ui/page/usePageTitle.ts";
import { openViewOf, useAddressedView } from "./view/collectionView.ts";
import { showCellarTab, useCellarTab } from "../../parts/addresses/cellarTab.ts";
import classes from "./CollectionPage.module.css";
import { CollectionTab } from "./CollectionTab.tsx";
import { openSavedViewsOf } from "./finding/savedViews.ts";
import { useArrival } from "./useArrival.ts";

interface FormRequest {
  /** The wine to edit. If `undefined`, the form adds a wine. */
  readonly wine: Wine | undefined;
  readonly revision?: Revision;
  readonly picture?: Blob;
  readonly barcode?: string;
}

export interface WineFormRequest extends FormRequest {
  readonly opened: boolean;
  /** Closes the form. {@link onExited} runs later, when the form's closing transition has ended. */
  readonly onDone: () => void;
  readonly onExited: () => void;
}

interface CollectionPageProps {
  /** Content of the Meal Pairing tab. It is rendered when the tab is first opened. */
  readonly pairing: ReactNode;
  readonly renderForm: (request: WineFormRequest) => ReactNode;
}

export function CollectionPage({ pairing, renderForm }: CollectionPageProps) {
  const shown = useCellarTab(({ tab }) => tab);
  const [pairingSeen, setPairingSeen] = useState(false);
  if (shown === "pairing" && !pairingSeen) setPairingSeen(true);
  const [asked, setAsked] = useState<FormRequest & { readonly opened: boolean }>();
  const searchBox = useRef<HTMLInputElement>(null);
  usePageTitle();
  useAddressedView();
  useOwnView();

  const openForm = useCallback((wine?: Wine) => {
    setAsked({ wine, opened: true });
  }, []);
  const addWine = useCallback(() => {
    openForm();
  }, [openForm]);
  useArrival({
    addWine: openForm,
    addShared: (picture) => {
      setAsked({ wine: undefined, picture, opened: true });
    },
    showPairing: (dish) => {
      if (dish !== null) askForDish({ dish });
      showCellarTab("pairing");
    },
  });
  useCorrections((revision) => {
    setAsked({ wine: revision.wine, revision, opened: true });
  });
  useNewWine(({ barcode }) => {
    setAsked({ wine: undefined, barcode, opened: true });
  });
  useQuickAction(QUICK_ACTIONS.addWine, openForm);
  useQuickAction(QUICK_ACTIONS.focusSearch, () => {
    flushSync(() => {
      showCellarTab("collection");
    });
    searchBox.current?.scrollIntoView({ block: "center" });
    searchBox.current?.focus({ preventScroll: true });
  });

  return (
    <div className={classes["page"]}>
      <h1>{i18n._("Wine Cellar")}</h1>
      <Tabs
        classNames={{ tabLabel: classes["tabLabel"] ?? "" }}
        value={shown}
        onChange={(chosen) => {
          showCellarTab(chosen === "pairing" ? "pairing" : "collection");
        }}
      >
        <Tabs.List className={classes["tabs"]}>
          <Tabs.Tab
            className={classes["tab"]}
            value="collection"
            leftSection={<IconBottle aria-hidden size={20} stroke={1.75} />}
          >
            {i18n._("Wine Collection")}
          </Tabs.Tab>
          <Tabs.Tab
            className={classes["tab"]}
            value="pairing"
            leftSection={<IconToolsKitchen2 aria-hidden size={20} stroke={1.75} />}
          >
            {i18n._("Meal Pairing")}
          </Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="collection" className={classes["panel"]}>
          <CollectionTab searchBox={searchBox} onAdd={addWine} onEdit={openForm} />
        </Tabs.Panel>
        <Tabs.Panel value="pairing" className={classes["panel"]}>
          {pairingSeen && pairing}
        </Tabs.Panel>
      </Tabs>
      {asked &&
        renderForm({
          ...asked,
          onDone: () => {
            setAsked({ ...asked, opened: false });
          },
          onExited: () => {
            setAsked(undefined);
          },
        })}
    </div>
  );
}

/** Resets the view and the saved views when the user opens another cellar. */
function useOwnView(): void {
  const storeId = useOpenStoreId();
  useLayoutEffect(() => {
    if (storeId === undefined) return;
    openViewOf(storeId);
    openSavedViewsOf(storeId);
  }, [storeId]);
}
