import { ActionIcon, Button } from "@mantine/core";
import { IconExternalLink, IconPencil, IconPlus } from "@tabler/icons-react";
import type { LabelReading, Wine, Wish } from "sync-protocol";
import { type ReactNode, useId, useMemo, useState } from "react";
import { useCellar, useWishCommands, useWishes } from "../../engine/index.ts";
import { i18n } from "../../language/i18n.ts";
import type { CellarWine } from "../../rules/cellar/CellarWine.ts";
import { orderedBottles, winesToBuy } from "../../rules/to-buy/missingBottles.ts";
import { hostOf, readingOf, wishDetail } from "../../rules/to-buy/wishWords.ts";
import { RequireEditAccess } from "../../parts/changing/RequireEditAccess.tsx";
import { TypeIcon } from "../../parts/wine-line/TypeChip.tsx";
import { WineLine } from "../../parts/wine-line/WineLine.tsx";
import lineClasses from "../../parts/wine-line/WineLine.module.css";
import { BottleDrawing } from "../../ui/drawings/BottleDrawing.tsx";
import { EmptyState } from "../../ui/drawings/EmptyState.tsx";
import { Splash } from "../../ui/loading/Splash.tsx";
import { usePageTitle } from "../../ui/page/usePageTitle.ts";
import { jpegOf } from "./wishPhoto.ts";
import { STYLES } from "./styles.ts";
import { showRecordOutcome } from "../../parts/showRecordOutcome.ts";
import { type PhotoButton, WishSheet } from "./WishSheet.tsx";

export interface BoughtWine {
  /** The cellar's wine, if the user bought more bottles of it. */
  readonly again?: Wine | undefined;
  /** The fields of a bought wish as a label reading, and the wish's photo. */
  readonly wished?: { readonly reading: LabelReading; readonly jpeg?: ArrayBuffer | undefined };
}

export interface BoughtForm extends BoughtWine {
  readonly opened: boolean;
  /** Called when the wine is saved, before the form closes. */
  readonly onSaved: () => void;
  readonly onDone: () => void;
  readonly onExited: () => void;
}

interface ToBuyPageProps {
  readonly PhotoButton: PhotoButton;
  readonly renderForm: (form: BoughtForm) => ReactNode;
}

const NO_WINES: readonly CellarWine[] = [];

/** Lists wishes, and wines with too few bottles. Works offline [T5: minimum]. */
export function ToBuyPage({ PhotoButton, renderForm }: ToBuyPageProps) {
  usePageTitle(i18n._("To Buy"));
  const cellar = useCellar();
  const wishes = useWishes();
  const { removeWish } = useWishCommands();
  const wines = cellar.kind === "ready" ? cellar.wines : NO_WINES;
  const low = useMemo(() => winesToBuy(wines), [wines]);
  const [sheet, setSheet] = useState<{
    readonly wish: Wish | undefined;
    readonly opened: boolean;
    readonly n: number;
  }>({ wish: undefined, opened: false, n: 0 });
  const [buying, setBuying] = useState<
    BoughtWine & { readonly wish?: Wish; readonly opened: boolean }
  >();

  if (cellar.kind !== "ready" || !wishes) return <Splash />;
  const edit = (wish?: Wish) => {
    setSheet({ wish, opened: true, n: sheet.n + 1 });
  };
  const buy = (wish: Wish) => {
    const again = wines.find(({ id }) => id === wish.wineId);
    const jpeg = wish.photo === null ? undefined : jpegOf(wish.photo);
    const bought = again ? { again } : { wished: { reading: readingOf(wish), jpeg } };
    setBuying({ ...bought, wish, opened: true });
  };
  const add = (
    <RequireEditAccess>
      <Button
        leftSection={<IconPlus aria-hidden size={20} stroke={1.75} />}
        onClick={() => {
          edit();
        }}
      >
        {i18n._("Add a Wish")}
      </Button>
    </RequireEditAccess>
  );
  const isEmpty = low.length === 0 && wishes.length === 0;

  return (
    <div style={STYLES.page}>
      <header style={STYLES.head}>
        <h1>{i18n._("To Buy")}</h1>
        {!isEmpty && add}
      </header>
      {isEmpty && (
        <EmptyState
          action={add}
          drawing={<BottleDrawing type="Red Wine" />}
          title={i18n._("Nothing to buy")}
        >
          {i18n._("Add wines you want. Wines running low appear here too.")}
        </EmptyState>
      )}
      {low.length > 0 && (
        <Section title={i18n._("Running Low")}>
          {low.map((wine) => (
            <li key={wine.id} style={STYLES.row}>
              <div style={STYLES.line}>
                <WineLine detail={stockInWords(wine)} wine={wine}>
                  {null}
                </WineLine>
              </div>
              <BoughtButton
                name={wine.name}
                onClick={() => {
                  setBuying({ again: wine, opened: true });
                }}
              />
            </li>
          ))}
        </Section>
      )}
      {wishes.length > 0 && (
        <Section title={i18n._("Wishes")}>
          {wishes.map((wish) => (
            <WishRow
              key={wish.id}
              wish={wish}
              onBought={() => {
                buy(wish);
              }}
              onEdit={() => {
                edit(wish);
              }}
            />
          ))}
        </Section>
      )}
      <WishSheet
        key={sheet.n}
        opened={sheet.opened}
        PhotoButton={PhotoButton}
        wines={wines}
        wish={sheet.wish}
        onClose={() => {
          setSheet({ ...sheet, opened: false });
        }}
      />
      {buying &&
        renderForm({
          ...buying,
          onSaved: () => {
            const { wish } = buying;
            if (wish)
              void showRecordOutcome(removeWish(wish.id), {
                kind: "remove-wish",
                done: i18n._("{name} removed from To Buy", { name: wish.name }),
              });
          },
          onDone: () => {
            setBuying({ ...buying, opened: false });
          },
          onExited: () => {
            setBuying(undefined);
          },
        })}
    </div>
  );
}

