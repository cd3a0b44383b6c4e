import { expect, test } from "vitest";
import { clientAddress, networkOf } from "./clientAddress.ts";

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["2001:db8::7", "2001:db8::7"],
  ["::ffff:db8", "::ffff:db8"],
  ["not an address", "not an address"],
])("the socket address %s gives the client address %s", (ip, address) => {
  expect(clientAddress({ ip })).toBe(address);
});

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:0DB8:0001:0002::6", "2001:db8:1:2::/64"],
  ["2001:db8::6", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["2001:db8:1:2:3:4:192.0.2.33", "2001:db8:1:2::/64"],
  ["64:ff9b::192.0.2.33", "64:ff9b:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["not an address", "not an address"],
])("the address %s belongs to the network %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});
