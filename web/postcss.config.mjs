import preset from "postcss-preset-mantine";
import { tablerMasks } from "./tablerMasks.mjs";

const UNUSED =
  /^--mantine-((h[1-6]|breakpoint|color-(pink|grape|violet|indigo|blue|cyan|teal|green|lime|yellow|orange))-|primary-color-\d)/;

/** Leaves out Mantine's variables for what the app has no use for. */
const leaveOutUnused = {
  postcssPlugin: "leave-out-unused",
  Declaration(declaration) {
    if (UNUSED.test(declaration.prop)) declaration.remove();
  },
};

export default {
  plugins: [preset(), leaveOutUnused, tablerMasks],
};
