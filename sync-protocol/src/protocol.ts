/**
 * The version of the sync protocol in this build. A server accepts this version and the previous
 * one [V1: versions].
 */
export const PROTOCOL = 3;

/**
 * Response header with the protocol version. A response without it does not come from the server,
 * but from a captive portal, for example [V3: header].
 */
export const PROTOCOL_HEADER = "x-wine-cellar-protocol";
