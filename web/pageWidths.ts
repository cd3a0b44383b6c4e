import type { AcceptedPlugin } from "postcss";
import { PHONE } from "./src/ui/phone.ts";

/** PostCSS plugin that replaces `(--phone)` and `(--desk)` in media queries by the page's widths. */
export const pageWidths: AcceptedPlugin = {
  postcssPlugin: "page-widths",
  AtRule: {
    media(rule) {
      const desk = PHONE.replace("<", ">=");
      rule.params = rule.params.replace("(--phone)", PHONE).replace("(--desk)", desk);
    },
  },
};
