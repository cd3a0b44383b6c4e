import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const INSTALLED = fileURLToPath(
  new URL("../../../node_modules/.cache/bench-peer/", import.meta.url),
);
const PEERS = /^(rxdb|rxjs|@nozbe\/watermelondb)(\/|$)/;

/** Finds the other libraries in the folder in which .ci/peer.mjs installs them. */
export const installedPeers: Plugin = {
  name: "installed-peers",
  enforce: "pre",
  resolveId(source) {
    return PEERS.test(source) ? this.resolve(source, `${INSTALLED}index.mjs`) : undefined;
  },
};
