import { isIPv4, isIPv6 } from "node:net";
import { type Context } from "koa";

const MAPPED = "::ffff:";

/** The client's IP address. An IPv4 address in IPv6 notation is returned in IPv4 notation. */
export function clientAddress({ ip }: Pick<Context, "ip">): string {
  const embedded = ip.startsWith(MAPPED) ? ip.slice(MAPPED.length) : ip;
  return isIPv4(embedded) ? embedded : ip;
}

/**
 * The network that one customer usually has: an IPv4 address, or the first 64 bits of an IPv6
 * address. Other text is returned unchanged.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;

  const [plain = ""] = address.split("%");
  const [head = "", tail] = plain.split("::");
  const first = groupsOf(head);
  const last = groupsOf(tail ?? "");
  const left = tail === undefined ? 0 : GROUPS - first.length - last.length;
  const groups = [...first, ...Array<string>(Math.max(0, left)).fill("0"), ...last];
  const network = groups.slice(0, NETWORK_GROUPS).map((group) => parseInt(group, 16).toString(16));
  return `${network.join(":")}::/64`;
}

const GROUPS = 8;
const NETWORK_GROUPS = 4;

/**
 * The 16-bit groups of a part of an IPv6 address. An IPv4 address at the end counts as two groups.
 */
function groupsOf(part: string): string[] {
  if (part === "") return [];
  return part.split(":").flatMap((group) => (isIPv4(group) ? ["0", "0"] : [group]));
}
