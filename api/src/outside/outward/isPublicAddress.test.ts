import { describe, expect, test } from "vitest";
import { isPublicAddress } from "./isPublicAddress.ts";

describe("public addresses", () => {
  test.for(["1.1.1.1", "93.184.216.34", "172.32.0.1", "2606:4700:4700::1111", "2a00:1450:4001::1"])(
    "the IP address %s is public",
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );

  test.for([
    "0.0.0.0",
    "10.1.2.3",
    "100.64.0.1",
    "127.0.0.1",
    "127.255.255.254",
    "169.254.169.254",
    "172.16.0.1",
    "172.31.255.255",
    "192.168.1.1",
    "198.18.0.1",
    "224.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "::127.0.0.1",
    "::ffff:127.0.0.1",
    "::ffff:7f00:1",
    "::ffff:8.8.8.8",
    "64:ff9b::7f00:1",
    "100::1",
    "2001:0:4136:e378:8000:63bf:3fff:fdd2",
    "2001:db8::1",
    "2002:7f00:1::",
    "fc00::1",
    "fd00:ec2::254",
    "fe80::1",
    "fe80::1%eth0",
    "2606:4700:4700::1111%eth0",
    "ff02::1",
    "",
    "localhost",
    "127.1",
  ])("the IP address or text %s is not public", (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});
