import { i18n } from "../language/i18n.ts";

const COUNTED = {
  bottle: (count: number) => i18n._("{count, plural, one {# bottle} other {# bottles}}", { count }),
  change: (count: number) => i18n._("{count, plural, one {# change} other {# changes}}", { count }),
  event: (count: number) => i18n._("{count, plural, one {# event} other {# events}}", { count }),
  other: (count: number) => i18n._("{count, plural, one {# other} other {# others}}", { count }),
  rating: (count: number) => i18n._("{count, plural, one {# rating} other {# ratings}}", { count }),
  row: (count: number) => i18n._("{count, plural, one {# row} other {# rows}}", { count }),
  wine: (count: number) => i18n._("{count, plural, one {# wine} other {# wines}}", { count }),
} as const;

export function countOf(count: number, noun: keyof typeof COUNTED): string {
  return COUNTED[noun](count);
}
