import { type DueOrder, type Reminders, remindersOf, type Wine } from "sync-protocol";
import { windowOf } from "sync-protocol/drinking";
import { escapeHtml } from "../escapeHtml.ts";
import type { Mail, RegularMail } from "../ports/outside.ts";
import { counted, lineOfOrder, lineOfWine, short } from "./wineLines.ts";

/** Maximum number of wines or orders in a mail. The app shows all. */
const LISTED_MAX = 20;

interface ReminderMailInput {
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

/** The mail with a cellar's reminders; `undefined` without reminders. */
export async function reminderMail(input: ReminderMailInput): Promise<Mail | undefined> {
  const { to, cellarId, cellar, today, publicUrl, endLink, regular } = input;
  const reminders = await remindersIn(input.wines, today);
  const { leaving, orders } = reminders;
  if (leaving.length === 0 && orders.length === 0) return undefined;

  const name = cellar === null ? "your cellar" : short(cellar);
  const link = `${publicUrl}/reminders?cellar=${cellarId}`;
  const sections = sectionsOf(reminders, today.slice(0, 4));
  const why = `You turned on this monthly mail about ${name}. We send it when something is due.`;
  return {
    to,
    link,
    regular,
    subject: subjectOf(reminders, cellar === null ? "Your Wine Cellar" : name),
    text: [
      ...sections.flatMap(({ heading, lines, more }) => [
        `${heading}:`,
        ...lines.map((line) => `- ${line}`),
        ...(more > 0 ? [`and ${String(more)} more`] : []),
        "",
      ]),
      `All of them, in ${name}:`,
      link,
      "",
      why,
      "To end these mails:",
      endLink,
      "",
    ].join("\n"),
    html: [
      `<!doctype html><html lang="en"><body>`,
      ...sections.flatMap(({ heading, lines, more }) => [
        `<h2>${heading}</h2>`,
        `<ul>${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join("")}</ul>`,
        ...(more > 0 ? [`<p>and ${String(more)} more</p>`] : []),
      ]),
      `<p><a href="${link}">Show them in ${escapeHtml(name)}</a></p>`,
      `<p>${escapeHtml(why)} <a href="${endLink}">End these mails</a></p>`,
      `</body></html>`,
      "",
    ].join("\n"),
  };
}

/** The reminders of these wines. Memory holds only the lines of the mail. */
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

function subjectOf({ leaving, orders }: Reminders<Wine>, cellar: string): string {
  const [wines, due] = [leaving.length, orders.length];
  const parts = [
    ...(wines > 0 ? [`${counted(wines, "wine")} to drink this year`] : []),
    ...(due > 0 ? [`${counted(due, "order")} due`] : []),
  ];
  return `${cellar}: ${parts.join(", ")}`;
}

function sectionsOf({ leaving, orders }: Reminders<Wine>, year: string): readonly Section[] {
  const sections = [
    section(`At their best until the end of ${year}`, leaving, (wine) =>
      lineOfWine(wine, Number(year)),
    ),
    section("Orders due", orders, dueOrder),
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

const IN_WORDS = new Intl.DateTimeFormat("en", { dateStyle: "long", timeZone: "UTC" });

function dueOrder({ wine, lot, arrivesOn, isLate }: DueOrder<Wine>): string {
  const due = `${isLate ? "was due" : "due"} ${IN_WORDS.format(new Date(arrivesOn))}`;
  return `${lineOfOrder(wine, lot)}, ${due}`;
}
