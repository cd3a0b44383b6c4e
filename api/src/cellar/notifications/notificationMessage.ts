import { type NotificationMessage, NOT_AGAIN } from "sync-protocol";
import { counted, short } from "../reminders/wineLines.ts";
import { KINDS, type Notice, type NoticeKind } from "./newlyDue.ts";

const NAMED_MAX = 3;

/** Maximum length of the text, in characters. Push services accept 4 kB. */
const BODY_MAX = 800;

const ORDER = ["leaves", "enters", "last-year", "open-bottle", "order", "change"] as const;

interface MessageInput {
  readonly notices: readonly Notice[];
  readonly cellarIds: readonly string[];
  readonly showsNames: boolean;
  readonly publicUrl: string;
}

/** A single message for all notices. `notices` must not be empty [N3: message]. */
export function notificationMessage(input: MessageInput): NotificationMessage {
  const { notices, cellarIds, showsNames, publicUrl } = input;
  const kinds = [...new Set(notices.map(({ kind }) => KINDS[kind]))];
  const lines = ORDER.flatMap((kind) => {
    const found = notices.filter((notice) => notice.kind === kind);
    if (found.length === 0) return [];
    const words = sentenceOf(kind, found.length);
    return [showsNames ? `${words}: ${namesIn(found)}` : words];
  });
  const page = kinds.every((kind) => kind === "sharing") ? "/journal" : "/reminders";
  const [cellarId = "", ...others] = cellarIds;
  return {
    web_push: 8030,
    notification: {
      title: "Wine Cellar",
      body: Array.from(lines.join("\n")).slice(0, BODY_MAX).join(""),
      navigate: `${publicUrl}${page}${others.length === 0 ? `?cellar=${cellarId}` : ""}`,
      tag: "due",
      lang: "en",
      dir: "auto",
      actions: [
        { action: NOT_AGAIN, title: "Not again", navigate: `${publicUrl}/profile#notifications` },
      ],
      data: { kinds },
    },
  };
}

function namesIn(notices: readonly Notice[]): string {
  const names = [...new Set(notices.map(({ line }) => short(line)))];
  const more = names.length - NAMED_MAX;
  const shown = names.slice(0, NAMED_MAX).join("; ");
  return more > 0 ? `${shown}; and ${String(more)} more` : shown;
}

function sentenceOf(kind: NoticeKind, count: number): string {
  const isOne = count === 1;
  switch (kind) {
    case "enters":
      return `${counted(count, "wine")} ${isOne ? "enters its" : "enter their"} drinking window`;
    case "last-year":
      return `${counted(count, "wine")} ${isOne ? "is in the last year of its" : "are in the last year of their"} drinking window`;
    case "leaves":
      return `${counted(count, "wine")} ${isOne ? "leaves its" : "leave their"} drinking window`;
    case "order":
      return `${counted(count, "order")} should arrive`;
    case "open-bottle":
      return `${counted(count, "open bottle")} should be finished today`;
    case "change":
      return `${counted(count, "change")} by ${isOne ? "another member" : "other members"}`;
  }
}
