import type { I18n } from "@lingui/core";
import { type DueOrder, type Reminders, remindersOf, type Wine } from "sync-protocol";
import { windowOf } from "sync-protocol/drinking";
import { escapeHtml } from "../escapeHtml.ts";
import type { Mail, RegularMail } from "../ports/outside.ts";
import { lineOfMore, lineOfWine, short, titleOf } from "./wineLines.ts";

/** Maximum number of wines or orders in a mail. The app shows all. */
const LISTED_MAX = 20;

interface ReminderMailInput {
  readonly i18n: I18n;
  readonly to: string;
  readonly cellarId: string;
  /** The cellar's name; `null` for the user's own cellar without a name. */
  readonly cellar: string | null;
  readonly wines: AsyncIterable<readonly Wine[]>;
  /** `YYYY-MM-DD` */
  readonly today: string;
  readonly publicUrl: string;
  /** Opens a page that unsubscribes after a confirmation. */
  readonly endLink: string;
  readonly regular: RegularMail;
}

interface Section {
  readonly heading: string;
  readonly lines: readonly string[];
  readonly more: number;
}

/** The mail with a cellar's reminders; `undefined` if there are none. */
export async function reminderMail(input: ReminderMailInput): Promise<Mail | undefined> {
  const { i18n, to, cellarId, today, publicUrl, endLink, regular } = input;
  const reminders = await remindersIn(input.wines, today);
  const { leaving, orders } = reminders;
  if (leaving.length === 0 && orders.length === 0) return undefined;

  const texts = textsOf(i18n, input.cellar);
  const link = `${publicUrl}/reminders?cellar=${cellarId}`;
  const sections = sectionsOf(i18n, reminders, today.slice(0, 4));
  return {
    to,
    link,
    regular,
    subject: subjectOf(i18n, reminders, texts.name),
    text: [
      ...sections.flatMap(({ heading, lines, more }) => [
        i18n._("{heading}:", { heading }),
        ...lines.map((line) => `- ${line}`),
        ...(more > 0 ? [lineOfMore(i18n, more)] : []),
        "",
      ]),
      texts.all,
      link,
      "",
      texts.why,
      i18n._("To end these mails:"),
      endLink,
      "",
    ].join("\n"),
    html: [
      `<!doctype html><html lang="${i18n.locale}"><body>`,
      ...sections.flatMap(({ heading, lines, more }) => [
        `<h2>${escapeHtml(heading)}</h2>`,
        `<ul>${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join("")}</ul>`,
        ...(more > 0 ? [`<p>${escapeHtml(lineOfMore(i18n, more))}</p>`] : []),
      ]),
      `<p><a href="${link}">${escapeHtml(texts.show)}</a></p>`,
      `<p>${escapeHtml(texts.why)} <a href="${endLink}">${escapeHtml(i18n._("End these mails"))}</a></p>`,
      `</body></html>`,
      "",
    ].join("\n"),
  };
}

/** The reminders of these wines. Keeps only the lines of the mail in memory. */
async function remindersIn(
  parts: AsyncIterable<readonly Wine[]>,
  today: string,
): Promise<Reminders<Wine>> {
  const year = Number(today.slice(0, 4));
  const dueIn = (wines: readonly Wine[]) =>
    remindersOf(wines, (wine) => windowOf(wine, { year }), today);

  const due = new Set<Wine>();
  for await (const part of parts) {
    const { leaving, orders } = dueIn(part);
    for (const wine of [...leaving, ...orders.map(({ wine }) => wine)]) due.add(wine);
  }
  return dueIn([...due]);
}

/** The texts that name the cellar; `null` is the user's own cellar without a name. */
function textsOf(i18n: I18n, cellar: string | null) {
  if (cellar === null) {
    return {
      name: i18n._("Your Wine Cellar"),
      all: i18n._("All of them, in your cellar:"),
      show: i18n._("Show them in your cellar"),
      why: i18n._(
        "You turned on this monthly mail about your cellar. We send it when something is due.",
      ),
    };
  }
  const name = short(cellar);
  return {
    name,
    all: i18n._("All of them, in {cellar}:", { cellar: name }),
    show: i18n._("Show them in {cellar}", { cellar: name }),
    why: i18n._(
      "You turned on this monthly mail about {cellar}. We send it when something is due.",
      { cellar: name },
    ),
  };
}

function subjectOf(i18n: I18n, { leaving, orders }: Reminders<Wine>, cellar: string): string {
  const [wines, due] = [leaving.length, orders.length];
  if (due === 0) {
    return i18n._(
      "{cellar}: {wines, plural, one {# wine to drink this year} other {# wines to drink this year}}",
      { cellar, wines },
    );
  }
  if (wines === 0) {
    return i18n._("{cellar}: {due, plural, one {# order due} other {# orders due}}", {
      cellar,
      due,
    });
  }
  return i18n._(
    "{cellar}: {wines, plural, one {# wine to drink this year} other {# wines to drink this year}}, {due, plural, one {# order due} other {# orders due}}",
    { cellar, wines, due },
  );
}

function sectionsOf(
  i18n: I18n,
  { leaving, orders }: Reminders<Wine>,
  year: string,
): readonly Section[] {
  const sections = [
    section(i18n._("At their best until the end of {year}", { year }), leaving, (wine) =>
      lineOfWine(i18n, wine, Number(year)),
    ),
    section(i18n._("Orders due"), orders, (order) => dueOrder(i18n, order)),
  ];
  return sections.filter(({ lines }) => lines.length > 0);
}

function section<Row>(
  heading: string,
  rows: readonly Row[],
  lineOf: (row: Row) => string,
): Section {
  const lines = rows.slice(0, LISTED_MAX).map(lineOf);
  return { heading, lines, more: rows.length - lines.length };
}

function dueOrder(i18n: I18n, { wine, lot, arrivesOn, isLate }: DueOrder<Wine>): string {
  const values = {
    wine: titleOf(i18n, wine),
    count: lot.bottles,
    day: i18n.date(arrivesOn, { dateStyle: "long", timeZone: "UTC" }),
  };
  return isLate
    ? i18n._("{wine}: {count, plural, one {# bottle} other {# bottles}}, was due {day}", values)
    : i18n._("{wine}: {count, plural, one {# bottle} other {# bottles}}, due {day}", values);
}
