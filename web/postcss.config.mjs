import preset from "postcss-preset-mantine";

const UNUSED_COLOURS =
  /^--mantine-color-(pink|grape|violet|indigo|blue|cyan|teal|green|lime|yellow|orange)-/;

/** Leaves out Mantine's variables for colours that the theme has no use for. */
const leaveOutUnusedColours = {
  postcssPlugin: "leave-out-unused-colours",
  Declaration(declaration) {
    if (UNUSED_COLOURS.test(declaration.prop)) declaration.remove();
  },
};

export default {
  plugins: [preset(), leaveOutUnusedColours],
};
