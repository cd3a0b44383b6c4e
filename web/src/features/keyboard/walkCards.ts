const ARROWS = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"] as const;
type Arrow = (typeof ARROWS)[number];

/** Maximum vertical distance between the tops of two cards in the same row, px. */
const SAME_ROW_PX = 8;

/**
 * Moves the focus from a card to the next card in the key's direction, or from the search box to
 * the first card. Returns whether the focus moved.
 */
export function walkCards(key: string): boolean {
  const arrow = ARROWS.find((one) => one === key);
  const focused = document.activeElement;
  if (!arrow || !focused) return false;
  const cards = Array.from(document.querySelectorAll<HTMLElement>("main [data-wine-id]")).filter(
    (card) => card.checkVisibility(),
  );
  const current = focused.closest<HTMLElement>("[data-wine-id]");
  const isSearch = focused.closest("[role=search]") !== null;
  const next = current
    ? neighbour(cards, current, arrow)
    : isSearch && arrow === "ArrowDown"
      ? cards[0]
      : undefined;
  const link = next?.querySelector("a");
  link?.focus();
  return link !== null && link !== undefined;
}

function neighbour(
  cards: readonly HTMLElement[],
  current: HTMLElement,
  arrow: Arrow,
): HTMLElement | undefined {
  const index = cards.indexOf(current);
  const { top, left } = current.getBoundingClientRect();
  const topOf = (card: HTMLElement) => card.getBoundingClientRect().top;
  const isBeside = (card: HTMLElement | undefined) =>
    card && Math.abs(topOf(card) - top) <= SAME_ROW_PX ? card : undefined;

  switch (arrow) {
    case "ArrowLeft":
      return isBeside(cards[index - 1]);
    case "ArrowRight":
      return isBeside(cards[index + 1]);
    case "ArrowUp":
    case "ArrowDown": {
      const isDown = arrow === "ArrowDown";
      const beyond = (isDown ? cards.slice(index + 1) : cards.slice(0, index).reverse()).filter(
        (card) => (isDown ? topOf(card) - top : top - topOf(card)) > SAME_ROW_PX,
      );
      const [first] = beyond;
      if (!first) return undefined;
      const row = beyond.filter((card) => Math.abs(topOf(card) - topOf(first)) <= SAME_ROW_PX);
      const distance = (card: HTMLElement) => Math.abs(card.getBoundingClientRect().left - left);
      return row.toSorted((a, b) => distance(a) - distance(b))[0];
    }
  }
}
