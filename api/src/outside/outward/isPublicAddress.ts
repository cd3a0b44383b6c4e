import { BlockList, isIPv4, isIPv6 } from "node:net";

/**
 * IPv4 networks that are not public: the special-purpose networks of the IANA registry, and
 * multicast.
 */
const SPECIAL_V4 = [
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.88.99.0/24",
  "192.168.0.0/16",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
  "224.0.0.0/3",
];

/**
 * Networks inside 2000::/3 that are not public, or contain tunnelled IPv4 addresses. All public
 * IPv6 addresses are inside 2000::/3.
 */
const SPECIAL_V6 = ["2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20"];

const special = new BlockList();
for (const network of SPECIAL_V4) add(special, network, "ipv4");
for (const network of SPECIAL_V6) add(special, network, "ipv6");

const global = new BlockList();
add(global, "2000::/3", "ipv6");

function add(list: BlockList, network: string, family: "ipv4" | "ipv6"): void {
  const [address = "", bits] = network.split("/");
  list.addSubnet(address, Number(bits), family);
}

/**
 * Whether an IP address is on the public internet. This machine, private and link-local networks,
 * and IPv4 addresses inside IPv6 addresses are not public. `false` for text that is not an IP
 * address.
 */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !special.check(address, "ipv4");
  // A zone, such as `%eth0` in `fe80::1%eth0`, marks a link-local address.
  if (!isIPv6(address) || address.includes("%")) return false;
  return global.check(address, "ipv6") && !special.check(address, "ipv6");
}
