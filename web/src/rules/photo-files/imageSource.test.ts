import { expect, test } from "vitest";
import { isImageSource } from "./photoVariants.ts";

// Spec 5.14
test.each([
  "/objects/uploads/1",
  "http://cellar.example/a.jpg",
  "https://cellar.example/a.jpg",
  "blob:http://localhost/1",
  `data:image/jpeg;base64,${"A".repeat(40)}`,
])("the address %j is a picture's address", (source) => {
  expect(isImageSource(source)).toBe(true);
});

// Spec 5.14
test.each([
  "",
  null,
  undefined,
  "photo.jpg",
  "javascript:alert(1)",
  "data:image/jpeg;base64,AAAA",
  `data:image/jpeg;base64${"A".repeat(40)}`,
  `data:text/html,${"A".repeat(60)}`,
])("the address %j is not a picture's address", (source) => {
  expect(isImageSource(source)).toBe(false);
});
