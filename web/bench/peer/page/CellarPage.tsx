import { ActionIcon, Button, Tabs, UnstyledButton } from "@mantine/core";
import {
  IconAdjustmentsHorizontal,
  IconArrowsSort,
  IconBook,
  IconBottle,
  IconCloudCheck,
  IconCopyCheck,
  IconFilter,
  IconLayoutSidebar,
  IconMapPin,
  IconPlus,
  IconScan,
  IconSearch,
  IconToolsKitchen2,
} from "@tabler/icons-react";
import type { ReactNode } from "react";
import layout from "../../../src/app/layout/Layout.module.css";
import phoneBar from "../../../src/app/layout/PhoneBar.module.css";
import collection from "../../../src/features/collection/CollectionPage.module.css";
import search from "../../../src/features/collection/finding/SearchBar.module.css";
import pill from "../../../src/features/sync-status/SyncPill.module.css";
import { ThemeToggle } from "../../../src/ui/page/ThemeToggle.tsx";

const icon = { "aria-hidden": true, size: 20, stroke: 1.75 } as const;
const barIcon = { ...icon, size: 24 } as const;

/**
 * The app's collection page as a phone shows it, around a list of wines. The search, the menus and
 * the other pages do nothing.
 */
export function CellarPage({ children }: { readonly children: ReactNode }) {
  return (
    <div className={layout["layout"]}>
      <div className={layout["column"]}>
        <Header />
        <main className={layout["page"]}>
          <div className={collection["page"]}>
            <h1>Wine Cellar</h1>
            <Tabs classNames={{ tabLabel: collection["tabLabel"] ?? "" }} value="collection">
              <Tabs.List className={collection["tabs"]}>
                <Tabs.Tab
                  className={collection["tab"]}
                  leftSection={<IconBottle {...icon} />}
                  value="collection"
                >
                  Wine Collection
                </Tabs.Tab>
                <Tabs.Tab
                  className={collection["tab"]}
                  leftSection={<IconToolsKitchen2 {...icon} />}
                  value="pairing"
                >
                  Meal Pairing
                </Tabs.Tab>
              </Tabs.List>
              <Tabs.Panel className={collection["panel"]} value="collection">
                <div className={collection["collection"]}>
                  <SearchBar />
                  {children}
                </div>
              </Tabs.Panel>
            </Tabs>
          </div>
        </main>
      </div>
      <PhoneBar />
    </div>
  );
}

function Header() {
  return (
    <header className={layout["header"]}>
      <ActionIcon aria-label="Toggle Sidebar">
        <IconLayoutSidebar {...icon} />
      </ActionIcon>
      <span aria-hidden className={layout["title"]}>
        Wine Cellar
      </span>
      <div className={layout["status"]}>
        <div className={pill["status"]} role="status">
          <UnstyledButton className={pill["pill"]} data-kind="saved">
            <IconCloudCheck {...icon} />
            <span>Saved</span>
          </UnstyledButton>
        </div>
        <ThemeToggle />
      </div>
    </header>
  );
}

function SearchBar() {
  return (
    <>
      <div className={search["row"]} role="search">
        <div className={search["search"]}>
          <IconSearch {...icon} />
          <input
            aria-label="Search wines"
            placeholder="Search wines by name, producer, or varietal..."
            type="search"
          />
          <ActionIcon aria-label="Scan">
            <IconScan {...icon} />
          </ActionIcon>
        </div>
        <span className={search["sort"]}>
          <IconArrowsSort {...icon} />
          <select aria-label="Sort">
            <option>Name (A–Z)</option>
          </select>
        </span>
        <IconButton icon={<IconFilter {...icon} />} variant="default" word="Filters" />
      </div>
      <div className={search["tools"]}>
        <ActionIcon aria-label="Select wines">
          <IconCopyCheck {...icon} />
        </ActionIcon>
        <IconButton icon={<IconAdjustmentsHorizontal {...icon} />} variant="subtle" word="View" />
      </div>
    </>
  );
}

interface IconButtonProps {
  readonly icon: ReactNode;
  readonly variant: "default" | "subtle";
  readonly word: string;
}

function IconButton({ icon: leftSection, variant, word }: IconButtonProps) {
  return (
    <Button
      className={search["toggle"]}
      classNames={{ section: search["toggleIcon"] ?? "" }}
      leftSection={leftSection}
      variant={variant}
    >
      <span className={search["toggleWord"]}>{word}</span>
    </Button>
  );
}

function PhoneBar() {
  return (
    <nav aria-label="Main" className={phoneBar["bar"]}>
      <a aria-current="page" className={phoneBar["item"]} href="/">
        <IconBottle {...barIcon} />
        Collection
      </a>
      <a className={phoneBar["item"]} href="/places">
        <IconMapPin {...barIcon} />
        Places
      </a>
      <UnstyledButton className={phoneBar["item"]}>
        <IconPlus {...barIcon} className={phoneBar["add"]} />
        Add
      </UnstyledButton>
      <a className={phoneBar["item"]} href="/journal">
        <IconBook {...barIcon} />
        Journal
      </a>
      <a className={phoneBar["item"]} href="/pairing">
        <IconToolsKitchen2 {...barIcon} />
        Pairing
      </a>
    </nav>
  );
}
