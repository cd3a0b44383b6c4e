import { createHash } from "node:crypto";
import type { I18n } from "@lingui/core";
import { GUEST_ROWS_MAX, minorDigits, type Price, type Wine } from "sync-protocol";
import type { GuestGroup, GuestList, GuestRegion } from "../../cellar/guests/guestList.ts";
import type { GuestRow } from "../../cellar/guests/guestRows.ts";
import { escapeHtml } from "../../cellar/escapeHtml.ts";
import { nonVintageIn } from "../../cellar/reminders/wineLines.ts";
import { typeIn } from "../../language/typeIn.ts";

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

/** Content security policy of a guest list's page. It allows only the page's own styles. */
export const GUEST_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${STYLE_HASH}'`,
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join(";");

/**
 * The HTML page of a guest list, which runs no script and loads nothing. Our translated messages
 * are HTML; texts of users are escaped.
 */
export function guestPage(i18n: I18n, list: GuestList): string {
  const { title, wines, bottles, isCut, groups, madeAt, expiresAt, showsPrices } = list;
  const counts = [
    i18n._("{count, plural, one {# wine} other {# wines}}", { count: wines }),
    i18n._("{count, plural, one {# bottle} other {# bottles}}", { count: bottles }),
  ].join(" · ");
  const asOf = i18n._("As of {day}. This link works until {lastDay}.", {
    day: dayOf(i18n, madeAt),
    lastDay: dayOf(i18n, expiresAt),
  });
  const perBottle = showsPrices ? ` ${i18n._("Prices are per bottle.")}` : "";
  const count = i18n.number(GUEST_ROWS_MAX);
  const cut = isCut
    ? `<p>${i18n._("This list is long: it shows the first {count} entries.", { count })}</p>`
    : "";
  return page(
    i18n,
    title,
    `<h1 dir="auto">${escapeHtml(title)}</h1>
<p>${counts}</p>
<p>${asOf}${perBottle}</p>
${cut}
${groups.map((group) => sectionOf(i18n, group, showsPrices)).join("\n")}
${groups.length === 0 ? `<p>${i18n._("There are no wines in this list now.")}</p>` : ""}`,
  );
}

export function noGuestPage(i18n: I18n): string {
  const title = i18n._("This link does not work");
  return page(
    i18n,
    title,
    `<h1>${title}</h1>
<p>${i18n._("It may have expired, or its owner may have ended it.")}</p>
<p>${i18n._("Check that the address is complete, or ask for a new link.")}</p>`,
  );
}

export function busyGuestPage(i18n: I18n): string {
  const title = i18n._("Too many requests");
  return page(
    i18n,
    title,
    `<h1>${title}</h1>
<p>${i18n._("This list was opened too often. Try again later.")}</p>`,
  );
}

function sectionOf(i18n: I18n, { type, regions }: GuestGroup, showsPrices: boolean): string {
  const [size, bottles, price] = [
    i18n._(/*i18n*/ { id: "Size", comment: "size of a bottle" }),
    i18n._(/*i18n*/ { id: "Bottles", comment: "heading of a column: number of bottles" }),
    i18n._(/*i18n*/ { id: "Price", comment: "price of a bottle" }),
  ];
  const numbers = [size, bottles, ...(showsPrices ? [price] : [])];
  const wine = i18n._(/*i18n*/ { id: "Wine", comment: "heading of a column: name of the wine" });
  return `<section>
<h2>${escapeHtml(typeIn(i18n, type))}</h2>
<table>
<thead><tr><th scope="col">${wine}</th>${numbers.map((name) => `<th scope="col" class="number">${name}</th>`).join("")}</tr></thead>
${regions.map((region) => bodyOf(i18n, region, showsPrices)).join("\n")}
</table>
</section>`;
}

function bodyOf(i18n: I18n, { country, region, rows }: GuestRegion, showsPrices: boolean): string {
  const place = [country, region].filter((name) => name !== "");
  const other = i18n._(/*i18n*/ { id: "Other", comment: "wines without country and region" });
  const named = place.map((name) => `<bdi>${escapeHtml(name)}</bdi>`).join(" · ") || other;
  return `<tbody>
<tr><th scope="rowgroup" colspan="${showsPrices ? "4" : "3"}">${named}</th></tr>
${rows.map((row) => rowOf(i18n, row, showsPrices)).join("\n")}
</tbody>`;
}

function rowOf(
  i18n: I18n,
  { wine, millilitres, bottles, price }: GuestRow,
  showsPrices: boolean,
): string {
  const cells = [
    sizeOf(i18n, millilitres),
    String(bottles),
    ...(showsPrices ? [priceOf(i18n, price)] : []),
  ];
  const numbers = cells.map((text) => `<td class="number">${escapeHtml(text)}</td>`).join("");
  return `<tr><td>${nameOf(i18n, wine)}</td>${numbers}</tr>`;
}

function nameOf(
  i18n: I18n,
  { name, vintage, nonVintage, producer, designation, appellation }: Wine,
): string {
  const beside = [producer, designation, appellation].filter(
    (text) => text !== null && text !== "" && text !== name,
  );
  const words = beside.map((text) => `<bdi>${escapeHtml(text ?? "")}</bdi>`).join(" · ");
  return `<strong><bdi>${escapeHtml(name)}</bdi> ${nonVintage ? nonVintageIn(i18n) : String(vintage)}</strong><br>${words}`;
}

function sizeOf(i18n: I18n, millilitres: number): string {
  return millilitres < 1_000
    ? `${String(millilitres)} ml`
    : `${i18n.number(millilitres / 1_000)} l`;
}

function priceOf(i18n: I18n, price: Price | null): string {
  if (!price) return "–";
  const { minor, currency } = price;
  const digits = minorDigits(currency);
  return i18n.number(minor / 10 ** digits, {
    style: "currency",
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}

function dayOf(i18n: I18n, ms: number): string {
  const locale = i18n.locale === "en" ? "en-GB" : i18n.locale;
  const day = new Date(ms).toLocaleDateString(locale, { dateStyle: "long", timeZone: "UTC" });
  return `<time datetime="${new Date(ms).toISOString().slice(0, 10)}">${day}</time>`;
}

function page(i18n: I18n, title: string, main: string): string {
  return `<!doctype html>
<html lang="${i18n.locale}">
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
