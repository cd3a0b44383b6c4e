/** Maximum number of bytes in a line, without its line break (RFC 5545, 3.1). */
const LINE_BYTES_MAX = 75;

const DAY_MS = 24 * 60 * 60 * 1000;

export interface Calendar {
  readonly name: string;
  /** How often a calendar app reloads the feed, as a duration such as `PT12H`. */
  readonly refreshAfter: string;
  /** Timestamp of all events, ms since 1970. */
  readonly stampedAt: number;
  readonly url: string;
  readonly events: readonly DayEvent[];
}

/** An all-day event that does not mark the user as busy. */
export interface DayEvent {
  readonly uid: string;
  /** `YYYY-MM-DD` */
  readonly day: string;
  readonly summary: string;
  readonly description: string | undefined;
}

/** A calendar as iCalendar (RFC 5545, with the properties of RFC 7986). */
export function icalendarOf({ name, refreshAfter, stampedAt, url, events }: Calendar): string {
  const stamp = `${new Date(stampedAt).toISOString().slice(0, 19).replaceAll(/[-:]/g, "")}Z`;
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Wine Cellar//Calendar feed//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${refreshAfter}`,
    `X-PUBLISHED-TTL:${refreshAfter}`,
    ...events.flatMap(({ uid, day, summary, description }) => [
      "BEGIN:VEVENT",
      `UID:${uid}`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${dateOf(Date.parse(day))}`,
      `DTEND;VALUE=DATE:${dateOf(Date.parse(day) + DAY_MS)}`,
      `SUMMARY:${escaped(summary)}`,
      ...(description === undefined ? [] : [`DESCRIPTION:${escaped(description)}`]),
      `URL:${url}`,
      "CLASS:PRIVATE",
      "TRANSP:TRANSPARENT",
      "END:VEVENT",
    ]),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

function dateOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10).replaceAll("-", "");
}

/** Escapes a text and removes control characters (RFC 5545, 3.3.11). */
function escaped(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, "\\$&")
    .replaceAll(/\r\n|\r|\n/g, "\\n")
    .replaceAll(/[\p{Cc}\p{Cs}]/gu, "");
}

/** Folds a long line. A line break is never inside a character. */
function folded(line: string): string {
  let text = "";
  let bytes = 0;
  for (const letter of line) {
    const size = Buffer.byteLength(letter);
    if (bytes + size > LINE_BYTES_MAX) {
      text += "\r\n ";
      bytes = 1;
    }
    text += letter;
    bytes += size;
  }
  return text;
}
