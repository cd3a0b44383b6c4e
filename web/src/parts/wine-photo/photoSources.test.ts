import { expect, test } from "vitest";
import { photoSources } from "./photoSources.ts";

const stored = "/objects/uploads/4b7a5c0e-8d44-4df1-9b5e-0d8c3ad2a111";

test("a photo stored on the server uses the server's small variants", () => {
  expect(photoSources(stored, undefined)).toEqual({
    src: `${stored}?w=320`,
    srcSet: `${stored}?w=160 160w, ${stored}?w=320 320w, ${stored}?w=480 480w`,
  });
});

// Spec 2.35
test("a photo's retry appends the retry time to all its addresses", () => {
  const { src, srcSet } = photoSources(stored, 1234);

  expect(src).toBe(`${stored}?w=320&retry=1234`);
  expect(srcSet?.match(/retry=1234/g)).toHaveLength(3);
  expect(photoSources("https://example.org/label.jpg?a=b", 1234)).toEqual({
    src: "https://example.org/label.jpg?a=b&retry=1234",
  });
});

test("a retry does not change the address of a photo on this device", () => {
  expect(photoSources("blob:http://localhost/1", 1234)).toEqual({ src: "blob:http://localhost/1" });
});
