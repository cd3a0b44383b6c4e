/**
 * The protocol of this build. A server accepts this protocol and the previous protocol [V1:
 * versions].
 */
export const PROTOCOL = 3;

/**
 * Response header with the protocol version. An answer without this header comes from a captive
 * portal [V3: header].
 */
export const PROTOCOL_HEADER = "x-wine-cellar-protocol";