interface SectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

function Section({ title, children }: SectionProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} style={STYLES.section}>
      <h2 id={titleId}>{title}</h2>
      <ul>{children}</ul>
    </section>
  );
}

interface WishRowProps {
  readonly wish: Wish;
  readonly onBought: () => void;
  readonly onEdit: () => void;
}

function WishRow({ wish, onBought, onEdit }: WishRowProps) {
  const { name, photo, link, label } = wish;
  return (
    <li style={STYLES.row}>
      <div style={STYLES.line}>
        <div className={lineClasses["wine"]} data-wine-type={label?.type}>
          {photo === null ? (
            <TypeIcon type={label?.type ?? "Red Wine"} />
          ) : (
            <img alt="" src={photo} style={STYLES.thumbnail} />
          )}
          <span>
            <bdi>{name}</bdi>
            <small dir="auto">{wishDetail(wish)}</small>
            {link !== null && (
              <a href={link} rel="noreferrer" style={STYLES.link} target="_blank">
                {hostOf(link)} <IconExternalLink aria-hidden size={16} stroke={1.75} />
              </a>
            )}
          </span>
        </div>
      </div>
      <RequireEditAccess>
        <ActionIcon
          aria-label={i18n._("Edit {name}", { name })}
          size={44}
          variant="subtle"
          onClick={onEdit}
        >
          <IconPencil aria-hidden size={20} stroke={1.75} />
        </ActionIcon>
      </RequireEditAccess>
      <BoughtButton name={name} onClick={onBought} />
    </li>
  );
}

interface BoughtButtonProps {
  readonly name: string;
  readonly onClick: () => void;
}

function BoughtButton({ name, onClick }: BoughtButtonProps) {
  return (
    <RequireEditAccess>
      <Button aria-label={i18n._("Bought {name}", { name })} variant="subtle" onClick={onClick}>
        {i18n._("Bought")}
      </Button>
    </RequireEditAccess>
  );
}

function stockInWords(wine: CellarWine): string {
  const ordered = orderedBottles(wine);
  const values = { quantity: wine.quantity, minimum: wine.keepAtLeast ?? 0 };
  return ordered === 0
    ? i18n._("You have {quantity}. Minimum {minimum}.", values)
    : i18n._("You have {quantity}, {ordered} on order. Minimum {minimum}.", { ...values, ordered });
}
