import { createHash } from "node:crypto";
import { GUEST_ROWS_MAX, minorDigits, type Price, type Wine } from "sync-protocol";
import type { GuestGroup, GuestList, GuestRegion } from "../../cellar/guests/guestList.ts";
import type { GuestRow } from "../../cellar/guests/guestRows.ts";
import { escapeHtml } from "../../cellar/escapeHtml.ts";

const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.45 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 52rem; padding: 1.5rem 1rem 3rem; overflow-wrap: break-word; }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 0 0 .25rem; }
h2 { font-size: 1.25rem; margin: 2rem 0 .25rem; }
p { margin: .25rem 0; }
table { border-collapse: collapse; width: 100%; }
th, td { padding: .35rem .25rem .35rem .5rem; text-align: start; vertical-align: top; }
th:first-child, td:first-child { padding-inline-start: 0; width: 100%; }
thead th { font-size: .875rem; font-weight: 600; }
tbody th { padding-top: .9rem; font-weight: 600; }
tbody td { border-top: 1px solid #8886; }
.number { text-align: end; white-space: nowrap; }
.number:last-child { padding-inline-end: 0; }
@media print {
  @page { margin: 15mm; }
  body { font-size: 10pt; max-width: none; padding: 0; }
  h2, tbody th { break-after: avoid; }
  tr { break-inside: avoid; }
  thead { display: table-header-group; }
}
`;

const STYLE_HASH = createHash("sha256").update(STYLE).digest("base64");

/** Content security policy of guest pages. It allows only the page's style. */
export const GUEST_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${STYLE_HASH}'`,
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join(";");

/** The page of a guest list. It runs no script and loads nothing. */
export function guestPage(list: GuestList): string {
  const { title, wines, bottles, isCut, groups, madeAt, expiresAt, showsPrices } = list;
  const counts = `${counted(wines, "wine")} · ${counted(bottles, "bottle")}`;
  const cut = isCut
    ? `<p>This list is long: it shows the first ${GUEST_ROWS_MAX.toLocaleString("en")} entries.</p>`
    : "";
  const perBottle = showsPrices ? " Prices are per bottle." : "";
  return page(
    title,
    `<h1 dir="auto">${escapeHtml(title)}</h1>
<p>${counts}</p>
<p>As of ${dayOf(madeAt)}. This link works until ${dayOf(expiresAt)}.${perBottle}</p>
${cut}
${groups.map((group) => sectionOf(group, showsPrices)).join("\n")}
${groups.length === 0 ? "<p>There are no wines in this list now.</p>" : ""}`,
  );
}

/** Shown for an unknown, expired or revoked link. */
export const NO_GUEST_PAGE = page(
  "This link does not work",
  `<h1>This link does not work</h1>
<p>It may have expired, or its owner may have ended it.</p>
<p>Check that the address is complete, or ask for a new link.</p>`,
);

/** Shown after too many requests. */
export const BUSY_GUEST_PAGE = page(
  "Too many requests",
  `<h1>Too many requests</h1>
<p>This list was opened too often. Try again later.</p>`,
);

function sectionOf({ type, regions }: GuestGroup, showsPrices: boolean): string {
  const price = showsPrices ? '<th scope="col" class="number">Price</th>' : "";
  return `<section>
<h2>${escapeHtml(type)}</h2>
<table>
<thead><tr><th scope="col">Wine</th><th scope="col" class="number">Size</th><th scope="col" class="number">Bottles</th>${price}</tr></thead>
${regions.map((region) => bodyOf(region, showsPrices)).join("\n")}
</table>
</section>`;
}

function bodyOf({ country, region, rows }: GuestRegion, showsPrices: boolean): string {
  const place = [country, region].filter((name) => name !== "");
  const named = place.map((name) => `<bdi>${escapeHtml(name)}</bdi>`).join(" · ") || "Other";
  return `<tbody>
<tr><th scope="rowgroup" colspan="${showsPrices ? "4" : "3"}">${named}</th></tr>
${rows.map((row) => rowOf(row, showsPrices)).join("\n")}
</tbody>`;
}

function rowOf({ wine, millilitres, bottles, price }: GuestRow, showsPrices: boolean): string {
  const cells = [sizeOf(millilitres), String(bottles), ...(showsPrices ? [priceOf(price)] : [])];
  const numbers = cells.map((text) => `<td class="number">${escapeHtml(text)}</td>`).join("");
  return `<tr><td>${nameOf(wine)}</td>${numbers}</tr>`;
}

function nameOf({ name, vintage, nonVintage, producer, designation, appellation }: Wine): string {
  const beside = [producer, designation, appellation].filter(
    (text) => text !== null && text !== "" && text !== name,
  );
  const words = beside.map((text) => `<bdi>${escapeHtml(text ?? "")}</bdi>`).join(" · ");
  return `<strong><bdi>${escapeHtml(name)}</bdi> ${nonVintage ? "NV" : String(vintage)}</strong><br>${words}`;
}

function sizeOf(millilitres: number): string {
  return millilitres < 1_000 ? `${String(millilitres)} ml` : `${String(millilitres / 1_000)} l`;
}

function priceOf(price: Price | null): string {
  if (!price) return "–";
  const { minor, currency } = price;
  const digits = minorDigits(currency);
  return (minor / 10 ** digits).toLocaleString("en", {
    style: "currency",
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}

function counted(count: number, noun: string): string {
  return `${count.toLocaleString("en")} ${count === 1 ? noun : `${noun}s`}`;
}

const DAY = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

function dayOf(ms: number): string {
  return `<time datetime="${new Date(ms).toISOString().slice(0, 10)}">${DAY.format(ms)}</time>`;
}

function page(title: string, main: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
${main}
</main>
</body>
</html>
`;
}
