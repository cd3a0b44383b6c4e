/** The protocol this build speaks. A server takes this one and the one before (rule V1). */
export const PROTOCOL = 3;

/** Names the protocol in every answer of the API; its absence betrays a captive portal (rule V3). */
export const PROTOCOL_HEADER = "x-wine-cellar-protocol";
