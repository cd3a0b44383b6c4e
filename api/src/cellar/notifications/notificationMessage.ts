import type { I18n } from "@lingui/core";
import { type NotificationMessage, TURN_OFF_ACTION } from "sync-protocol";
import { short } from "../reminders/wineLines.ts";
import { KINDS, type Notice, type NoticeKind } from "./newlyDue.ts";

const NAMED_MAX = 3;

/** Maximum length of the text, in characters. Push services accept 4 kB. */
const BODY_MAX = 800;

const ORDER = ["leaves", "enters", "last-year", "open-bottle", "order", "change"] as const;

interface MessageInput {
  readonly i18n: I18n;
  readonly notices: readonly Notice[];
  readonly cellarIds: readonly string[];
  readonly showsNames: boolean;
  readonly publicUrl: string;
}

/** A single message for all notices. `notices` must not be empty [N3: message]. */
export function notificationMessage(input: MessageInput): NotificationMessage {
  const { i18n, notices, cellarIds, showsNames, publicUrl } = input;
  const kinds = [...new Set(notices.map(({ kind }) => KINDS[kind]))];
  const lines = ORDER.flatMap((kind) => {
    const found = notices.filter((notice) => notice.kind === kind);
    if (found.length === 0) return [];
    const sentence = sentenceOf(i18n, kind, found.length);
    if (!showsNames) return [sentence];
    return [i18n._("{sentence}: {names}", { sentence, names: namesIn(i18n, found) })];
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
      lang: i18n.locale,
      dir: "auto",
      actions: [
        {
          action: TURN_OFF_ACTION,
          title: i18n._(/*i18n*/ { id: "Not again", comment: "button: end messages of this kind" }),
          navigate: `${publicUrl}/profile#notifications`,
        },
      ],
      data: { kinds },
    },
  };
}

function namesIn(i18n: I18n, notices: readonly Notice[]): string {
  const names = [...new Set(notices.map(({ line }) => short(line)))];
  const more = names.length - NAMED_MAX;
  const shown = names.slice(0, NAMED_MAX).join("; ");
  return more > 0
    ? i18n._("{count, plural, one {{names}; and # more} other {{names}; and # more}}", {
        count: more,
        names: shown,
      })
    : shown;
}

function sentenceOf(i18n: I18n, kind: NoticeKind, count: number): string {
  switch (kind) {
    case "enters":
      return i18n._(
        "{count, plural, one {# wine enters its drinking window} other {# wines enter their drinking window}}",
        { count },
      );
    case "last-year":
      return i18n._(
        "{count, plural, one {# wine is in the last year of its drinking window} other {# wines are in the last year of their drinking window}}",
        { count },
      );
    case "leaves":
      return i18n._(
        "{count, plural, one {# wine leaves its drinking window} other {# wines leave their drinking window}}",
        { count },
      );
    case "order":
      return i18n._("{count, plural, one {# order should arrive} other {# orders should arrive}}", {
        count,
      });
    case "open-bottle":
      return i18n._(
        "{count, plural, one {# open bottle should be finished today} other {# open bottles should be finished today}}",
        { count },
      );
    case "change":
      return i18n._(
        "{count, plural, one {# change by another member} other {# changes by other members}}",
        { count },
      );
  }
}
